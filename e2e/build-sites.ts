import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The site that tests look at: of a content that no owner edits. */
export const TESTED_SITE = join(import.meta.dirname, '../.cache/tested');

/** Builds those of the parts that have changed since they were built last. Throws with what the build said. */
export function buildSites(parts: readonly string[]): void {
  // A test runner's own would make it the build for developers.
  const { NODE_ENV, ...env } = process.env;
  execFileSync(process.execPath, ['script/lib/build-changed.ts', ...parts], {
    cwd: join(import.meta.dirname, '..'),
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Before all journeys: the site that is tested, and the one with the gallery, the question for consent and an outside map. */
export default () => buildSites(['e-mails', 'tested site', 'gallery']);
