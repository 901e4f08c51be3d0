/**
 * Makes the changes of `content/README.md` in a copy of the project and draws its site, with all of
 * them together. `--all` also checks and draws each alone, and builds the site with all of them.
 * Ends with 1 when one of them does not show, or turns a test red.
 */
import { changes } from './changes.ts';
import { EditedProject } from './edited-project.ts';

const faults: string[] = [];
using copy = new EditedProject();
const triesAll = process.argv.includes('--all');

const check = () => copy.run('apps/web/build/check-content.ts');
const build = () => copy.build();

async function expectShown(made: typeof changes): Promise<void> {
  const drawn = await copy.draw();
  if ('faults' in drawn) {
    const said = drawn.faults.map(({ words }) => words).join('\n');
    faults.push(`${made.map(({ name }) => name).join(', ')}: the site was not drawn:\n${said}`);
    return;
  }
  for (const { name, shows } of made)
    for (const [page, words] of shows)
      if (!drawn.wordsOf(page).includes(words)) faults.push(`${name}: ${page} does not say "${words}"`);
}

/**
 * An owner's words must turn no test red: runs the unit tests that could read the project's
 * content.
 */
function expectTestsGreen(): void {
  const tests = copy.testsWith(/(?<!packages\/|@rivermark\/)\bcontent\/(?!load|fixtures|src)/, /ContentCopy/);
  // They change nothing of their process, so they share one, and its modules.
  const { ok, said } = copy.run('node_modules/vitest/vitest.mjs', 'run', '--no-isolate', ...tests);
  if (!ok) faults.push(`Tests depend on the content of the project:\n${said}`);
}

for (const change of triesAll ? changes : []) {
  change.make(copy);
  const { ok, said } = check();
  if (!ok) faults.push(`${change.name}: ${said}`);
  await expectShown([change]);
  copy.restore();
  console.log(change.name);
}

for (const { make } of changes) make(copy);
await expectShown(changes);
if (triesAll) {
  const { ok, said } = build();
  if (!ok) faults.push(`All changes: the build stopped:\n${said}`);
}
copy.replace('content/settings.yaml', /most: \d+/, 'most: 6');
expectTestsGreen();
copy.restore();

// A slip of the pen stops the build in words, and what was built stays as it was.
const earlier = 'apps/web/dist/site.json';
copy.write(earlier, 'an earlier build');
copy.replace('content/homes/avondale-tudor.yaml', 'beds:', 'bed:');
const stopped = build();
const words = 'avondale-tudor.yaml, line 7, bed: there is no field of this name. Did you mean beds?';
if (stopped.ok || !stopped.said.includes(words) || /^\s+at /m.test(stopped.said))
  faults.push(`A misspelt field: ${stopped.said}`);
if (copy.read(earlier) !== 'an earlier build') faults.push('A stopped build changed what was built.');

console.log(faults.length === 0 ? 'Every change of content/README.md shows.' : `\n${faults.join('\n')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
