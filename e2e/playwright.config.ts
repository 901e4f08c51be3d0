import { defineConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
/** The same engine without a browser around it. Chromium makes all journeys where it is missing. */
const shell = process.env.HEADLESS_SHELL_PATH || chromium;

/** What is a browser's own: its cache of pages that were left, its notes and its leave for them. */
const ofBrowser = ['back-forward-cache.spec.ts', 'desk-push.spec.ts'];

/**
 * The pages of a context share a process. Otherwise each context also starts a spare one, which no
 * journey uses.
 */
const ONE_RENDERER = '--renderer-process-limit=1';

const launchedBy = (executablePath: string, ...args: readonly string[]) => ({
  executablePath,
  args: [
    ...args,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A document lives for seconds: its memory may grow rather than be cleared.
    '--js-flags=--initial-heap-size=256 --min-semi-space-size=32 --max-semi-space-size=64',
  ],
});

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  ...(process.env.TEST_ALL ? {} : { grepInvert: /@all/ }),
  globalSetup: './build-sites.ts',
  outputDir: '../test-results/e2e',
  // Built code, which the test runner would transpile for seven seconds.
  build: { external: ['**/dist-renderer/**'] },
  fullyParallel: true,
  // Journeys wait a tenth of their time, for a network or a timer.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // For what never comes, not for what is slow: a machine with other work is ten times slower.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    viewport: { width: 1280, height: 900 },
  },
  projects: [
    {
      name: 'browser',
      testMatch: ofBrowser,
      // A few journeys are not worth two starts.
      workers: 1,
      use: {
        launchOptions: {
          ...launchedBy(chromium),
          // The test runner disables this cache by default.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    { name: 'engine', testIgnore: ofBrowser, use: { launchOptions: launchedBy(shell, ONE_RENDERER) } },
  ],
});
