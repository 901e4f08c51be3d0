/**
 * Runs every check and every test, all of them even if one fails. Ends with one line, `N passed, N
 * failed`, over everything that ran. Above it are the time of each stage and the failed and skipped
 * tests. A static check counts as one. In the whole run a skipped test counts as failed.
 *
 * `--only unit|int|journeys [NAME]` runs one kind of test, or those of it with NAME in their file's
 * path. `--stores all` runs only the integration tests, on every store in turn. `--all` also tries
 * each promise in breadth: TEST_ALL tells the tests. It is also set for tests requested by NAME,
 * and with `--stores all`.
 * `--changed [REF]` runs the linter, the types, and the tests that import what differs from a
 * commit; without REF, what is not committed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { bundledPrograms } from './bundled-programs.ts';
import { inMemory } from './memory-folder.ts';
import { sumOf, type Tally, tallyOfPlaywright, tallyOfVitest } from './test-reports.ts';

interface Stage {
  readonly kind: string;
  readonly name: string;
  /**
   * Starts what runs in parallel with the other stages of its kind, when the first of them starts.
   * `run` then waits for its end.
   */
  readonly begin?: () => void;
  readonly run: () => Tally | Promise<Tally>;
}

const results = 'test-results';
let ofBeside = 0;

/** Where integration tests store rows and documents. */
type Stores = 'embedded' | 'postgres' | 'postgres+s3';

/**
 * This native compiler takes half of the processor time. The JavaScript one is for tools that need
 * its API. Its threads would each check what they share: two take two thirds more. Another stage
 * uses the second processor.
 */
const tsc = 'node node_modules/typescript-native/bin/tsc --singleThreaded';

const checks: readonly (readonly [name: string, command: string])[] = [
  ['format and lint', 'biome ci --error-on-warnings --colors=off .'],
  ['import rules', 'depcruise --config .dependency-cruiser.mjs apps packages illustrations e2e bench script'],
  ['types of server and packages', `${tsc} -p tsconfig.json`],
  ['types of web and e-mails', `${tsc} -p tsconfig.web.json`],
  ['types of the journeys', `${tsc} -p tsconfig.e2e.json`],
  ['dead code', 'knip'],
  ['alert rules', 'promtool test rules docs/watching/alerts.test.yaml'],
  ['scrape example', 'promtool check config --syntax-only docs/watching/prometheus.yaml'],
  ['one React, one zod', 'node script/lib/check-lockfile.ts'],
];

const given = process.argv.slice(2);
const [flag, which, name] = given.filter((word) => word !== '--all');
const triesAll = given.includes('--all') || name !== undefined || flag === '--stores';

