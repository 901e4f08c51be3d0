import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  type ChosenSetting,
  choices,
  isAtDefaults,
  isChosen,
  isStepped,
  type Settings,
} from '../../boot/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { changeSettings, resetSettings, settingsAreLost, settingsStore } from './settings-store.ts';
import { Stepper } from './stepper.tsx';

/**
 * The label of every setting, in display order. The type of a setting decides its control:
 * percentages get a stepper, yes or no gets a switch, and words get a choice.
 */
const labels: Readonly<Record<keyof Settings, string>> = {
  fontSize: 'Text size',
  textSpacing: 'Text spacing',
  lineHeight: 'Line height',
  cursorSize: 'Cursor size',
  contrast: 'Contrast',
  underlineLinks: 'Underline links',
  highlightLinks: 'Highlight links',
  readableFont: 'Readable font',
  pauseAnimations: 'Pause animations',
};
const names = Object.keys(labels) as (keyof Settings)[];

const words: { readonly [Name in ChosenSetting]: Readonly<Record<Settings[Name], string>> } = {
  contrast: { normal: 'Normal', high: 'High', inverted: 'Inverted' },
};

/**
 * A non-modal dialog with the settings, so that visitors see each change on the page. Takes the
 * focus when it opens, because the visitor has just asked for it.
 */
export function AccessibilityPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const settings = useSyncExternalStore(settingsStore.subscribe, settingsStore.current);
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  // A layout effect, because Escape pressed before a later effect would lose the focus.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className="settings dark" id={id} role="dialog" aria-labelledby={`${id}-title`}>
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
        {names.map((name) =>
          isStepped(name) ? (
            <Stepper
              key={name}
              name={name}
              label={labels[name]}
              value={settings[name]}
              onChanged={setMessage}
            />
          ) : isChosen(name) ? (
            <fieldset key={name} className="setting-choice">
              <legend>{labels[name]}</legend>
              {choices[name].map((value) => (
                <label key={value}>
                  <input
                    type="radio"
                    name={`setting-${name}`}
                    checked={settings[name] === value}
                    onChange={() => changeSettings({ [name]: value })}
                  />
                  <span>{words[name][value]}</span>
                </label>
              ))}
            </fieldset>
          ) : (
            <label key={name} className="setting">
              <span>{labels[name]}</span>
              <input
                className="box"
                type="checkbox"
                checked={settings[name]}
                onChange={({ target }) => changeSettings({ [name]: target.checked })}
              />
            </label>
          ),
        )}
      </div>
      <div className="settings-foot">
        <Button
          look="secondary"
          aria-disabled={isAtDefaults(settings)}
          onClick={() => {
            resetSettings();
            setMessage('All settings are back to their defaults');
          }}
        >
          Reset All Settings
        </Button>
        <p className="footnote">
          {settingsAreLost()
            ? 'This browser stores nothing for this site, so settings end when you leave the page.'
            : 'Kept in this browser only.'}{' '}
          Your device’s own settings for text, contrast and motion are followed, too.{' '}
          <a href="/accessibility">Accessibility statement</a>
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </div>
  );
}
