import { useState } from 'react';
import { Stepper } from '../features/accessibility-panel/stepper.tsx';
import { Specimen } from './specimen.tsx';

/**
 * A setting in percent at each end of its scale and in between. The panel itself opens by its
 * button.
 */
export function SettingsSpecimen() {
  const [message, setMessage] = useState('');
  return (
    <Specimen name="Settings">
      <Stepper name="fontSize" label="Text size" value={75} onChanged={setMessage} />
      <Stepper name="lineHeight" label="Line height" value={150} onChanged={setMessage} />
      <Stepper name="cursorSize" label="Cursor size" value={250} onChanged={setMessage} />
      <p role="status">{message}</p>
    </Specimen>
  );
}
