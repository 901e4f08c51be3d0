import { DAY_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import type { Clock } from '../../clock/clock.ts';
import { type Busy, busyTimes } from './busy-times.ts';
import { CalendarError, fetchCalendar } from './fetch-calendar.ts';

/** What is known of the agent's own calendar. No text includes its address. */
export type CalendarReading =
  | { readonly state: 'none' }
  | { readonly state: 'not-yet' }
  | { readonly state: 'read'; readonly at: number }
  | { readonly state: 'unreadable'; readonly at: number; readonly words: string };

export interface AgentCalendar {
  /** When she is busy. Undefined if her calendar cannot be read. Never rejects. */
  busy(from: number, until: number): Promise<readonly Busy[] | undefined>;
  /** The last reading. If it is old, starts a new one; `waits` says whether to wait for it. */
  reading(waits: boolean): Promise<CalendarReading>;
}

/** How long a reading is used. */
const FRESH_MS = 5 * MINUTE_MS;
/** Nobody proposes times further ahead. */
const AHEAD_MS = 400 * DAY_MS;

/** Used without CALENDAR_URL: nothing is known, and she counts as free. */
const noCalendar: AgentCalendar = {
  busy: async () => [],
  reading: async () => ({ state: 'none' }),
};

/**
 * The agent's own calendar at a secret address. Read only on demand, and cached for some minutes.
 */
export function createAgentCalendar(
  url: URL | undefined,
  clock: Clock,
  fetchText: (url: URL) => Promise<string> = fetchCalendar,
): AgentCalendar {
  if (!url) return noCalendar;
  let last: Exclude<CalendarReading, { state: 'none' }> = { state: 'not-yet' };
  let spans: readonly Busy[] = [];
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      const text = await fetchText(url as URL);
      // Expanded once here, because a long calendar takes a moment.
      spans = busyTimes(text, clock() - DAY_MS, clock() + AHEAD_MS);
      last = { state: 'read', at: clock() };
    } catch (error) {
      last = { state: 'unreadable', at: clock(), words: inWords(error) };
    }
  }
  const isFresh = () => last.state !== 'not-yet' && Math.abs(clock() - last.at) < FRESH_MS;
  /** Concurrent requests share one reading. */
  async function refresh(): Promise<void> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    async busy(from, until) {
      if (!isFresh()) await refresh();
      return last.state === 'read' ? spans.filter((one) => one.to > from && one.from < until) : undefined;
    },
    async reading(waits) {
      if (!isFresh()) {
        const refreshed = refresh();
        if (waits) await refreshed;
      }
      return last;
    },
  };
}

/** A parser error quotes the calendar, which is private. */
const inWords = (error: unknown): string =>
  error instanceof CalendarError ? error.message : 'What is there could not be read as a calendar';
