/**
 * Plants the faults of `mutants.ts`, one at a time, in a copy of the project, and runs the tests
 * that should notice each. Prints the faults that no test noticed. Ends with 1 if there are more
 * than three. The argument, part of a file's path, plants only the faults in such files.
 */
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '@rivermark/testkit/project-copy';
import { createVitest } from 'vitest/node';
import { type Mutant, mutants } from './mutants.ts';

const MOST_SURVIVORS = 3;

const project = join(import.meta.dirname, '../..');
const part = process.argv[2] ?? '';
const planted = mutants.filter(({ file }) => file.includes(part));

const copy = copyProject(project);
process.once('exit', () => copy.remove());
// The server's tests read the mails and the site as built. Tests of both read the sources.
cpSync(join(project, 'packages/emails/dist'), join(copy.folder, 'packages/emails/dist'), { recursive: true });
symlinkSync(join(project, 'apps/web/dist'), join(copy.folder, 'apps/web/dist'));
process.chdir(copy.folder);
// One runner for all: most files that a test imports are the same each time.
const runner = await createVitest('test', { root: copy.folder, watch: false, reporters: [] });

/** Those of these test files that fail in the copy. */
async function failing(tests: readonly string[]): Promise<string[]> {
  const files = tests.map((test) => join(copy.folder, test));
  const all = await runner.globTestSpecifications(files);
  if (all.length < files.length) throw new Error(`Not all of these are tests: ${tests.join(', ')}`);
  const { testModules } = await runner.runTestSpecifications(all);
  return testModules.filter((module) => !module.ok()).map(({ relativeModuleId }) => relativeModuleId);
}

/** Whether a test notices the fault. */
async function isNoticed({ file, from, to, tests }: Mutant): Promise<boolean> {
  const path = join(copy.folder, file);
  const text = readFileSync(path, 'utf8');
  const write = (words: string) => {
    writeFileSync(path, words);
    runner.invalidateFile(path);
  };
  write(text.replace(from, () => to));
  const { length } = await failing(tests);
  write(text);
  return length > 0;
}

const faulty = await failing([...new Set(planted.flatMap(({ tests }) => tests))]);
if (faulty.length > 0) {
  console.error(`These fail without any fault, so they show nothing: ${faulty.join(', ')}`);
  process.exit(2);
}
let survived = 0;
for (const fault of planted) {
  const noticed = await isNoticed(fault);
  if (!noticed) survived += 1;
  console.log(`${noticed ? 'noticed ' : 'SURVIVED'}  ${fault.file}: ${fault.promise}`);
}
await runner.close();
console.log(`\n${planted.length} faults planted, ${survived} survived`);
process.exit(survived > MOST_SURVIVORS ? 1 : 0);
