/**
 * Runs every check and every test, all of them even when one fails, and ends in the one line
 * `N passed, N failed` over everything that ran. A static check counts as one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

interface Tally {
  passed: number;
  failed: number;
}

const results = 'test-results';

const checks: readonly (readonly [name: string, command: string])[] = [
  ['format and lint', 'biome ci --error-on-warnings --colors=off .'],
  ['import rules', 'depcruise --config .dependency-cruiser.mjs apps packages illustrations e2e bench script'],
  ['types of server and packages', 'tsc -p tsconfig.json'],
  ['types of web and e-mails', 'tsc -p tsconfig.web.json'],
  ['types of the journeys', 'tsc -p tsconfig.e2e.json'],
  ['dead code', 'knip'],
  ['one React, one zod', 'node script/lib/check-lockfile.ts'],
  ['the bench still runs', 'node bench/intake.ts --quick'],
  ['the bench of the documents still runs', 'node bench/documents.ts --quick'],
  ['the bench of the inspection still runs', 'node bench/inspection.ts --quick'],
  ['nothing acknowledged is lost in a minute of faults', 'node bench/soak.ts --quick'],
];

function run(command: string): boolean {
  const [program = '', ...args] = command.split(' ');
  const path = `${process.cwd()}/node_modules/.bin:${process.env.PATH}`;
  return (
    spawnSync(program, args, { stdio: ['ignore', 1, 2], env: { ...process.env, PATH: path } }).status === 0
  );
}

/** A runner that died before it wrote its report counts as one failure. */
function tallyOf(report: string, ok: boolean, read: (json: never) => Tally): Tally {
  try {
    const tally = read(JSON.parse(readFileSync(report, 'utf8')) as never);
    return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function vitest(): Tally {
  const report = `${results}/vitest.json`;
  const ok = run(`vitest run --reporter=default --reporter=json --outputFile.json=${report}`);
  return tallyOf(report, ok, (json: { numPassedTests: number; numFailedTests: number }) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
  }));
}

function journeys(): Tally {
  const report = `${results}/e2e.json`;
  const ok = run('playwright test --config e2e/playwright.config.ts');
  return tallyOf(report, ok, (json: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
    passed: json.stats.expected,
    failed: json.stats.unexpected + json.stats.flaky,
  }));
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const total: Tally = { passed: 0, failed: 0 };
const failures: string[] = [];
const add = (name: string, tally: Tally) => {
  total.passed += tally.passed;
  total.failed += tally.failed;
  if (tally.failed > 0) failures.push(`${name} (${tally.failed})`);
};

for (const [name, command] of checks) {
  console.log(`\n── ${name}`);
  add(name, run(command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}
console.log('\n── unit and integration tests');
add('unit and integration tests', vitest());
console.log('\n── journeys in Chromium');
add('journeys', journeys());

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
