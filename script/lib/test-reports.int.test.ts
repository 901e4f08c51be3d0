import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tallyOfPlaywright, tallyOfVitest } from './test-reports.ts';

const root = join(import.meta.dirname, '../..');

/**
 * The runner's report of one file with two tests and a third. Inside the checkout, so that the file
 * finds its imports.
 */
function reportOf(file: string, module: string, third: string, command: readonly string[]) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const lines = [
    `import { expect, test } from '${module}';`,
    "test('goes', () => { expect(1).toBe(1); });",
    "test('goes wrong', () => { expect(1).toBe(2); });",
    third,
  ];
  writeFileSync(join(folder, file), lines.join('\n'));
  const report = join(folder, 'report.json');
  const [program = '', ...args] = command;
  spawnSync(join(root, 'node_modules/.bin', program), [...args, folder], {
    cwd: folder,
    env: { PATH: process.env.PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return JSON.parse(readFileSync(report, 'utf8'));
}

test('tests that failed in vitest, or were passed over, are named', () => {
  const report = reportOf('a.test.ts', 'vitest', "test.skipIf(true)('rewritten by qpdf', () => {});", [
    ...['vitest', 'run', '--reporter=json', '--outputFile=report.json', '--root'],
  ]);
  expect(tallyOfVitest(report)).toEqual({
    passed: 1,
    failed: 1,
    faults: ['goes wrong: AssertionError: expected 1 to be 2 // Object.is equality'],
    skipped: ['rewritten by qpdf'],
  });
});

test('journeys that failed, or were passed over, are named, with the reason', () => {
  const third = "test('rewritten by qpdf', () => { test.skip(true, 'no qpdf'); });";
  const report = reportOf('a.spec.ts', '@playwright/test', third, [
    // Playwright empties its results folder. The default one belongs to the run that this test is
    // part of.
    ...['playwright', 'test', '--reporter=json', '--output=results'],
  ]);
  expect(tallyOfPlaywright(report)).toEqual({
    passed: 1,
    failed: 1,
    faults: ['a.spec.ts goes wrong: Error: expect(received).toBe(expected) // Object.is equality'],
    skipped: ['a.spec.ts rewritten by qpdf (no qpdf)'],
  });
});
