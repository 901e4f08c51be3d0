import { HOUR_MS } from '@rivermark/contracts/durations';
import {
  clockTimeInJacksonville,
  dateInJacksonville,
  shortDayInJacksonville,
} from '@rivermark/contracts/jacksonville-time';
import { durationInWords } from '../../duration-in-words.ts';

/** What the site promises. */
const PROMISED_MS = 24 * HOUR_MS;
/** From here on the hours are counted down. */
const SOON_MS = 6 * HOUR_MS;

/** What is left of the 24 hours. */
export interface TimeLeft {
  readonly urgency: 'calm' | 'soon' | 'late';
  /** 'Due tomorrow 4:15 PM, waits 7 h', 'Due 4:15 PM, 3 h 20 min left', 'Late by 2 h'. */
  readonly words: string;
}

/** When an enquiry is due: after 24 hours of real time, not of the clock on the wall. */
export const dueAt = (receivedAt: number): number => receivedAt + PROMISED_MS;

/** Before this moment everything received is late. */
export const lateBefore = (now: number): number => now - PROMISED_MS;

export function timeLeft(receivedAt: number, now: number): TimeLeft {
  const due = dueAt(receivedAt);
  const left = due - now;
  if (left <= 0) return { urgency: 'late', words: `Late by ${inWholeHours(-left)}` };
  const when = `Due ${dayFrom(due, now)}${clockTimeInJacksonville(due)}`;
  if (left <= SOON_MS) return { urgency: 'soon', words: `${when}, ${durationInWords(left)} left` };
  return { urgency: 'calm', words: `${when}, waits ${inWholeHours(now - receivedAt)}` };
}

/** Minutes are said of the first hour alone. */
export const inWholeHours = (ms: number): string =>
  durationInWords(ms < HOUR_MS ? ms : Math.floor(ms / HOUR_MS) * HOUR_MS);

/** With a space behind it; today is not said. */
function dayFrom(due: number, now: number): string {
  const day = dateInJacksonville(due);
  if (day === dateInJacksonville(now)) return '';
  // Noon: a day of 23 or 25 hours is passed all the same.
  const noon = Date.parse(`${dateInJacksonville(now)}T17:00:00Z`);
  return day === dateInJacksonville(noon + PROMISED_MS) ? 'tomorrow ' : `${shortDayInJacksonville(due)} `;
}
