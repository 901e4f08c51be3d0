/**
 * Makes the changes of `content/README.md` in a copy of the project and builds it, with all of them
 * together. `--all` also checks and builds each alone. Ends with 1 when one of them does not
 * show, or turns a test red.
 */
import { changes } from './changes.ts';
import { EditedProject } from './edited-project.ts';

const faults: string[] = [];
using copy = new EditedProject();

const check = () => copy.run('apps/web/build/check-content.ts');
const build = () => copy.build();

function expectShown(made: typeof changes): void {
  const built = build();
  if (!built.ok) {
    faults.push(`${made.map(({ name }) => name).join(', ')}: the build stopped:\n${built.said}`);
    return;
  }
  for (const { name, shows } of made)
    for (const [page, words] of shows)
      if (!copy.wordsOf(page).includes(words)) faults.push(`${name}: ${page} does not say "${words}"`);
}

/**
 * An owner's words must turn no test red: runs the unit tests that could read the project's
 * content.
 */
function expectTestsGreen(): void {
  const tests = copy.testsWith(/(?<!packages\/)\bcontent\/(?!load|fixtures|src)/, /ContentCopy/);
  const { ok, said } = copy.run('node_modules/vitest/vitest.mjs', 'run', ...tests);
  if (!ok) faults.push(`Tests depend on the content of the project:\n${said}`);
}

for (const change of process.argv.includes('--all') ? changes : []) {
  change.make(copy);
  const { ok, said } = check();
  if (!ok) faults.push(`${change.name}: ${said}`);
  expectShown([change]);
  copy.restore();
  console.log(change.name);
}

for (const { make } of changes) make(copy);
expectShown(changes);
copy.replace('content/settings.yaml', /most: \d+/, 'most: 6');
expectTestsGreen();
copy.restore();

// A slip of the pen stops the build in words, and what was built stays as it was.
copy.replace('content/homes/avondale-tudor.yaml', 'beds:', 'bed:');
const stopped = build();
const words = 'avondale-tudor.yaml, line 7, bed: there is no field of this name. Did you mean beds?';
if (stopped.ok || !stopped.said.includes(words) || /^\s+at /m.test(stopped.said))
  faults.push(`A misspelt field: ${stopped.said}`);
if (faults.length === 0) copy.wordsOf('/');

console.log(faults.length === 0 ? 'Every change of content/README.md shows.' : `\n${faults.join('\n')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
