import { join } from 'node:path';
import { localInJacksonville } from '@rivermark/contracts/jacksonville-time';
import { busyTimes } from '../src/showings/calendar/busy-times.ts';

export const calendarFolder = join(import.meta.dirname, 'calendars');

export interface CalendarCase {
  readonly from: string;
  readonly to: string;
  readonly busy: readonly string[];
}

/** Each program's files, and when they make the agent busy, by Jacksonville's clock. */
export const calendarCases: Readonly<Record<string, CalendarCase>> = {
  // Nine o'clock stays nine o'clock when clocks change on November 1.
  'google-weekly-through-autumn': {
    from: '2026-10-19',
    to: '2026-11-17',
    busy: ['2026-10-19T09:00 60', '2026-11-02T09:00 60', '2026-11-10T13:00 90', '2026-11-16T09:00 60'],
  },
  'google-all-day': { from: '2026-11-01', to: '2026-11-30', busy: ['2026-11-06T00:00 2880'] },
  'google-cancelled': {
    from: '2026-11-01',
    to: '2026-11-30',
    busy: ['2026-11-02T10:00 60', '2026-11-04T10:00 60'],
  },
  // 2:30 does not exist on March 8: it is as long after the change.
  'apple-daily-through-spring': {
    from: '2026-03-06',
    to: '2026-03-12',
    busy: [
      '2026-03-06T08:00 45',
      '2026-03-07T02:30 45',
      '2026-03-07T08:00 45',
      '2026-03-08T03:30 45',
      '2026-03-08T08:00 45',
      '2026-03-09T02:30 45',
      '2026-03-09T08:00 45',
    ],
  },
  'apple-other-zones': {
    from: '2026-11-01',
    to: '2026-11-30',
    busy: ['2026-11-03T09:00 60', '2026-11-04T11:00 60', '2026-11-05T15:00 60'],
  },
  'apple-split-series': {
    from: '2026-11-01',
    to: '2026-11-30',
    busy: ['2026-11-01T10:00 60', '2026-11-02T10:00 60', '2026-11-03T12:00 60', '2026-11-04T12:00 60'],
  },
  // From eleven to three are five hours in the night on which clocks go back.
  'apple-over-midnight': {
    from: '2026-10-31',
    to: '2026-11-30',
    busy: ['2026-10-31T23:00 300', '2026-11-05T09:00 30', '2026-11-06T14:00 30', '2026-11-07T14:00 30'],
  },
  'outlook-windows-zone': {
    from: '2026-11-01',
    to: '2026-11-30',
    busy: ['2026-11-02T13:00 60', '2026-11-04T00:00 1440'],
  },
  'outlook-monthly': {
    from: '2026-09-01',
    to: '2026-12-31',
    busy: ['2026-09-08T09:30 60', '2026-10-13T09:30 60', '2026-11-12T16:00 60', '2026-12-08T09:30 60'],
  },
  'outlook-customized-zone': {
    from: '2026-10-01',
    to: '2026-11-30',
    busy: ['2026-10-30T09:00 60', '2026-11-06T09:00 60'],
  },
};

/**
 * '2026-11-02T09:00 60': when the agent is busy by Jacksonville's clock, and for how many minutes.
 */
export const busyInWords = (text: string, { from, to }: CalendarCase): string[] =>
  busyTimes(text, Date.parse(`${from}T04:00:00Z`), Date.parse(`${to}T04:00:00Z`)).map(
    (span) => `${localInJacksonville(span.from)} ${(span.to - span.from) / 60_000}`,
  );
