import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../apps/server/src/config.ts';
import { buildSettings } from './build-settings.ts';

const root = join(import.meta.dirname, '../..');

/** The names in the first column of the README's tables of settings: the server's, and the build's. */
function namesInReadme(): string[][] {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const section = /^## Configure$([\s\S]*?)^## /m.exec(readme)?.[1] ?? '';
  return section.split('At build time').map((part) =>
    [...part.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, cell = '']) => {
      const [first = '', ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      // `EMAIL_TEMPLATE_LEAD`, `…_PORTFOLIO`: the same but for the last word.
      return [first, ...others.map((name) => name.replace('…', first.replace(/_[A-Z]+$/, '')))];
    }),
  );
}

/** What the server asks its environment for. */
function namesReadByServer(): string[] {
  const asked = new Set<string>();
  const env = new Proxy({} as Record<string, string>, {
    get: (_, name) => {
      asked.add(String(name));
      return undefined;
    },
  });
  readConfig(env);
  return [...asked];
}

/** What the build asks its environment for, told by its sources; `GALLERY` is for developers, and set by a script. */
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
  return [...new Set(names)].filter((name) => name !== 'GALLERY');
}

test('the README names every setting that the server reads, and no other', () => {
  expect(namesInReadme()[0]?.sort()).toEqual(namesReadByServer().sort());
});

test('the README names every setting that the build reads, and no other; a change of each builds anew', () => {
  const read = namesReadByBuild().sort();
  expect(read).toContain('GTAG_ID');
  expect(namesInReadme()[1]?.sort()).toEqual(read);
  expect([...buildSettings].sort()).toEqual(read);
});
