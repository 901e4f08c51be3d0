import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { choices, type Settings } from './settings.ts';
import { changeSettings, resetSettings, settingsAreLost, settingsStore } from './settings-store.ts';
import { Stepper } from './stepper.tsx';

const steppers = [
  ['fontSize', 'Text size'],
  ['textSpacing', 'Text spacing'],
  ['lineHeight', 'Line height'],
  ['cursorSize', 'Cursor size'],
] as const;

const switches = [
  ['underlineLinks', 'Underline links'],
  ['highlightLinks', 'Highlight links'],
  ['readableFont', 'Readable font'],
  ['pauseAnimations', 'Pause animations'],
] as const;

const contrastLabels: Readonly<Record<Settings['contrast'], string>> = {
  normal: 'Normal',
  high: 'High',
  inverted: 'Inverted',
};

/**
 * The settings themselves, in a dialog that leaves the page in reach, so that each can be seen at work. Takes the
 * focus when it comes, because the visitor has just asked for it.
 */
export function AccessibilityPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const settings = useSyncExternalStore(settingsStore.subscribe, settingsStore.current);
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className="settings" id={id} role="dialog" aria-labelledby={`${id}-title`}>
      <div className="settings-head">
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          Accessibility
        </h2>
        <button
          type="button"
          className="round-button"
          aria-label="Close accessibility panel"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="settings-list">
        {steppers.map(([name, label]) => (
          <Stepper key={name} name={name} label={label} value={settings[name]} onChanged={setMessage} />
        ))}
        <fieldset className="setting-contrast">
          <legend>Contrast</legend>
          {choices.contrast.map((contrast) => (
            <label key={contrast}>
              <input
                type="radio"
                name="setting-contrast"
                checked={settings.contrast === contrast}
                onChange={() => changeSettings({ contrast })}
              />
              <span>{contrastLabels[contrast]}</span>
            </label>
          ))}
        </fieldset>
        {switches.map(([name, label]) => (
          <label key={name} className="setting">
            <span>{label}</span>
            <input
              type="checkbox"
              checked={settings[name]}
              onChange={({ target }) => changeSettings({ [name]: target.checked })}
            />
          </label>
        ))}
      </div>
      <div className="settings-foot">
        <Button
          look="secondary"
          onClick={() => {
            resetSettings();
            setMessage('All settings are back to their defaults');
          }}
        >
          Reset all settings
        </Button>
        <p className="footnote">
          {settingsAreLost()
            ? 'This browser keeps nothing for the site: settings end when you leave the page.'
            : 'Kept in this browser only.'}{' '}
          Your device’s own settings for text, contrast and motion are followed without these.{' '}
          <Link to="/accessibility">Accessibility statement</Link>
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </div>
  );
}
