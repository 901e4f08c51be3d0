import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import {
  momentInJacksonville,
  nextDay,
  nextWorkingMoment,
  type OpeningHours,
} from '@rivermark/contracts/jacksonville-moment';
import {
  clockTimeInJacksonville,
  dateInJacksonville,
  shortDayInJacksonville,
} from '@rivermark/contracts/jacksonville-time';

/** A moment that the desk proposes for a reminder. */
export interface ProposedTime {
  readonly words: string;
  readonly at: number;
}

/** A reminder of a day is due when the morning's mail is sent. */
const MORNING = '08:00';
const AFTERNOON = '17:00';
/** Nobody asks to be reminded of something sooner. */
const SOONEST_MS = 30 * MINUTE_MS;
const FRIDAY = 5;
const MONDAY = 1;
const STEP_MS = 5 * MINUTE_MS;

export const morningOf = (day: string): number => momentInJacksonville(day, MORNING);

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The next day after this one that is such a weekday. */
function nextWeekday(day: string, weekday: number): string {
  let next = nextDay(day);
  while (weekdayOf(next) !== weekday) next = nextDay(next);
  return next;
}

/** 'Today at 5 PM', 'Tomorrow', 'Friday'; on a Thursday and a Friday 'Monday'. */
export function reminderTimes(now: number): ProposedTime[] {
  const today = dateInJacksonville(now);
  const afternoon = momentInJacksonville(today, AFTERNOON);
  const tomorrow = nextDay(today);
  const isFridayNear = [weekdayOf(today), weekdayOf(tomorrow)].includes(FRIDAY);
  return [
    ...(afternoon >= now + SOONEST_MS ? [{ words: 'Today at 5 PM', at: afternoon }] : []),
    { words: 'Tomorrow', at: morningOf(tomorrow) },
    isFridayNear
      ? { words: 'Monday', at: morningOf(nextWeekday(today, MONDAY)) }
      : { words: 'Friday', at: morningOf(nextWeekday(today, FRIDAY)) },
  ];
}

/**
 * When to call again after an unanswered call. Each time is within business hours. None is listed
 * twice.
 */
export function tryAgainTimes(now: number, businessHours: OpeningHours): ProposedTime[] {
  const today = dateInJacksonville(now);
  const soon = Math.ceil((now + 2 * HOUR_MS) / STEP_MS) * STEP_MS;
  const evening = momentInJacksonville(today, businessHours.closes) - SOONEST_MS;
  const isWorkday = businessHours.days.includes(weekdayOf(today));
  const isWithinHours = nextWorkingMoment(soon, businessHours) === soon && dateInJacksonville(soon) === today;
  const tomorrow = nextWorkingMoment(momentInJacksonville(nextDay(today), '00:00'), businessHours);
  const dayOf =
    dateInJacksonville(tomorrow) === nextDay(today) ? 'Tomorrow' : shortDayInJacksonville(tomorrow);
  return [
    ...(isWithinHours ? [{ words: `In 2 Hours, ${clockTimeInJacksonville(soon)}`, at: soon }] : []),
    ...(isWorkday && evening > now + SOONEST_MS && evening !== soon
      ? [{ words: `This Evening, ${clockTimeInJacksonville(evening)}`, at: evening }]
      : []),
    { words: `${dayOf}, ${clockTimeInJacksonville(tomorrow)}`, at: tomorrow },
  ];
}

/** Whether a moment can be one of a reminder: within three years. */
export const isReminderTime = (at: number, now: number): boolean =>
  Number.isSafeInteger(at) && at > now - 3 * 365 * DAY_MS && at < now + 3 * 365 * DAY_MS;
