import { z } from 'zod';
import { clockTime, day, month, neighborhoodId, plateSpot } from '../schema/fields.ts';
import { OpenHouseSchema } from '../schema/home.ts';
import { openHouseInWords } from '../src/open-house-words.ts';
import { prose } from './prose.ts';

interface FieldBase {
  /** Its name in the file; for one within a group or list `group.field`, `list.0.field`. */
  readonly name: string;
  readonly label: string;
  /** The entry of a list that it belongs to, in words; absent for a field of the file itself. */
  readonly of?: string;
  /** What the schema says is to be written. */
  readonly help: string;
  readonly example: string;
  readonly isRequired: boolean;
  /** The field of the month before. */
  readonly before?: string;
  /** The month that the value is of, YYYY-MM. */
  readonly month?: string;
}

/**
 * A field of a file as a form asks for it. Lists have one entry a line, pairs one `label: value` a
 * line, rows their entries between commas.
 */
export type FormField = FieldBase &
  (
    | { readonly kind: 'line' | 'text' | 'prose'; readonly longest: number | undefined }
    | {
        readonly kind:
          | 'number'
          | 'month'
          | 'date'
          | 'time'
          | 'yes'
          | 'lines'
          | 'rows'
          | 'pairs'
          | 'neighborhood'
          | 'plate-spot';
      }
    | { readonly kind: 'choice' | 'choices'; readonly choices: readonly string[] }
  );

/** Fields that belong together. Those in `folded` are seldom changed. */
export interface FieldGroup {
  readonly kind: 'group';
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly parts: readonly FormPart[];
  readonly folded: readonly FormPart[];
}

/** One of several alike, such as a question with its answer. */
export interface FieldEntry {
  readonly name: string;
  /** What it is called; '' for one without words yet. */
  readonly title: string;
  readonly parts: readonly FormPart[];
}

export interface FieldList {
  readonly kind: 'list';
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly entries: readonly FieldEntry[];
  /** Whether entries can be added and removed: not where the file gives each a name. */
  readonly canGrow: boolean;
}

export type FormPart = FormField | FieldGroup | FieldList;

/** The part of JSON Schema that the content's schemas use. */
interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly required?: readonly string[];
  /** Set here for what a schema alone does not tell. */
  kind?: 'neighborhood' | 'plate-spot' | 'prose';
}

/** Longer texts get several lines. */
const LONGEST_LINE = 90;

const patternOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }).pattern;
/** Texts with a control of their own, by the pattern that their schema has. */
const kindsByPattern = new Map<string | undefined, 'month' | 'date' | 'time'>([
  [patternOf(month('')), 'month'],
  [patternOf(day('')), 'date'],
  [patternOf(clockTime('', '')), 'time'],
]);

/** `squareFeet` as 'Square feet', `hoaPerYear` as 'HOA per year'. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('.', ': ');
  return (words.charAt(0).toUpperCase() + words.slice(1))
    .replace(/\bhoa\b/i, 'HOA')
    .replace(/\bzip code\b/i, 'ZIP code')
    .replace(/\bas of\b/i, 'As of');
}

const isMonth = ({ pattern }: JsonSchema) => kindsByPattern.get(pattern) === 'month';

function kindOfText({ pattern, maxLength }: JsonSchema): ReturnType<typeof kindOf> {
  const kind = kindsByPattern.get(pattern);
  return kind ? { kind } : { kind: (maxLength ?? 0) > LONGEST_LINE ? 'text' : 'line', longest: maxLength };
}

function kindOf(
  schema: JsonSchema,
): Pick<FormField, 'kind'> & Partial<Record<'choices' | 'longest', unknown>> {
  if (schema.kind) return { kind: schema.kind };
  if (schema.enum) return { kind: 'choice', choices: schema.enum };
  switch (schema.type) {
    case 'number':
    case 'integer':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'yes' };
    case 'array':
      if (schema.items?.enum) return { kind: 'choices', choices: schema.items.enum };
      return { kind: schema.items?.type === 'array' ? 'rows' : 'lines' };
    case 'object':
      return { kind: 'pairs' };
    default:
      return kindOfText(schema);
  }
}

/** Where parts stand. */
interface Within {
  readonly name: string;
  /** The name of the list's entry, which labels do not repeat. */
  readonly entry: string;
  readonly of: string | undefined;
  readonly isRequired: boolean;
  /** Names of fields that a form has sent, which can be of new entries. */
  readonly sent: readonly string[];
}

const asGroup = (value: unknown): Data =>
  typeof value === 'object' && value !== null ? (value as Data) : {};

/** Fields whose words stand for the whole entry, the best first. */
const NAMING = ['name', 'title', 'question', 'heading', 'term', 'what', 'neighborhood', 'when', 'text'];
const LONGEST_TITLE = 60;

