import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import { momentInJacksonville, nextDay, type OpeningHours } from '@rivermark/contracts/jacksonville-moment';
import { dateInJacksonville, localInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { Busy } from './calendar/busy-times.ts';

/** So long before a time nobody is surprised by it. */
const NOTICE_MS = 3 * HOUR_MS;
const DAYS_AHEAD = 14;
const MOST = 8;
/** More of one day say less than another day. */
const MOST_OF_DAY = 3;

/** What the visitor asked for; '' where that was not said. */
export interface Wanted {
  /** YYYY-MM-DD */
  readonly day: string;
  /** 'Morning', 'Afternoon' or 'Evening'. */
  readonly part: string;
}

export interface Diary {
  readonly hours: OpeningHours;
  /** YYYY-MM-DD */
  readonly blockedDays: ReadonlySet<string>;
  readonly busy: readonly Busy[];
}

function partOfDay(moment: number): string {
  const hour = Number(localInJacksonville(moment).slice(11, 13));
  if (hour < 12) return 'Morning';
  return hour < 16 ? 'Afternoon' : 'Evening';
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The free times of a day, one an hour. */
function freeOn(day: string, minutes: number, now: number, { hours, blockedDays, busy }: Diary): number[] {
  if (blockedDays.has(day) || !hours.days.includes(weekdayOf(day))) return [];
  const closes = momentInJacksonville(day, hours.closes);
  const lastStart = closes - minutes * MINUTE_MS;
  const free: number[] = [];
  for (let at = momentInJacksonville(day, hours.opens); at <= lastStart; at += HOUR_MS) {
    const to = at + minutes * MINUTE_MS;
    if (at >= now + NOTICE_MS && !busy.some((one) => one.from < to && one.to > at)) free.push(at);
  }
  return free;
}

/** Where proposals end: a calendar is read up to here. */
export const proposedUntil = (now: number, wanted: Wanted): number =>
  Math.max(now, Date.parse(wanted.day) || 0) + (DAYS_AHEAD + 2) * DAY_MS;

/**
 * Free times to propose, the best first: on the wanted day and part of the day, then near it. None
 * lies outside business hours, on a blocked day, or where she is busy.
 */
export function freeTimes(now: number, wanted: Wanted, minutes: number, diary: Diary): number[] {
  const today = dateInJacksonville(now);
  let day = [wanted.day, today].toSorted()[1] ?? today;
  const ofDays: number[][] = [];
  for (let count = 0; count < DAYS_AHEAD; count += 1) {
    const free = freeOn(day, minutes, now, diary);
    const fits = (at: number) => (wanted.part === '' || partOfDay(at) === wanted.part ? 0 : 1);
    const sorted = free.toSorted((one, other) => fits(one) - fits(other) || one - other);
    // Without a wish, one early, one at noon and one late say more than three in a row.
    const spread =
      wanted.part === '' ? [0, 0.5, 1].map((at) => free[Math.round(at * (free.length - 1))]) : sorted;
    ofDays.push([...new Set(spread.filter((at) => at !== undefined))].slice(0, MOST_OF_DAY));
    day = nextDay(day);
  }
  return ofDays.flat().slice(0, MOST);
}
