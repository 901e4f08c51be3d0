/**
 * A worker in its own process, without the lock that allows one worker for each data directory: the
 * crash test runs two. CLOCK is the moment of its start, in milliseconds since 1970.
 */
import { fixtureContent } from '@rivermark/content/fixtures';
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import { compose } from '../src/start/compose.ts';
import { startWorker } from '../src/start/start-worker.ts';

// biome-ignore lint/style/noProcessEnv: it is a program, and gives its environment to the configuration
const env = process.env;
const shift = Number(env.CLOCK) - Date.now();
const clock = () => Date.now() + shift;
const content = fixtureContent();
const server = await compose(readConfig(env, content), {
  log: pino({ base: null }),
  clock,
  leaseClock: clock,
  random: Math.random,
  content: () => content,
});
startWorker(server);