const env = {
  ...process.env,
  ...(triesAll && { TEST_ALL: '1' }),
  ...compileCache,
  PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`,
};

function run(command: readonly string[], settings: Readonly<Record<string, string>> = {}): boolean {
  const [program = '', ...args] = command;
  return spawnSync(program, args, { stdio: ['ignore', 1, 2], env: { ...env, ...settings } }).status === 0;
}

const one = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, faults: [], skipped: [] });

/**
 * Runs in parallel with the other stages of its kind, because most of them leave a processor idle.
 * Prints its output at its turn. `report` counts its results; without it, it counts as one.
 */
function beside(
  command: readonly string[],
  report: (ok: boolean) => Tally = one,
  settings: () => Readonly<Record<string, string>> = () => ({}),
): Pick<Stage, 'begin' | 'run'> {
  const [program = '', ...args] = command;
  const said = `${results}/beside-${ofBeside++}.log`;
  let ended: Promise<unknown[]> | undefined;
  return {
    begin() {
      const log = openSync(said, 'w');
      ended = once(
        spawn(program, args, { stdio: ['ignore', log, log], env: { ...env, ...settings() } }),
        'exit',
      );
    },
    async run() {
      const [status] = (await ended) ?? [];
      console.log(readFileSync(said, 'utf8'));
      return report(status === 0);
    },
  };
}

/** A runner that died before it wrote its report counts as one failure. */
function tallyOf(report: string, ok: boolean, read: (json: never) => Tally): Tally {
  try {
    const tally = read(JSON.parse(readFileSync(report, 'utf8')) as never);
    return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch {
    return { passed: 0, failed: 1, faults: [], skipped: [] };
  }
}

const isIntegration = (file: string) => file.includes('.int.test.');

/**
 * Tests of the server and the packages import as the server does. The runner's own imports would
 * read and change each module first, which costs a sixth of their time. Only tests with JSX or
 * mocked modules need that.
 */
const nativeImports = '--experimental.viteModuleRunner=false';
const importsAsNode = (file: string) =>
  isIntegration(file) ||
  (/^(?:apps\/server|bench|packages\/(?!emails\/)[^/]+|script)\/.*\.ts$/.test(file) &&
    !/\bvi\.mock\b/.test(readFileSync(file, 'utf8')));

const vitestCommand = (report: string, files: readonly string[]) => [
  ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ...(files.length > 0 && files.every(importsAsNode) ? [nativeImports] : []),
  ...files,
];

/** `files`: parts of the paths of those to run. */
function vitest(
  name: string,
  files: readonly string[],
  { stores = 'embedded', options = [] }: { stores?: Stores; options?: readonly string[] } = {},
): Tally {
  // Without any file, vitest would run them all.
  if (files.length === 0) return { passed: 0, failed: 0, faults: [], skipped: [] };
  const report = `${results}/${name}.json`;
  const command = [...vitestCommand(report, files), ...options];
  return tallyOf(report, run(command, { ...memory, ...programs, TEST_STORES: stores }), tallyOfVitest);
}

/** Like `vitest`, but runs files that can share processes after the others. */
function shared(name: string, files: readonly string[], stores: Stores = 'embedded'): Tally {
  const sharing = files.filter(canShare);
  const native = sharing.filter(importsAsNode);
  const other = sharing.filter((file) => !native.includes(file));
  const alone = files.filter((file) => !sharing.includes(file));
  // Integration tests wait a third of their time, for processes, disks and mail servers.
  const options = ['--no-isolate', `--maxWorkers=${sharing.some(isIntegration) ? 3 : 2}`];
  return sumOf(
    vitest(name, alone, { stores }),
    vitest(`${name}-sharing`, native, { stores, options }),
    vitest(`${name}-transformed`, other, { stores, options }),
  );
}

/** Like `vitest`, but runs one file after another in one process, beside the other stages. */
function vitestBeside(name: string, files: readonly string[], stores: Stores): Pick<Stage, 'begin' | 'run'> {
  if (files.length === 0) return { run: () => ({ passed: 0, failed: 0, faults: [], skipped: [] }) };
  const report = `${results}/${name}.json`;
  return beside(
    [...vitestCommand(report, files), '--maxWorkers=1', ...(files.every(canShare) ? ['--no-isolate'] : [])],
    (ok) => tallyOf(report, ok, tallyOfVitest),
    () => ({ ...memory, ...programs, TEST_STORES: stores }),
  );
}

/** Unit and integration tests that import, directly or not, what differs from a commit. */
function changedTests(): Tally {
  const report = `${results}/changed.json`;
  const command = [...vitestCommand(report, []), `--changed=${since}`, '--passWithNoTests'];
  return tallyOf(report, run(command, { ...memory, ...programs, TEST_STORES: 'embedded' }), tallyOfVitest);
}

/** `chosen`: parts of the paths of those to run, or options. */
function journeys(chosen: readonly string[]): Tally {
  const report = `${results}/e2e.json`;
  const command = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...chosen];
  const ok = run(command, { ...memory, ...programs });
  return tallyOf(report, ok, tallyOfPlaywright);
}

const kinds = ['unit', 'int', 'journeys'];
const isUsed = { '--only': kinds.includes(which ?? ''), '--stores': which === 'all', '--changed': true };
if (flag !== undefined && !isUsed[flag as keyof typeof isUsed]) {
  console.error(
    'Usage: script/test [--all] [--only unit|int|journeys [NAME] | --changed [REF] | --stores all]',
  );
  process.exit(2);
}
/** The kind of tests that was asked for; undefined for the whole run. */
const only = flag === '--stores' || flag === '--changed' ? flag.slice(2) : which;
const since = which ?? 'HEAD';

const tests = ['{apps,bench,packages,e2e,script}/**/*.test.{ts,tsx}', 'illustrations/masters.test.ts'];
/** Only `script/prove` runs it: a kill of the whole desk takes a minute. */
const provedOnly = 'apps/server/test/desk-killed.int.test.ts';
const all = globSync(tests, { exclude: ['**/node_modules/**', '**/dist/**', provedOnly] }).filter((file) =>
  file.includes(name ?? ''),
);
/** For shared stores only. */
const isShared = (file: string) => /several-machines|s3-backups/.test(file);
/** The tests that depend most on the store. `--stores all` runs everything on each. */
const core = [
  ...['several-machines', 'document-files', 'enquiry-list', 'intake', 'outbox-life', 'move', 's3-backups'],
  ...(triesAll ? ['documents-wire', 'contact-record', 'outbox-'] : []),
];
const integration = all.filter(isIntegration);
const unit = all.filter((file) => !isIntegration(file));
/**
 * Files that leave modules, globals and the engine's flags alone can share two processes and their
 * modules: importing the server takes a process two seconds.
 */
const canShare = (file: string) =>
  !/\bvi\.(?:hoisted|resetModules|stubGlobal)\b|\bsetFlagsFromString\b/.test(readFileSync(file, 'utf8'));
const onEmbedded = integration.filter((file) => !isShared(file));
const storeStage = (name: string, kind: string, stores: Stores, files: readonly string[]) => ({
  kind,
  name,
  run: () => shared(`int-${stores}`, files, stores),
});
const memory = inMemory();
/** The folder of the server's programs for tests that start them, bundled before the first. */
let programs: Readonly<Record<string, string>> = {};
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const stages: readonly Stage[] = [
  ...checks.map(([check, command]) => ({
    kind: 'check',
    name: check,
    run: () => one(run(command.split(' '))),
  })),
  // Before the check waits for what began with it: a processor would be idle meanwhile.
  {
    kind: 'unit',
    name: 'unit tests',
    run: () => shared('unit', unit),
  },
  {
    kind: 'check',
    name: 'the changes of an agent show, and the gallery is built, which began with the checks',
    ...beside([
      'sh',
      '-c',
      `node e2e/content-changes/try-changes.ts ${triesAll ? '--all' : ''} && node script/lib/build-changed.ts gallery`,
    ]),
  },
  {
    kind: 'check',
    name: 'nothing acknowledged is lost in a turn of faults, which began with the checks',
    ...beside(['node', 'bench/chaos.ts', '--seconds', triesAll ? '60' : '23'], one, () => programs),
  },
  storeStage('integration tests', 'int', 'embedded', onEmbedded),
  {
    kind: 'int',
    name: 'integration tests of several machines, on PostgreSQL and S3, which began with the others',
    ...vitestBeside(
      'int-postgres+s3',
      integration.filter((file) => core.some((part) => file.includes(`/${part}`))),
      'postgres+s3',
    ),
  },
  storeStage('all integration tests on SQLite and disk', 'stores', 'embedded', onEmbedded),
  storeStage('all integration tests on PostgreSQL and disk', 'stores', 'postgres', integration),
  storeStage('all integration tests on PostgreSQL and S3', 'stores', 'postgres+s3', integration),
  { kind: 'journeys', name: 'journeys in Chromium', run: () => journeys(name ? [name] : []) },
  ...checks
    .filter(([, command]) => /^biome|^node.*tsc/.test(command))
    .map(([check, command]) => ({
      kind: 'changed',
      name: check,
      run: () => one(run(command.split(' '))),
    })),
  { kind: 'changed', name: 'tests that import what changed', run: changedTests },
  {
    kind: 'changed',
    name: 'journeys that changed',
    run: () => journeys([`--only-changed=${since}`, '--pass-with-no-tests']),
  },
];

const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const faults: string[] = [];
const skipped: string[] = [];
const times: string[] = [];
const chosen = stages.filter(({ kind }) =>
  only === undefined ? !['stores', 'changed'].includes(kind) : kind === only,
);
const begun = new Set<string>();
for (const stage of chosen) {
  if (stage.kind !== 'unit' && !programs.TEST_PROGRAMS) programs = await bundledPrograms();
  if (!begun.has(stage.kind)) for (const { kind, begin } of chosen) if (kind === stage.kind) begin?.();
  begun.add(stage.kind);
  console.log(`\n── ${stage.name}`);
  const started = performance.now();
  const tally = await stage.run();
  times.push(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${stage.name}`);
  faults.push(...tally.faults);
  skipped.push(...tally.skipped);
  // The whole run installs every program that a test needs, so nothing in it may be skipped.
  const failed = tally.failed + (only === undefined ? tally.skipped.length : 0);
  total.passed += tally.passed;
  total.failed += failed;
  if (failed > 0) failures.push(`${stage.name} (${failed})`);
}

console.log(`\n${times.join('\n')}`);
if (failures.length > 0) {
  console.log(`\nFailed: ${failures.join(', ')}`);
  for (const test of faults) console.log(`  ${test}`);
}
if (skipped.length > 0) {
  const means = only === undefined ? 'each counts as failed' : 'the whole run brings what they need';
  console.log(
    `\n${skipped.length} skipped, for a program that is missing here or a skip in the test; ${means}:`,
  );
  for (const test of skipped) console.log(`  ${test}`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
