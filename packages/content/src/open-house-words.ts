import type { OpenHouse } from './home-types.ts';

type When = Pick<OpenHouse, 'date' | 'from' | 'to'>;

const DAY_MS = 86_400_000;
/** From here on a weekday alone could be taken for an earlier one. */
const WEEK_DAYS = 7;

const inUtc = (how: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...how });
  return (day: string) => format.format(Date.parse(day));
};
const weekday = inUtc({ weekday: 'long' });
const wholeDay = inUtc({ weekday: 'long', month: 'long', day: 'numeric' });
const withYear = inUtc({ dateStyle: 'full' });

function clock(time: string): readonly [shown: string, half: string] {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = `${hours % 12 || 12}${minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''}`;
  return [shown, hours < 12 ? 'AM' : 'PM'];
}

/** '1–3 PM', '11 AM–1 PM' */
export function hoursOfOpenHouse({ from, to }: Pick<OpenHouse, 'from' | 'to'>): string {
  const [[opens, half], [closes, otherHalf]] = [clock(from), clock(to)];
  return `${opens}${half === otherHalf ? '' : ` ${half}`}–${closes} ${otherHalf}`;
}

/** For any day: 'Sunday, December 6, 1–3 PM', with the year if `today` is in another. */
export function openHouseInWords({ date, ...hours }: When, today: string): string {
  const day = date.slice(0, 4) === today.slice(0, 4) ? wholeDay(date) : withYear(date);
  return `${day}, ${hoursOfOpenHouse(hours)}`;
}

/**
 * For cards, on a day: 'Open today 1–3 PM', 'Open Sunday 1–3 PM' within a week, 'Open Sunday,
 * December 13, 1–3 PM' later.
 */
export function openHouseLabel(when: When, today: string): string {
  const days = (Date.parse(when.date) - Date.parse(today)) / DAY_MS;
  if (days >= WEEK_DAYS) return `Open ${openHouseInWords(when, today)}`;
  return `Open ${days === 0 ? 'today' : weekday(when.date)} ${hoursOfOpenHouse(when)}`;
}
