import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const told = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** The items of levels 1 and 2 of OWASP ASVS 5.0.0, by section. */
const asvs =
  '1.1:1,2 1.2:1,2,3,4,5,6,7,8,9 1.3:1,2,3,4,5,6,7,8,9,10,11 1.4:1,2,3 1.5:1,2 2.1:1,2,3 2.2:1,2,3 2.3:1,2,3,4 2.4:1 3.2:1,2 3.3:1,2,3,4 3.4:1,2,3,4,5,6 3.5:1,2,3,4,5 3.7:1,2 4.1:1,2,3 4.2:1 4.3:1,2 4.4:1,2,3,4 5.1:1 5.2:1,2,3 5.3:1,2 5.4:1,2,3 6.1:1,2,3 6.2:1,2,3,4,5,6,7,8,9,10,11,12 6.3:1,2,3,4 6.4:1,2,3,4 6.5:1,2,3,4,5 6.6:1,2,3 6.8:1,2,3,4 7.1:1,2,3 7.2:1,2,3,4 7.3:1,2 7.4:1,2,3,4,5 7.5:1,2 7.6:1,2 8.1:1,2 8.2:1,2,3 8.3:1 8.4:1 9.1:1,2,3 9.2:1,2,3,4 10.1:1,2 10.2:1,2 10.3:1,2,3,4 10.4:1,2,3,4,5,6,7,8,9,10,11 10.5:1,2,3,4,5 10.6:1,2 10.7:1,2,3 11.1:1,2 11.2:1,2,3 11.3:1,2,3 11.4:1,2,3,4 11.5:1 11.6:1 12.1:1,2,3 12.2:1,2 12.3:1,2,3,4 13.1:1 13.2:1,2,3,4,5 13.3:1,2 13.4:1,2,3,4,5 14.1:1,2 14.2:1,2,3,4 14.3:1,2,3 15.1:1,2,3 15.2:1,2,3 15.3:1,2,3,4,5,6,7 16.1:1 16.2:1,2,3,4,5 16.3:1,2,3,4 16.4:1,2,3 16.5:1,2,3 17.1:1 17.2:1,2,3,4 17.3:1,2';
const items = asvs.split(' ').flatMap((section) => {
  const [name, numbers = ''] = section.split(':');
  return numbers.split(',').map((number) => `${name}.${number}`);
});

const rows = [...told.matchAll(/^\| ([0-9][0-9., ]*) \| ([^|]+) \| ([^|]*) \| ([^|]*)\|$/gm)].map(
  ([, ids = '', state = '', how = '', shownBy = '']) => ({ ids: ids.split(', '), state, how, shownBy }),
);

test('docs/security.md says of each item of ASVS level 2 how it stands, once', () => {
  expect(items).toHaveLength(253);
  expect(rows.flatMap(({ ids }) => ids).sort()).toEqual([...items].sort());
  for (const { ids, state, how } of rows) {
    expect(['met', 'partly', 'not met', 'n/a'], ids.join()).toContain(state);
    expect(how.trim(), ids.join()).not.toBe('');
  }
});

test('each test and each file that it names is there', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
  const names = Map.groupBy(
    files.flatMap((file) => [file, basename(file)]),
    (name) => name,
  );
  const tests = [...told.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = '']) => name);
  const paths = [...told.matchAll(/`((?:apps|docs|script|packages|bench)\/[^` ]+\.[a-z]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(tests.length).toBeGreaterThan(100);
  // A name that two files have says nothing: it stands with its folder.
  expect([...tests, ...paths].filter((name) => names.get(name)?.length !== 1)).toEqual([]);
});

test('what a browser keeps is what row 14.3.3 says, and written by nobody else', () => {
  const writers = globSync('apps/web/app/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .filter((file) =>
      /(?:local|session)Storage\.setItem|indexedDB|document\.cookie|cookieStore|caches\./.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    );
  expect(writers.sort()).toEqual([
    'apps/web/app/analytics/consent.ts',
    'apps/web/app/boot/visit-source.ts',
    'apps/web/app/features/accessibility-panel/settings-store.ts',
    'apps/web/app/features/quiz/given-answers.ts',
    'apps/web/app/loading/reload-for-new-deployment.ts',
    'apps/web/app/shell/name-moving-picture.ts',
    'apps/web/app/shell/scroll-later.ts',
  ]);
});
