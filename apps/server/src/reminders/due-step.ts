import { HOUR_MS } from '@rivermark/contracts/durations';
import { nextWorkingMoment, type OpeningHours } from '@rivermark/contracts/jacksonville-moment';
import type { ReminderSettings } from '../config/promise-settings.ts';

/** So long after its last step an enquiry is only told of in the mornings. */
const PATIENCE_MS = 24 * HOUR_MS;

/** When a step is due. The first is a nudge, so it waits for the hours of business; the others wait for nobody. */
function dueAt(hours: OpeningHours, receivedAt: number, step: number, isFirst: boolean): number {
  const passed = receivedAt + step * HOUR_MS;
  return isFirst ? nextWorkingMoment(passed, hours) : passed;
}

/** From when on an enquiry, if it is received then or later, may have a step due at `now`. */
export const earliestWithStep = ({ steps }: Pick<ReminderSettings, 'steps'>, now: number): number =>
  now - Math.max(...steps) * HOUR_MS - PATIENCE_MS;

/**
 * The step (in hours) that is due for an enquiry of this age: the latest whose time has come, as one that was missed
 * meanwhile says nothing beside it. Undefined where none is, or where the last one is long past.
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
