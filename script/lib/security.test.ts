import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const told = readFileSync(join(root, 'docs/security.md'), 'utf8');

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
    'apps/web/app/desk/guest-queue.ts',
    'apps/web/app/desk/keep-guest-page.ts',
    'apps/web/app/features/accessibility-panel/settings-store.ts',
    'apps/web/app/features/quiz/given-answers.ts',
    'apps/web/app/loading/reload-for-new-deployment.ts',
    'apps/web/app/shell/name-moving-picture.ts',
    'apps/web/app/shell/scroll-later.ts',
  ]);
});
