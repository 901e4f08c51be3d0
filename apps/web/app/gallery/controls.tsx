import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Specimen } from './specimen.tsx';

const states = ['', 'hover', 'active', 'focus'] as const;
const names = { '': 'At rest', hover: 'Hovered', active: 'Pressed', focus: 'Focused' } as const;

/** The panels of the tabs, which stand in slots. */
export const tabPanels = {
  one: <p>The panel of the first tab.</p>,
  two: <p>The panel of the second tab.</p>,
};

/** Everything that is pressed, in each of its states. */
export function Controls() {
  const [tab, setTab] = useState<'one' | 'two'>('one');
  return (
    <>
      {(['primary', 'secondary'] as const).map((look) => (
        <Specimen key={look} name={`Button ${look}`}>
          <div className="gallery-row">
            {states.map((state) => (
              <Button key={state} look={look} data-state={state || undefined}>
                {names[state]}
              </Button>
            ))}
            <Button look={look} disabled>
              Sending
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen name="Buttons on a dark ground">
        <div className="gallery-row gallery-dark dark">
          {(['primary', 'secondary'] as const).flatMap((look) =>
            states.map((state) => (
              <Button key={look + state} look={look} data-state={state || undefined}>
                {names[state]}
              </Button>
            )),
          )}
        </div>
      </Specimen>
      <Specimen name="Round buttons">
        <div className="gallery-row">
          {(['previous', 'next', 'pause', 'play', 'close'] as const).map((icon) => (
            <button
              key={icon}
              type="button"
              className="round-button"
              aria-label={icon}
              data-tooltip={`Tooltip of ${icon}`}
            >
              <Icon name={icon} />
            </button>
          ))}
          <button type="button" className="round-button" aria-label="hovered" data-state="hover">
            <Icon name="next" />
          </button>
        </div>
      </Specimen>
      <Specimen name="Links">
        <p>
          A sentence with <a href="#specimen-links">a link at rest</a>,{' '}
          <a href="#specimen-links" data-state="hover">
            one hovered
          </a>{' '}
          and{' '}
          <a href="#specimen-links" data-state="focus">
            one focused
          </a>
          .
        </p>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          id="gallery"
          label="Sample tabs"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { name: 'one', label: 'The first' },
            { name: 'two', label: 'The second' },
          ]}
        />
      </Specimen>
    </>
  );
}
