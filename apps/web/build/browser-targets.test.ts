import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserTargets } from './browser-targets.ts';

test('the list of browsers in the documents begins with the versions that the scripts are built for', () => {
  const documents = readFileSync(new URL('../../../docs/engines.md', import.meta.url), 'utf8');
  const [, chrome, safari, firefox] =
    /Chrome and Edge (\d+), Safari (\d+) and Firefox (\d+)/.exec(documents) ?? [];
  expect([`chrome${chrome}`, `safari${safari}`, `firefox${firefox}`]).toEqual([...browserTargets]);
  expect(documents).toContain(`Chrome ${chrome}, Safari ${safari}, Firefox ${firefox} | believed`);
});

test('no style asks whether scripts run: the oldest browsers know neither answer, and the page itself says it', () => {
  const app = new URL('../app/', import.meta.url);
  const sheets = globSync('**/*.css', { cwd: app });
  expect(sheets.length).toBeGreaterThan(20);
  const asking = sheets.filter((sheet) =>
    /@media[^{]*scripting/.test(readFileSync(new URL(sheet, app), 'utf8')),
  );
  expect(asking).toEqual([]);
});