/** 'san-marco' as 'San Marco'. */
const inCapitals = (id: string) =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** What an entry of a list is called: its name, its question, when it is, or its first words. */
export function titleOfEntry(value: unknown): string {
  const entry = asGroup(value);
  const when = OpenHouseSchema.safeParse(entry);
  if (when.success) return openHouseInWords(when.data, when.data.date);
  const naming = NAMING.find((key) => typeof entry[key] === 'string');
  const named = naming && String(entry[naming]);
  if (naming === 'neighborhood') return inCapitals(String(named));
  const title = String(named ?? Object.values(entry).find((one) => typeof one === 'string') ?? '');
  return title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title;
}

const monthAfter = (month: string) => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return of === 12 ? `${year + 1}-01` : `${year}-${String(of + 1).padStart(2, '0')}`;
};

const monthNames = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** '2026-10' as 'October 2026'. */
export const monthInWords = (month: string): string => monthNames.format(new Date(`${month}-15T00:00:00Z`));

/** A figure for each month: a field for the next one and for the newest, the others folded. */
function monthsPart(property: JsonSchema, value: unknown, { name, of, sent }: Within): FieldGroup {
  const there = new Set(Object.keys(asGroup(value)));
  for (const one of sent) if (one.startsWith(`${name}.`)) there.add(one.slice(name.length + 1));
  const months = [...there].filter((month) => /^20\d\d-\d\d$/.test(month)).sort();
  const last = Object.keys(asGroup(value)).sort().at(-1);
  const next = last && monthAfter(last);
  if (next && !there.has(next)) months.push(next);
  const fields = months.map(
    (month, at): FormField => ({
      name: `${name}.${month}`,
      label: monthInWords(month),
      ...(of !== undefined && { of }),
      help: '',
      example: '',
      isRequired: false,
      kind: 'number',
      month,
      ...(at > 0 && { before: `${name}.${months[at - 1]}` }),
    }),
  );
  const label = labelOf(name.slice(name.lastIndexOf('.') + 1));
  const { description = '' } = property;
  const shown = fields.slice(-2).toReversed();
  return {
    kind: 'group',
    name,
    label,
    help: description,
    parts: shown,
    folded: fields.slice(0, -2).toReversed(),
  };
}

/** Entries that the data has, and those for which a form has sent something. */
function entryKeys(value: unknown, name: string, sent: readonly string[]): string[] {
  const count = sent
    .filter((one) => one.startsWith(`${name}.`))
    .map((one) => Number(one.slice(name.length + 1).split('.', 1)[0]) + 1)
    .filter((one) => Number.isInteger(one))
    .reduce((most, one) => Math.max(most, one), Array.isArray(value) ? value.length : 0);
  return Array.from({ length: Math.min(count, MOST_ENTRIES) }, (_, at) => String(at));
}
const MOST_ENTRIES = 500;

function listPart(
  [entry, keys, value]: readonly [schema: JsonSchema, keys: readonly string[], value: unknown],
  { name, sent }: Within,
  [help, canGrow]: readonly [help: string, canGrow: boolean],
): FieldList {
  const label = labelOf(name.slice(name.lastIndexOf('.') + 1));
  const entries = keys.map((key): FieldEntry => {
    const data = asGroup(value)[key];
    const title = titleOfEntry(data) || (canGrow ? '' : labelOf(key));
    const own = `${name}.${key}`;
    const within = {
      name: own,
      entry: own,
      of: title || `${label} ${Number(key) + 1}`,
      isRequired: true,
      sent,
    };
    return { name: own, title, parts: partsOf(entry, data, within) };
  });
  return { kind: 'list', name, label, help, entries, canGrow };
}

function partOf(property: JsonSchema, value: unknown, within: Within): FormPart {
  const { name, entry, of, isRequired, sent } = within;
  const { description = '', examples = [], items, additionalProperties: rest } = property;
  if (items?.properties)
    return listPart([items, entryKeys(value, name, sent), value], within, [description, true]);
  if (typeof rest === 'object' && rest.properties)
    return listPart([rest, Object.keys(asGroup(value)), value], within, [description, false]);
  if (property.propertyNames && isMonth(property.propertyNames)) return monthsPart(property, value, within);
  if (property.properties)
    return {
      kind: 'group',
      name,
      label: labelOf(name.slice(name.lastIndexOf('.') + 1)),
      help: description,
      parts: partsOf(property, value, within),
      folded: [],
    };
  const [example = ''] = examples;
  return {
    name,
    label: labelOf(entry ? name.slice(entry.length + 1) : name),
    ...(of !== undefined && { of }),
    help: description,
    example: Array.isArray(example) ? example.join(', ') : String(example),
    isRequired,
    ...kindOf(property),
  } as FormField;
}

function partsOf(schema: JsonSchema, value: unknown, within: Within): FormPart[] {
  return Object.entries(schema.properties ?? {}).map(([key, property]) =>
    partOf(property, asGroup(value)[key], {
      ...within,
      name: within.name ? `${within.name}.${key}` : key,
      isRequired: within.isRequired && (schema.required ?? []).includes(key),
    }),
  );
}

const asJson = new WeakMap<z.ZodType, JsonSchema>();

