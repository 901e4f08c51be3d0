import { useRef } from 'react';
import { type SteppedSetting, stepFrom } from '../../boot/settings.ts';
import { changeSettings } from './settings-store.ts';
import './accessibility-panel.css';

export interface StepperProps {
  readonly name: SteppedSetting;
  /** As it is shown, such as 'Text size'. */
  readonly label: string;
  readonly value: number;
  readonly onChanged: (message: string) => void;
}

/**
 * One setting in percent, with a minus and a plus button. Each is disabled at its end of the scale.
 */
export function Stepper({ name, label, value, onChanged }: StepperProps) {
  const group = useRef<HTMLDivElement>(null);
  const id = `setting-${name}`;

  const step = (direction: 1 | -1) => {
    const next = stepFrom(name, value, direction);
    if (next === undefined) return;
    changeSettings({ [name]: next });
    onChanged(`${label} ${next} percent`);
    // A disabled button lets go of the focus, and it would start again at the top of the page.
    if (stepFrom(name, next, direction) === undefined)
      group.current?.querySelector<HTMLElement>(`[data-step="${-direction}"]`)?.focus();
  };

  const button = (direction: 1 | -1, verb: string, path: string) => (
    <button
      type="button"
      className="round-button"
      data-step={direction}
      aria-label={`${verb} ${label.toLowerCase()}`}
      disabled={stepFrom(name, value, direction) === undefined}
      onClick={() => step(direction)}
    >
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one row with its legend
    <div className="setting" role="group" aria-labelledby={id} ref={group}>
      <span id={id}>{label}</span>
      <span className="stepper">
        {button(-1, 'Decrease', 'M4 10h12')}
        <span className="stepper-value">{value}%</span>
        {button(1, 'Increase', 'M4 10h12M10 4v12')}
      </span>
    </div>
  );
}
