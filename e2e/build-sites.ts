import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Before all journeys: the site as it is served, and the one with the gallery, the question for consent and an outside map. */
export default function buildSites(): void {
  const root = join(import.meta.dirname, '..');
  execFileSync(process.execPath, ['script/lib/build-changed.ts', 'e-mails', 'site', 'gallery'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}
