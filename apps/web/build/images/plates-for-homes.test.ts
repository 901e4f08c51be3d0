import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtureContent } from '@rivermark/content/fixtures';
import { expect, test } from 'vitest';
import { readIllustrations } from './make-pictures.ts';
import { picturePlan } from './subjects.ts';

test('a home that was not drawn is shown by the plate of its kind, which says so', async () => {
  const masters = join(import.meta.dirname, '../../../../illustrations/masters');
  const content = fixtureContent();
  const [home] = content.homes;
  if (!home) throw new Error('There is no home');
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-masters-'));
  for (const file of readdirSync(masters).filter((name) => name !== `${home.id}.webp`))
    symlinkSync(join(masters, file), join(folder, file));
  const source = (await readIllustrations(folder, picturePlan(content))).get(home.id);
  expect(source?.file).toBe(`plate-${home.plate}.webp`);
  expect(source?.illustration).toBe(true);
  rmSync(folder, { recursive: true });
});
