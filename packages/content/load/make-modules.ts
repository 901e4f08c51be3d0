import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { jsonSchemas } from './json-schemas.ts';
import { codeOf, guideLoaders } from './module-code.ts';
import { modulesOf } from './modules-of.ts';
import { readContent } from './read-content.ts';
import { ageWarnings } from './samples.ts';

export { faultInWords } from './fault.ts';

/** What is wrong, and what soon will be. */
export interface MakingReport {
  readonly faults: readonly Fault[];
  readonly warnings: readonly string[];
}

/** Reads the content and says what is wrong with it, without making anything. */
export function lookAtContent(root: string, today: Date): MakingReport {
  const read = readContent(root);
  return 'faults' in read
    ? { faults: read.faults, warnings: [] }
    : { faults: [], warnings: ageWarnings(read.content, today) };
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
  const read = readContent(root);
  if ('faults' in read) return { faults: read.faults, warnings: [] };
  mkdirSync(join(root, 'content/.schema'), { recursive: true });
  for (const [name, text] of jsonSchemas()) writeChanged(join(root, 'content/.schema', name), text);
  const made = join(root, 'packages/content/made');
  const constants = modulesOf(read.content, today);
  const modules = [
    ...Object.entries(constants).map(([name, of]) => [`${name}.ts`, codeOf(name, of)] as const),
    ['guides.ts', guideLoaders(constants)] as const,
  ];
  const names = new Set([...modules.map(([name]) => name), 'complete']);
  mkdirSync(made, { recursive: true });
  for (const name of readdirSync(made)) if (!names.has(name)) rmSync(join(made, name), { recursive: true });
  for (const [name, code] of modules) writeChanged(join(made, name), code);
  writeFileSync(join(made, 'complete'), '');
  return { faults: [], warnings: ageWarnings(read.content, today) };
}