const kinds = new Map<unknown, JsonSchema['kind']>([
  [neighborhoodId, 'neighborhood'],
  [plateSpot, 'plate-spot'],
  [prose, 'prose'],
]);

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = asJson.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const kind = kinds.get(zodSchema);
      if (kind) (jsonSchema as JsonSchema).kind = kind;
    },
  }) as JsonSchema;
  asJson.set(schema, made);
  return made;
}

/**
 * What a form has for a file of a schema, in the schema's order: fields, groups of them, and lists
 * with the entries of `data`. A new field of the schema is one of the form. `sent`: names of fields
 * that a form has sent, which can be of new entries.
 */
export const formPartsOf = (
  schema: z.ZodType,
  data: Data = {},
  sent: readonly string[] = [],
): readonly FormPart[] =>
  partsOf(jsonSchemaOf(schema), data, { name: '', entry: '', of: undefined, isRequired: true, sent });

/** Every field of the parts of a form. */
export const fieldsIn = (parts: readonly FormPart[]): readonly FormField[] =>
  parts.flatMap((part) => {
    if (part.kind === 'group') return fieldsIn([...part.parts, ...part.folded]);
    return part.kind === 'list' ? part.entries.flatMap((entry) => fieldsIn(entry.parts)) : [part];
  });

/** The fields that a form needs for files of a schema. */
export const formFieldsOf = (
  schema: z.ZodType,
  data?: Data,
  sent?: readonly string[],
): readonly FormField[] => fieldsIn(formPartsOf(schema, data, sent));

type Data = Readonly<Record<string, unknown>>;

/** The value at `group.field` of a file's data. */
export const valueAt = (data: Data, name: string): unknown =>
  name.split('.').reduce<unknown>((at, key) => (at as Data | undefined)?.[key], data);

/** A value of a file as a form shows it; '' for none. */
export function shownIn({ kind }: FormField, value: unknown): string {
  if (value === undefined || value === null) return '';
  if ((kind === 'lines' || kind === 'choices') && Array.isArray(value)) return value.join('\n');
  if (kind === 'rows' && Array.isArray(value))
    return value.map((row) => (Array.isArray(row) ? row.join(', ') : String(row))).join('\n');
  if (kind === 'pairs' && typeof value === 'object')
    return Object.entries(value)
      .map(([label, text]) => `${label}: ${text}`)
      .join('\n');
  if (kind === 'number' && typeof value === 'number')
    return new Intl.NumberFormat('en-US', { maximumFractionDigits: 6, useGrouping: value >= 10_000 }).format(
      value,
    );
  return String(value);
}

const NUMBER = /^-?\$?\s*\d[\d,]*(?:\.\d+)?$/;

/**
 * What was typed, as the file has it; undefined for nothing. A number that is none stays a text, so
 * that the check names it.
 */
export function valueFrom({ kind }: FormField, typed: string): unknown {
  const text = typed.replaceAll('\r\n', '\n').trim();
  if (kind === 'yes') return text === 'true' ? true : undefined;
  // Taken out of the file: a line of the text is not to be reflowed.
  if (kind === 'prose') return text.replaceAll(/[ \t]+$/gm, '') || undefined;
  if (text === '') return undefined;
  switch (kind) {
    case 'number':
      return NUMBER.test(text) ? Number(text.replaceAll(/[$,\s]/g, '')) : text;
    case 'lines':
    case 'choices':
      return linesOf(text);
    case 'rows':
      return linesOf(text).map((line) => line.split(',').flatMap((one) => one.trim() || []));
    case 'pairs':
      return Object.fromEntries(linesOf(text).map(pairOf));
    case 'text':
    case 'line':
      return text.replaceAll(/\s+/g, ' ');
    default:
      return text;
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '');

function pairOf(line: string): [string, string] {
  const at = line.indexOf(':');
  return at < 0 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The changed top-level fields of the file with their new values. Drops list entries without text.
 */
export function changesFrom(
  data: Data,
  fields: readonly FormField[],
  typed: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const field of fields) {
    const entry = typed[field.name];
    // Compared as the form shows it: a list that was written by hand in another style has not
    // changed.
    if (
      entry === undefined ||
      isSame(valueFrom(field, entry), valueFrom(field, shownIn(field, valueAt(data, field.name))))
    )
      continue;
    const [top = '', ...path] = field.name.split('.');
    if (path.length > 0 && !Object.hasOwn(changes, top)) changes[top] = structuredClone(data[top]);
    const value = valueFrom(field, entry);
    changes[top] = path.length > 0 ? setAt(changes[top], path, value) : value;
  }
  return Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, withoutEmpty(value)]));
}

/** Sets a value within groups and lists, which are made where they are missing. */
function setAt(container: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const into = (container ?? (/^\d+$/.test(key) ? [] : {})) as Record<string, unknown>;
  into[key] = rest.length > 0 ? setAt(into[key], rest, value) : value;
  return into;
}

const isGroup = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes out what has been emptied: fields, groups without fields, entries of lists. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = Array.from(value, withoutEmpty);
    return entries.filter((entry) => entry !== undefined);
  }
  if (!isGroup(value)) return value;
  const fields = Object.entries(value)
    .map(([name, inner]) => [name, withoutEmpty(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
