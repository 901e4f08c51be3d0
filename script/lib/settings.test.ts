import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '../../apps/server/src/config.ts';
import { buildSettings } from './build-settings.ts';
import { settingsInDocs } from './settings-table.ts';

const root = join(import.meta.dirname, '../..');

const namesOf = (rows: readonly { readonly names: readonly string[] }[]) =>
  rows.flatMap(({ names }) => names).sort();

/**
 * What the server reads. The service manager sets LISTEN_PID, for the one process that it starts.
 */
const namesReadByServer = () => settingNames().filter((name) => name !== 'LISTEN_PID');

/**
 * The variables that the build reads, found in its sources. `GALLERY` is for developers, and set by
 * a script. `PUBLIC_URL` is the server's: the build compresses pages for it if it is known, and
 * needs no rebuild otherwise. The build sets `NODE_ENV` itself.
 */
function namesReadByBuild(): string[] {
  const build = join(root, 'apps/web/build');
  const sources = globSync('**/*.ts', { cwd: build, exclude: ['**/*.test.ts', 'dev.ts'] }).map((file) =>
    readFileSync(join(build, file), 'utf8'),
  );
  const names = sources.flatMap((source) => [
    ...[...source.matchAll(/\benv\.([A-Z_]+)/g)].map(([, name = '']) => name),
    ...[...source.matchAll(/\{([A-Z_, ]+)\} = process\.env/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    ),
  ]);
  return [...new Set(names)].filter((name) => !['GALLERY', 'PUBLIC_URL', 'NODE_ENV'].includes(name));
}

test('docs/settings.md names every setting that the server reads, and no other', () => {
  expect(namesOf(settingsInDocs().server)).toEqual(namesReadByServer().sort());
});

test('docs/settings.md names every setting that the build reads, and no other; a change of each builds anew', () => {
  const read = namesReadByBuild().sort();
  expect(read).toContain('GTAG_ID');
  expect(namesOf(settingsInDocs().build)).toEqual(read);
  expect([...buildSettings].sort()).toEqual(read);
});
