import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { styleFindings } from './style.ts';

/** How many findings a folder may still have. A folder that is not listed may have none. */
const ceilings: Record<string, number> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'style-ceilings.json'), 'utf8'),
);

const found = styleFindings();

test('no folder has more findings of style than its ceiling', () => {
  const above = [...found].filter(([folder, all]) => all.length > (ceilings[folder] ?? 0));
  expect(above.map(([folder, all]) => ({ folder, ceiling: ceilings[folder] ?? 0, all }))).toEqual([]);
});

test('ceilings only fall: a folder without findings has no row', () => {
  expect(Object.keys(ceilings).filter((folder) => !found.has(folder))).toEqual([]);
});
