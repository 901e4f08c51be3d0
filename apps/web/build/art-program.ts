import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that draws social cards, maps and icons. */
const SOURCES = [
  'apps/web/{map-data,app/maps,build/locator-maps,build/social-cards}/**/*.ts',
  'apps/web/app/locator/locator-data.ts',
  'apps/web/build/draw-icons.ts',
  'packages/content/src/brand-colors.ts',
];

/**
 * The hash of the programs that draw social cards, maps and icons. A changed one redraws
 * everything.
 */
export function artProgramOf(project: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: project }).sort())
    if (!/\.test\.ts$/.test(file)) hash.update(readFileSync(join(project, file)));
  return hash.digest('hex');
}
