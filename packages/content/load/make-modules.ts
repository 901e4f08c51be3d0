export { faultInWords } from './fault.ts';

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fault } from './fault.ts';
import { shownHomes } from './homes.ts';
import { type Content, readContent } from './read-content.ts';

const asCode = (value: unknown) => JSON.stringify(value, undefined, 1);

/** A module with one constant; its type is one of `src/`. */
const module_ = (name: string, type: string, from: string, value: unknown) =>
  `import type { ${/\w+/.exec(type.replace('readonly ', '').replace(/^Readonly<Record<\w+, /, ''))?.[0]} } from '../src/${from}.ts';\nexport const ${name}: ${type} = ${asCode(value)};\n`;

/** The source of every module, by its file's name. */
function modulesOf(
  { settings, homes, neighborhoodNames }: Content,
  today: Date,
): Readonly<Record<string, string>> {
  const { featured, others, details } = shownHomes(homes, neighborhoodNames, settings, today);
  return {
    'home-ids.ts': `export const homeIds = ${asCode([...featured, ...others].map(({ id }) => id))} as const;\n`,
    'featured-homes.ts': module_('featuredHomes', 'readonly Home[]', 'home-types', featured),
    'other-homes.ts': module_('otherHomes', 'readonly Home[]', 'home-types', others),
    'home-details.ts': module_('homeDetails', 'Readonly<Record<string, HomeDetails>>', 'home-types', details),
  };
}

/**
 * Makes `packages/content/made/` from `content/`: what the site, the mails and the server import. A file that would not
 * change is left alone. With faults nothing is made.
 * `today`: which homes and figures are shown depends on it.
 */
export function makeModules(root: string, today: Date): { readonly faults: readonly Fault[] } {
  const read = readContent(root);
  if ('faults' in read) return read;
  const made = join(root, 'packages/content/made');
  const modules = Object.entries(modulesOf(read.content, today));
  const names = new Set(modules.map(([name]) => name));
  mkdirSync(made, { recursive: true });
  for (const name of readdirSync(made))
    if (!names.has(name) && name !== 'complete') rmSync(join(made, name), { recursive: true });
  for (const [name, code] of modules) {
    const path = join(made, name);
    const source = `// Made from content/ by script/setup. Edit there.\n${code}`;
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path) || readFileSync(path, 'utf8') !== source) writeFileSync(path, source);
  }
  writeFileSync(join(made, 'complete'), '');
  return { faults: [] };
}
