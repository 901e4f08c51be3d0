import { z } from 'zod';

interface FieldBase {
  /** Its name in the file; for one within a group `group.field`. */
  readonly name: string;
  readonly label: string;
  /** What the schema says is to be written. */
  readonly help: string;
  readonly example: string;
  readonly isRequired: boolean;
}

/**
 * A field of a file as a form asks for it. Lists have one entry a line, pairs one `label: value` a
 * line.
 */
export type FormField = FieldBase &
  (
    | { readonly kind: 'line' | 'text'; readonly longest: number | undefined }
    | { readonly kind: 'number' | 'month' | 'yes' | 'lines' | 'pairs' }
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
  );

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
  readonly required?: readonly string[];
}

/** Longer texts get several lines. */
const LONGEST_LINE = 90;
const MONTH = /^\^20\\d\\d-\(\?:0\[1-9\]\|1\[0-2\]\)\$$/;

/** `squareFeet` as 'Square feet', `hoaPerYear` as 'HOA per year'. */
function labelOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('.', ': ');
  return (words.charAt(0).toUpperCase() + words.slice(1))
    .replace(/\bhoa\b/i, 'HOA')
    .replace(/\bas of\b/i, 'As of');
}

function kindOf(
  schema: JsonSchema,
): Pick<FormField, 'kind'> & Partial<Record<'choices' | 'longest', unknown>> {
  if (schema.enum) return { kind: 'choice', choices: schema.enum };
  switch (schema.type) {
    case 'number':
    case 'integer':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'yes' };
    case 'array':
      return { kind: 'lines' };
    case 'object':
      return { kind: 'pairs' };
    default: {
      const { pattern, maxLength } = schema;
      if (pattern && MONTH.test(pattern)) return { kind: 'month' };
      return { kind: (maxLength ?? 0) > LONGEST_LINE ? 'text' : 'line', longest: maxLength };
    }
  }
}

function fieldsOf(schema: JsonSchema, within: string, isGroupRequired: boolean): FormField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = within ? `${within}.${key}` : key;
    const isRequired = isGroupRequired && (schema.required ?? []).includes(key);
    if (property.properties) return fieldsOf(property, name, isRequired);
    const { description = '', examples = [] } = property;
    const [example = ''] = examples;
    const base = { name, label: labelOf(name), help: description, example: String(example), isRequired };
    return [{ ...base, ...kindOf(property) } as FormField];
  });
}

/**
 * The fields that a form needs for files of a schema, in the schema's order. A new field of the
 * schema is one of the form.
 */
export const formFieldsOf = (schema: z.ZodType): readonly FormField[] =>
  fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, '', true);

type Data = Readonly<Record<string, unknown>>;

/** The value at `group.field` of a file's data. */
export const valueAt = (data: Data, name: string): unknown =>
  name.split('.').reduce<unknown>((at, key) => (at as Data | undefined)?.[key], data);

/** A value of a file as a form shows it; '' for none. */
export function shownIn({ kind }: FormField, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'lines' && Array.isArray(value)) return value.join('\n');
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
  if (text === '') return undefined;
  switch (kind) {
    case 'number':
      return NUMBER.test(text) ? Number(text.replaceAll(/[$,\s]/g, '')) : text;
    case 'lines':
      return linesOf(text);
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

/** The top-level fields of the file that the form changes, with their new values. */
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
    const [top = '', inner] = field.name.split('.', 2);
    if (inner === undefined) changes[top] = valueFrom(field, entry);
    else {
      const group = { ...((changes[top] ?? data[top]) as Data | undefined) } as Record<string, unknown>;
      const path = field.name.split('.').slice(1);
      setIn(group, path, valueFrom(field, entry));
      changes[top] = Object.keys(group).length > 0 ? group : undefined;
    }
  }
  return changes;
}

function setIn(group: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) {
    const inner = { ...(group[key] as Data | undefined) } as Record<string, unknown>;
    setIn(inner, rest, value);
    if (Object.keys(inner).length > 0) group[key] = inner;
    else delete group[key];
  } else if (value === undefined) delete group[key];
  else group[key] = value;
}
