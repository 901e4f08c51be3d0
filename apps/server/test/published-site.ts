import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from '../src/publishing/publish.ts';
import { drawBuiltSite } from './draw-built-site.ts';
import { writeNumberedSite } from './numbered-site.ts';
import { temporaryFolder } from './start-app.ts';

/** Publishes numbered sites into a data directory. `now`: the clock, which a test may move. */
export function publisher(dataDir: string, publicUrl = 'http://localhost:3000') {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = join(temporaryFolder(), 'built');
  const clock = { now: Date.UTC(2026, 10, 27, 12) };
  const deps = {
    dataDir,
    servedAs: () => ({ publicUrl, marksSamples: false }),
    program: 'test',
    clock: () => clock.now,
  };
  return {
    deps,
    clock,
    folder,
    async publish(number: number, day = '2026-11-27', more: Partial<Parameters<typeof publish>[0]> = {}) {
      writeNumberedSite(folder, number);
      return publish({ ...deps, ...more }, drawBuiltSite(folder, day));
    },
  };
}
