import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { closeDataDir, settingsOf } from './install.ts';
import type { Steps } from './steps.ts';
import { places } from './unit-files.ts';

/** Runs a release's program as the service does. */
function ask(release: string, ...args: string[]) {
  const program = join(release, 'bin/rivermark');
  return spawnSync(places.command, ['run', program, ...args], { encoding: 'utf8' });
}

/**
 * Replaces the running release by an older one. Restores the pre-upgrade copy of the database if
 * the older release needs it. Throws before changing anything if that cannot work.
 */
export function goBack(steps: Steps, version?: string): void {
  const current = steps.target(places.current);
  const older = version ? join(places.releases, version) : steps.target(places.previous);
  const known = steps.namesIn(places.releases).filter((name) => name !== basename(current ?? ''));
  if (!older || older === current || !known.includes(basename(older)))
    throw new Error(`Name the release to go back to, one of: ${known.join(', ') || 'none is left here'}.`);
  const copy = copyFor(older);
  steps.run(places.command, 'stop');
  try {
    if (copy) steps.run(places.command, 'put-copy-back', copy);
  } catch (error) {
    steps.run(places.command, 'start');
    throw error;
  }
  steps.link(places.current, older);
  steps.remove(places.previous);
  closeDataDir(steps, settingsOf(steps).DATA_DIR || places.data);
  steps.run(places.command, 'start');
}

/**
 * The copy that the older release needs; undefined if it can use the current database, or there is
 * no copy.
 */
function copyFor(older: string): string | undefined {
  const { status, stderr } = ask(older, 'outbox', 'list', '--state', 'sending');
  if (status === 0 || stderr.includes('There is no database')) return undefined;
  // Its first start migrates the database.
  if (stderr.includes('(database-older)')) return undefined;
  if (!stderr.includes('(database-newer)'))
    throw new Error(`The older release does not run here, and nothing was changed:\n${stderr}`);
  const copy = ask(older, 'upgrade-copy');
  if (copy.status !== 0)
    throw new Error(
      `The older release has no database to start on, and nothing was changed:\n${copy.stderr}`,
    );
  return copy.stdout.trim();
}
