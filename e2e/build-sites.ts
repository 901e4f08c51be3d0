import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The tested site, from content that no owner edits. */
export const TESTED_SITE = join(import.meta.dirname, '../.cache/tested');

/** Builds those parts that have changed since their last build. Throws with the build's output. */
export function buildSites(parts: readonly string[]): void {
  // A test runner's own NODE_ENV would make it the developers' build.
  const { NODE_ENV, ...env } = process.env;
  execFileSync(process.execPath, ['script/lib/build-changed.ts', ...parts], {
    cwd: join(import.meta.dirname, '..'),
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/**
 * Before all journeys: builds the tested site, and the one with the gallery, the consent question
 * and an outside map.
 */
export default () => buildSites(['e-mails', 'tested site', 'gallery']);
