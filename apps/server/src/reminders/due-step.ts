import { HOUR_MS } from '@rivermark/contracts/durations';
import { nextWorkingMoment, type OpeningHours } from '@rivermark/contracts/jacksonville-moment';
import type { ReminderSettings } from '../config/promise-settings.ts';

/** This long after its last step, an enquiry appears only in the morning mail. */
const PATIENCE_MS = 24 * HOUR_MS;

/**
 * When a step is due. The first one is only a nudge and waits for business hours; the others do
 * not.
 */
function dueAt(hours: OpeningHours, receivedAt: number, step: number, isFirst: boolean): number {
  const passed = receivedAt + step * HOUR_MS;
  return isFirst ? nextWorkingMoment(passed, hours) : passed;
}

/** Enquiries received from this moment on may have a step due at `now`. */
export const earliestWithStep = ({ steps }: Pick<ReminderSettings, 'steps'>, now: number): number =>
  now - Math.max(...steps) * HOUR_MS - PATIENCE_MS;

/**
 * The due step (in hours) for an enquiry of this age: the latest one, as it makes missed ones
 * pointless. Undefined if there is none, or if the last one is long past.
 */
export function dueStep(
  { steps }: Pick<ReminderSettings, 'steps'>,
  hours: OpeningHours,
  receivedAt: number,
  now: number,
): number | undefined {
  if (receivedAt < earliestWithStep({ steps }, now)) return undefined;
  return steps.findLast((step, place) => dueAt(hours, receivedAt, step, place === 0) <= now);
}
