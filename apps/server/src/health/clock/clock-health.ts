import { DAY_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import { inJacksonville, shortInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { ClockFacts } from '../../clock/clock-facts.ts';
import { durationInWords } from '../../duration-in-words.ts';
import type { HealthItem } from '../health-item.ts';

/** Time services keep clocks together within a fraction of a second. */
const MOST_APART_MS = 5000;

/** Whether the clock is trusted after a jump: somebody set it, or had a week to do so. */
function isSettled({ now, comparedAt, goesSince }: ClockFacts): boolean {
  if (goesSince === undefined) return false;
  if (now - goesSince > 7 * DAY_MS) return true;
  return comparedAt !== undefined && comparedAt >= goesSince && comparedAt <= now;
}

export function clockHealth(facts: ClockFacts): HealthItem {
  const { now, newestKnown, comparedAt, aheadOfDatabaseMs = 0, erasesAgainAt = now } = facts;
  const name = 'Clock';
  const shows = `The server’s clock shows ${inJacksonville(now)}.`;
  if (Math.abs(aheadOfDatabaseMs) > MOST_APART_MS) {
    const seconds = Math.round(Math.abs(aheadOfDatabaseMs) / 1000);
    return {
      name,
      state: 'wrong',
      words: `${shows} It is ${seconds} seconds ${aheadOfDatabaseMs > 0 ? 'ahead of' : 'behind'} the clock of the database.`,
      advice:
        'Ask whoever looks after the servers to have a time service (NTP) set the clock of each, then check back here.',
    };
  }
  if (newestKnown !== null && newestKnown - now > 2 * MINUTE_MS && !isSettled(facts)) {
    return {
      name,
      state: 'wrong',
      words: `${shows} Before, it was ahead of this by ${durationInWords(newestKnown - now)}, so it was or is wrong.`,
      advice:
        'Ask whoever looks after the server to have a time service (NTP) set the clock, then check back here.',
    };
  }
  if (erasesAgainAt > now) {
    return {
      name,
      state: 'attention',
      words: `${shows} It jumped ahead by days: the server was off, or the clock is ahead. Nothing is erased by age before ${shortInJacksonville(erasesAgainAt, now)}.`,
      advice: 'Compare it with your own. If it is wrong, have it corrected before then.',
    };
  }
  if (comparedAt === undefined) {
    return {
      name,
      state: 'unknown',
      words: `${shows} Compare it with your own: this machine does not report whether it is kept on time.`,
    };
  }
  if (now - comparedAt > 7 * DAY_MS) {
    return {
      name,
      state: 'attention',
      words: `${shows} It was last compared with a time service ${durationInWords(now - comparedAt)} ago.`,
      advice: 'Ask whoever looks after the server to check its time service (NTP).',
    };
  }
  return { name, state: 'fine', words: `${shows} A time service keeps it on time.` };
}
