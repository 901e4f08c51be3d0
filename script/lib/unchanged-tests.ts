import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tests that depend on few files. They run again only if one of those files has changed. */
interface Group {
  readonly name: string;
  readonly isTest: (file: string) => boolean;
  /** Globs of what the tests read without importing it. Imported files are found. */
  readonly reads: readonly string[];
}

const groups: readonly Group[] = [
  {
    name: 'inspection of PDFs and pictures',
    isTest: (file) => file.startsWith('packages/pdf-inspection/') || file.endsWith('/fuzz-parsers.test.ts'),
    reads: ['packages/pdf-inspection/**', 'apps/server/test/fuzz/**'],
  },
  {
    name: 'pictures, social cards and locator maps of the site',
    isTest: (file) => /^apps\/web\/(build\/(images|social-cards|locator-maps)|map-data)\//.test(file),
    reads: [
      'apps/web/build/{images,social-cards,locator-maps}/**',
      'apps/web/map-data/**',
      'illustrations/{masters,encoded}/**',
      'packages/content/fixtures/**',
      'photos/**',
    ],
  },
  {
    name: 'passphrases and the virus scanner',
    isTest: (file) => /\/(secrets\/passphrase|scanning\/clamd)\.test\.ts$/.test(file),
    reads: [],
  },
];

/** The file of the repository that keeps the fingerprint under which each group passed. */
const PASSED = 'script/lib/passed-tests.json';

/** Every file below the root that the tests import, directly or not. */
function importedBy(root: string, tests: readonly string[]): string[] {
  const program = join(root, 'node_modules/.bin/depcruise');
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const { modules } = JSON.parse(
    execFileSync(program, [...options, ...tests], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }),
  ) as { modules: readonly { readonly source: string }[] };
  return modules.map(({ source }) => source).filter((file) => !file.includes('node_modules'));
}

/** A hash of every file that can decide whether the tests pass, and of the dependencies. */
function fingerprint(root: string, tests: readonly string[], { reads }: Group): string {
  const files = [...globSync([...reads], { cwd: root }), ...importedBy(root, tests), 'package-lock.json'];
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of [...new Set(files)].sort()) {
    const path = join(root, file);
    if (/(^|\/)(node_modules|dist)\//.test(file) || !existsSync(path) || !statSync(path).isFile()) continue;
    hash.update(`\0${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function readPassed(root: string): Record<string, string> {
  const file = join(root, PASSED);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

export interface Choice {
  /** Tests that must run. */
  readonly run: readonly string[];
  /** Groups that passed with the same files, with the number of their test files. */
  readonly unchanged: readonly { readonly name: string; readonly files: number }[];
  /** Records the groups that ran. To be called only if every test passed. */
  readonly recordPassed: () => void;
}

/** Leaves out the groups whose files are those with which they passed. */
export function leaveOutUnchanged(root: string, tests: readonly string[]): Choice {
  const passed = readPassed(root);
  const found = groups
    .map((group) => ({ group, files: tests.filter(group.isTest) }))
    .filter(({ files }) => files.length > 0)
    .map(({ group, files }) => ({ name: group.name, files, print: fingerprint(root, files, group) }));
  const unchanged = found.filter(({ name, print }) => passed[name] === print);
  const leftOut = new Set(unchanged.flatMap(({ files }) => files));
  return {
    run: tests.filter((file) => !leftOut.has(file)),
    unchanged: unchanged.map(({ name, files }) => ({ name, files: files.length })),
    recordPassed() {
      const now = Object.fromEntries(found.map(({ name, print }) => [name, print]));
      const text = `${JSON.stringify({ ...passed, ...now }, null, 2)}\n`;
      if (found.length > unchanged.length) writeFileSync(join(root, PASSED), text);
    },
  };
}
