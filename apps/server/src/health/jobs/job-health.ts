import { HOUR_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import { shortInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { SelfTestTable } from '../../db/reminder-tables.ts';
import { durationInWords } from '../../duration-in-words.ts';
import { LATE_MS } from '../../outbox/late.ts';
import type { HealthItem } from '../health-item.ts';

/** The mail is looked at every minute; a busy machine may be a little late. */
const SILENT_MS = 5 * MINUTE_MS;
/** It is made daily; a restart may put it off. */
const TEST_OLD_MS = 26 * HOUR_MS;

/** Whether the process that delivers mail is running. `lastSeen`: the newest start of any job. */
export function workerHealth(lastSeen: number | null, now: number): HealthItem {
  const name = 'Delivery';
  const advice =
    'Ask whoever looks after the server to restart it. Nothing that came in is lost: it goes out as soon as the server runs again.';
  if (lastSeen === null) {
    return { name, state: 'wrong', words: 'The part that sends email has not run yet.', advice };
  }
  const silent = now - lastSeen;
  if (silent <= SILENT_MS) return { name, state: 'fine', words: 'Email is being sent.' };
  return {
    name,
    state: 'wrong',
    words: `The part that sends email last ran ${durationInWords(silent)} ago.`,
    advice,
  };
}

/** What is known of the self-tests. */
interface SelfTestFacts {
  /** The last one; its outcome is null while its mail is on the way. */
  readonly last: Pick<SelfTestTable, 'started_at' | 'outcome'> | undefined;
  /** Whether there is to be one a day. */
  readonly isOn: boolean;
  readonly now: number;
}

/** The daily inquiry that the server sends itself, the whole way to the mail server. */
export function selfTestHealth({ last, isOn, now }: SelfTestFacts): HealthItem {
  const name = 'Self-test';
  const advice = 'See what this page says about email. The next self-test runs automatically.';
  if (!isOn)
    return {
      name,
      state: 'unknown',
      words: 'No daily self-test runs: there is no mail server, or the test is turned off.',
    };
  if (!last) return { name, state: 'unknown', words: 'No self-test has run yet. One runs each day.' };
  const when = shortInJacksonville(last.started_at, now);
  if (last.outcome === 'not-accepted') {
    return { name, state: 'wrong', words: `The last self-test failed (${when}).`, advice };
  }
  if (last.outcome === null && now - last.started_at > LATE_MS) {
    const words = `The self-test of ${when} has been on its way for ${durationInWords(now - last.started_at)}.`;
    return { name, state: 'attention', words, advice };
  }
  if (now - last.started_at > TEST_OLD_MS) {
    return {
      name,
      state: 'attention',
      words: `The last self-test is old: ${when}.`,
      advice: 'See what this page says about delivery.',
    };
  }
  const words =
    last.outcome === null
      ? `A self-test is on its way (${when}).`
      : `The last self-test went through (${when}).`;
  return { name, state: 'fine', words };
}
