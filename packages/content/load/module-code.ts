import { unbroken } from './unbroken-words.ts';

/** A constant of a module: its type, and the module below `src/` that has it; without one it is as narrow as it can be. */
export interface Constant {
  readonly value: unknown;
  readonly type?: string;
  readonly from?: string;
}

export const narrow = (value: unknown): Constant => ({ value });
export const list = (value: unknown, type: string, from: string): Constant => ({
  value,
  type: `readonly ${type}[]`,
  from,
});
export const byId = (value: unknown, type: string, from: string): Constant => ({
  value,
  type: `Readonly<Record<string, ${type}>>`,
  from,
});

/** The constants of a module, by their names. */
export type ModuleConstants = Readonly<Record<string, Constant>>;

/** What programs read or compare, and no line of a page shows. */
const asWritten: readonly string[] = ['ids', 'site', 'page-descriptions', 'page-cards'];

/** The source of a module. */
export function codeOf(made: string, constants: ModuleConstants): string {
  const shown = (_: string, value: unknown) =>
    typeof value === 'string' && !asWritten.includes(made) ? unbroken(value) : value;
  const imports = Object.entries(constants).flatMap(([, { type = '', from }]) =>
    from ? [[from, /\w+(?=\[\]$|>>$|$)/.exec(type)?.[0] ?? ''] as const] : [],
  );
  const typesOf = (module: string) =>
    new Set(imports.flatMap(([from, type]) => (from === module ? type : [])));
  return [
    '// Made from content/ by script/setup. Edit there.',
    ...[...new Set(imports.map(([from]) => from))].map(
      (from) => `import type { ${[...typesOf(from)].join(', ')} } from '../src/${from}.ts';`,
    ),
    ...Object.entries(constants).map(
      ([name, { value, type }]) =>
        `export const ${name}${type ? `: ${type}` : ''} = ${JSON.stringify(value, shown, 1)}${type ? '' : ' as const'};`,
    ),
    '',
  ].join('\n');
}

/** Each guide's module by its slug, asked for when it is wanted: no page carries the words of another. */
export const guideLoaders = (modules: Readonly<Record<string, unknown>>) =>
  [
    '// Made from content/ by script/setup. Edit there.',
    "import type { NeighborhoodGuide } from '../src/neighborhood-types.ts';",
    'export const guideLoaders: Readonly<Record<string, () => Promise<{ readonly guide: NeighborhoodGuide }>>> = {',
    ...Object.keys(modules)
      .filter((name) => name.startsWith('guide-'))
      .map((name) => ` '${name.slice('guide-'.length)}': () => import('./${name}.ts'),`),
    '};',
    '',
  ].join('\n');
