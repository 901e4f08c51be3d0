/**
 * Plants the faults of `mutants.ts`, one at a time, in a copy of the project, and runs the tests
 * that should notice each. Prints the faults that no test noticed. Ends with 1 if there are more
 * than three. The argument, part of a file's path, plants only the faults in such files.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '@rivermark/testkit/project-copy';
import { type Mutant, mutants } from './mutants.ts';

const MOST_SURVIVORS = 3;

const project = join(import.meta.dirname, '../..');
const part = process.argv[2] ?? '';
const planted = mutants.filter(({ file }) => file.includes(part));

const copy = copyProject(project);
process.once('exit', () => copy.remove());
// The server's tests read the mails as built. Tests of the mails read the sources.
cpSync(join(project, 'packages/emails/dist'), join(copy.folder, 'packages/emails/dist'), { recursive: true });

/** Whether the tests pass in the copy, and what they printed. */
function runTests(tests: readonly string[]) {
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot', ...tests];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy.folder,
    encoding: 'utf8',
  });
  return { pass: status === 0, said: stdout + stderr };
}

/** Whether a test notices the fault. */
function isNoticed({ file, from, to, tests }: Mutant): boolean {
  const path = join(copy.folder, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const { pass } = runTests(tests);
  writeFileSync(path, text);
  return !pass;
}

const { pass, said } = runTests([...new Set(planted.flatMap(({ tests }) => tests))]);
if (!pass) {
  console.error(`${said}\nThese tests fail without any fault, so they show nothing.`);
  process.exit(2);
}
const survivors: Mutant[] = [];
for (const fault of planted) {
  const noticed = isNoticed(fault);
  if (!noticed) survivors.push(fault);
  console.log(`${noticed ? 'noticed ' : 'SURVIVED'}  ${fault.file}: ${fault.promise}`);
}
console.log(`\n${planted.length} faults planted, ${survivors.length} survived`);
process.exitCode = survivors.length > MOST_SURVIVORS ? 1 : 0;
