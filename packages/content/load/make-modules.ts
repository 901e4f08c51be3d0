import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { jsonSchemas } from './json-schemas.ts';
import { loadContent } from './load-content.ts';

export { faultInWords } from './fault.ts';

/** What is wrong, and what soon will be. */
export interface MakingReport {
  readonly faults: readonly Fault[];
  readonly warnings: readonly string[];
}

/** Reads the content and says what is wrong with it, without making anything. */
export function lookAtContent(root: string, today: Date): MakingReport {
  const loaded = loadContent(root, today);
  return 'faults' in loaded
    ? { faults: loaded.faults, warnings: [] }
    : { faults: [], warnings: loaded.warnings };
}

/** A file that would not change is left alone, so that nothing that watches it stirs. */
function writeChanged(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

/**
 * Makes `packages/content/made/` from `content/`: what the site, the mails and the server import. A file that would not
 * change is left alone. With faults nothing is made.
 * `today`: which homes and figures are shown depends on it.
 */
export function makeModules(root: string, today: Date): MakingReport {
  const loaded = loadContent(root, today);
  if ('faults' in loaded) return { faults: loaded.faults, warnings: [] };
  mkdirSync(join(root, 'content/.schema'), { recursive: true });
  for (const [name, text] of jsonSchemas()) writeChanged(join(root, 'content/.schema', name), text);
  const made = join(root, 'packages/content/made');
  mkdirSync(made, { recursive: true });
  for (const name of readdirSync(made))
    if (!['content.ts', 'complete'].includes(name)) rmSync(join(made, name), { recursive: true });
  writeChanged(
    join(made, 'content.ts'),
    [
      '// Made from content/ by script/setup. Edit there.',
      "import type { Content } from '../src/content.ts';",
      `export const content: Content = ${JSON.stringify(loaded.content, null, 1)};`,
      '',
    ].join('\n'),
  );
  writeFileSync(join(made, 'complete'), '');
  return { faults: [], warnings: loaded.warnings };
}
