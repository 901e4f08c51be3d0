import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { leaveOutUnchanged } from './unchanged-tests.ts';

const walker = 'packages/pdf-inspection/src/walker.test.ts';
const other = 'apps/web/app/other.test.ts';

/** A project of two tests. One belongs to a group and imports a file of another workspace. */
function project() {
  const root = mkdtempSync(join(tmpdir(), 'rivermark-unchanged-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'));
  write('.dependency-cruiser.mjs', 'export default { forbidden: [] };\n');
  write('package-lock.json', '{}');
  write(walker, "import '../../testkit/pdf.ts';\n");
  write('packages/testkit/pdf.ts', 'export const version = 1;\n');
  write('packages/pdf-inspection/sample.pdf', '%PDF-1.7');
  write('script/lib/placeholder.txt', '');
  write(other, '');
  return { write, choose: () => leaveOutUnchanged(root, [walker, other]) };
}

test('a group of tests is left out once it has passed, until a file that it imports or reads changes', () => {
  const { write, choose } = project();
  const first = choose();
  expect(first.run).toEqual([walker, other]);
  first.recordPassed();
  const second = choose();
  expect(second.run).toEqual([other]);
  expect(second.unchanged).toEqual([{ name: 'inspection of PDFs and pictures', files: 1 }]);
  write('packages/testkit/pdf.ts', 'export const version = 2;\n');
  expect(choose().run).toEqual([walker, other]);
  write('packages/testkit/pdf.ts', 'export const version = 1;\n');
  write('packages/pdf-inspection/sample.pdf', '%PDF-2.0');
  expect(choose().run).toEqual([walker, other]);
});
