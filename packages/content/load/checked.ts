import { z } from 'zod';
import { closest } from './closest.ts';
import { type Fault, fieldOf } from './fault.ts';
import type { YamlFile } from './yaml-file.ts';

type Issue = z.core.$ZodIssue;

/** What a schema is once `optional` and the like are taken off. */
function bare(schema: z.core.$ZodType): z.core.$ZodTypeDef & Record<string, unknown> {
  const def = schema._zod.def as z.core.$ZodTypeDef & Record<string, unknown>;
  return 'innerType' in def ? bare(def.innerType as z.core.$ZodType) : def;
}

/** The schemas on the way to a path, outermost first; as far as they are known. */
function schemasTo(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType[] {
  const way = [schema];
  for (const step of path) {
    const def = bare(way.at(-1) ?? schema);
    const next =
      def.type === 'object'
        ? (def.shape as Record<PropertyKey, z.core.$ZodType>)[step]
        : ((def.element ?? def.valueType) as z.core.$ZodType | undefined);
    if (!next) break;
    way.push(next);
  }
  return way;
}

/** What the schema's own words say is to be written at a path. */
function adviceAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string {
  const way = schemasTo(schema, path);
  if (way.length <= path.length) return '';
  for (let at = way.at(-1); at; at = (at._zod.def as { innerType?: z.core.$ZodType }).innerType) {
    const { description, examples } = z.globalRegistry.get(at as z.ZodType) ?? {};
    if (!description) continue;
    const example = (examples as unknown[] | undefined)?.[0];
    return `Write ${description}${example === undefined ? '' : `, such as ${typeof example === 'object' ? JSON.stringify(example) : example}`}.`;
  }
  return '';
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown> | undefined)?.[step], data);
}

const shown = (value: unknown) =>
  typeof value === 'string'
    ? `"${value.length > 60 ? `${value.slice(0, 57)}…` : value}"`
    : JSON.stringify(value);

/** A text this long has paragraphs. */
const LONG_TEXT = 1000;

const kinds: Readonly<Record<string, string>> = {
  number: 'no number',
  int: 'no whole number',
  string: 'no text',
  boolean: 'neither true nor false',
  array: 'no list',
  object: 'no group of fields',
  record: 'no group of fields',
};

/** What is wrong, in words; what to write, where the issue itself knows better than the schema. */
function wordsOf(issue: Issue, value: unknown): readonly [wrong: string, write?: string] {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined || value === null) return ['is missing.'];
      if (issue.expected === 'string' && typeof value === 'number')
        return [`${value} is a number, and a text is wanted.`, `Put it between quotation marks: "${value}".`];
      if (issue.expected === 'array' && typeof value === 'string')
        return [
          `${shown(value)} is a text, and a list is wanted.`,
          'Begin a line of its own for each entry, indented by two spaces, with a dash and a space.',
        ];
      return [`${shown(value)} is ${kinds[issue.expected] ?? `no ${issue.expected}`}.`];
    case 'invalid_value': {
      if (value === undefined) return ['is missing.', `Write one of: ${issue.values.join(', ')}.`];
      const meant = closest(String(value), issue.values.map(String));
      return [
        `${shown(value)} is none of the words that can stand here.`,
        meant ? `Did you mean ${meant}?` : `Write one of: ${issue.values.join(', ')}.`,
      ];
    }
    case 'too_small': {
      const { minimum, origin } = issue;
      if (origin === 'string')
        return [value === '' ? 'the text is missing.' : `the text is shorter than ${minimum} letters.`];
      if (origin === 'array')
        return [`there are ${(value as unknown[]).length} entries, and at least ${minimum} are needed.`];
      return [`${shown(value)} is less than ${minimum}.`];
    }
    case 'too_big': {
      const { maximum, origin } = issue;
      if (origin === 'string') {
        const wrong = `the text has ${(value as string).length} letters, and ${maximum} are the most.`;
        return Number(maximum) >= LONG_TEXT ? [wrong, 'Divide it into two paragraphs.'] : [wrong];
      }
      if (origin === 'array')
        return [`there are ${(value as unknown[]).length} entries, and ${maximum} are the most.`];
      return [`${shown(value)} is more than ${maximum}.`];
    }
    case 'invalid_key': {
      const [inner] = issue.issues;
      return inner ? [wordsOf(inner, issue.path.at(-1))[0]] : ['this name does not fit here.'];
    }
    case 'invalid_format':
    case 'custom':
      return [issue.message];
    default:
      return [`${shown(value)} does not fit here.`];
  }
}

function faultsOf(issue: Issue, schema: z.core.$ZodType, source: YamlFile): Fault[] {
  const { file, data, lineOf } = source;
  const path = [...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const def = bare(schemasTo(schema, path).at(-1) ?? schema);
    const known = Object.keys((def.shape as object | undefined) ?? {});
    const open = known.filter((key) => !(key in ((valueAt(data, path) as object | undefined) ?? {})));
    return issue.keys.map((key) => {
      const meant = closest(key, open) ?? closest(key, known);
      return {
        file,
        line: lineOf([...path, key]),
        field: fieldOf([...path, key]),
        wrong: 'there is no field of this name.',
        write: meant ? `Did you mean ${meant}?` : `The fields are: ${known.join(', ')}.`,
      };
    });
  }
  const [wrong, write = adviceAt(schema, path)] = wordsOf(issue, valueAt(data, path));
  return [{ file, line: lineOf(path), field: fieldOf(path), wrong, write }];
}

/** The file's data as the schema has it, or everything that is wrong with it. */
export function checked<T extends z.ZodType>(
  schema: T,
  source: YamlFile,
):
  | { readonly data: z.output<T>; readonly faults: readonly [] }
  | { readonly data?: never; readonly faults: readonly Fault[] } {
  const result = schema.safeParse(source.data);
  if (result.success) return { data: result.data, faults: [] };
  // The length of a text is counted even where a list is wanted.
  const { issues } = result.error;
  const hasWrongType = new Set(
    issues.flatMap(({ code, path }) => (code === 'invalid_type' ? path.join('.') : [])),
  );
  return {
    faults: issues
      .filter(({ code, path }) => code === 'invalid_type' || !hasWrongType.has(path.join('.')))
      .flatMap((issue) => faultsOf(issue, schema, source)),
  };
}
