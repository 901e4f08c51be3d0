import { type Settings, weekdays } from '../schema/settings.ts';

/** From Monday on, as a week of work is read. */
const week = [...weekdays.slice(1), weekdays[0]];

/** '09:00' as '9 am', '12:30' as '12:30 pm'; the parts stay on one line. */
function timeInWords(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past}\u00a0${hours < 12 ? 'am' : 'pm'}`;
}

/** Days that follow each other, as one part: 'Monday', 'Monday and Tuesday', 'Monday to Friday'. */
function daysInWords(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (days.length === 1) return `${first}`;
  return days.length === 2 ? `${first} and ${last}` : `${first} to ${last}`;
}

/** When the agent is at work, as visitors read it: 'Monday to Saturday, 9 am to 6 pm'. */
export function hoursInWords({ days, opens, closes }: Settings['businessHours']): string {
  const runs: string[][] = [];
  for (const [at, day] of week.entries()) {
    if (!(days as readonly string[]).includes(day)) continue;
    const run = runs.at(-1);
    if (run && run.at(-1) === week[at - 1]) run.push(day);
    else runs.push([day]);
  }
  return `${runs.map(daysInWords).join(', ')}, ${timeInWords(opens)} to ${timeInWords(closes)}`;
}
