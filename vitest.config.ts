import { defineConfig } from 'vitest/config';
import { LongestFirst } from './script/lib/longest-first.ts';

const isShared = process.env.TEST_STORES?.startsWith('postgres') === true;
/** Files of which no test is for the other stores; each says why. */
const forSharedStores = ['**/several-machines*.int.test.ts'];
const forEmbeddedStores = ['backup*', 'restart', 'upgrade'].map(
  (name) => `apps/server/test/${name}.int.test.ts`,
);
/** Backs up into the run's bucket: starting one of its own would take ten seconds. */
const forBuckets = ['apps/server/test/s3-backups.int.test.ts'];
/** No test of these keeps documents in a bucket. */
const forDisks = ['apps/server/test/job-watch.int.test.ts'];
/** Runs on a machine of its own, by script/prove. */
const onMachine = process.env.MACHINE ? [] : ['apps/server/test/bad-night.int.test.ts'];
/** Takes minutes, by script/prove. */
const onFilledDisk = process.env.FILLED_DISK ? [] : ['apps/server/test/filled-disk.int.test.ts'];
/** Needs a calendar server, by script/prove. */
const onRadicale = process.env.RADICALE ? [] : ['apps/server/test/radicale.int.test.ts'];
const isBucket = process.env.TEST_STORES?.endsWith('+s3') === true;

export default defineConfig({
  // As the build says it where nobody names another (apps/web/build/definitions.ts).
  define: { __API_ORIGIN__: '""', __EMAIL_SETTINGS__: '{}', __MAP_EMBED_URL__: '""' },
  test: {
    include: ['{apps,bench,packages,e2e,script}/**/*.test.{ts,tsx}', 'illustrations/masters.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      ...(isShared ? forEmbeddedStores : forSharedStores),
      ...(isBucket ? forDisks : forBuckets),
      ...onMachine,
      ...onFilledDisk,
      ...onRadicale,
    ],
    globalSetup: ['apps/server/test/stores-for-run.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // None lives long. Clearing its memory again and again costs a third more: at 256 MB still a
    // sixth, at 2 GB nothing less than at 1.
    execArgv: ['--initial-heap-size=1024', '--min-semi-space-size=32', '--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    retry: 0,
    // Only stops tests that hang. A busy machine, a bucket or a disk that syncs hundreds of commits
    // can be ten times slower.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Left to itself it looks for a second.
    expect: { poll: { timeout: 60_000 } },
  },
});
