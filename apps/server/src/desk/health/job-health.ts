import { shortInJacksonville } from '@rivermark/contracts/jacksonville-time';
import { durationInWords } from '../duration-in-words.ts';
import type { HealthItem } from './health-item.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The mail is looked at every minute; a busy machine may be a little late. */
const SILENT_MS = 5 * MINUTE_MS;
/** It is made daily; a restart may put it off. */
const TEST_OLD_MS = 26 * HOUR_MS;

/** A job's last run, as the scheduler wrote it down. */
export interface JobRun {
  readonly started_at: number | null;
  readonly ended_at: number | null;
  readonly error: string | null;
}

/** Whether the part of the server that delivers mail is at work. `lastSeen`: the newest beginning of any job. */
export function workerHealth(lastSeen: number | null, now: number): HealthItem {
  const name = 'Delivery';
  const advice =
    'Restart the server. Nothing that came in is lost: it leaves as soon as the server runs again.';
  if (lastSeen === null) {
    return { name, state: 'wrong', words: 'The part that delivers mail has not run yet.', advice };
  }
  const silent = now - lastSeen;
  if (silent <= SILENT_MS) return { name, state: 'fine', words: 'The part that delivers mail is at work.' };
  return {
    name,
    state: 'wrong',
    words: `The part that delivers mail gave its last sign of life ${durationInWords(silent)} ago.`,
    advice,
  };
}

/** The daily inquiry that the server sends itself, the whole way to the mail server. */
export function selfTestHealth(run: JobRun | undefined, now: number): HealthItem {
  const name = 'Self-test';
  if (!run?.started_at) return { name, state: 'unknown', words: 'No self-test has been made yet.' };
  const when = shortInJacksonville(run.started_at);
  if (run.error) {
    return {
      name,
      state: 'wrong',
      words: `The last self-test failed (${when}, ${run.error}).`,
      advice: 'See what is said of the mail on this page. The next self-test follows by itself.',
    };
  }
  if (now - run.started_at > TEST_OLD_MS) {
    return {
      name,
      state: 'attention',
      words: `The last self-test is old: ${when}.`,
      advice: 'See what is said of the delivery on this page.',
    };
  }
  return { name, state: 'fine', words: `The last self-test went through (${when}).` };
}
