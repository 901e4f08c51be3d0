import type { z } from 'zod';
import {
  type FieldEntry,
  type FieldList,
  type FormField,
  type FormPart,
  formPartsOf,
  shownIn,
  valueAt,
} from './form-fields.ts';

type Data = Readonly<Record<string, unknown>>;

const isMoney = ({ help }: FormField) => /\bin dollars\b/.test(help);

/** A value in a few words, as a sentence about a change names it. */
function inWords(field: FormField, value: unknown): string {
  const shown = shownIn(field, value);
  if (shown === '') return 'nothing';
  if (field.kind === 'number') {
    const text = typeof value === 'number' ? value.toLocaleString('en-US') : shown;
    return isMoney(field) ? `$${text}` : shown;
  }
  return field.kind === 'choice' ? shown.replaceAll('-', ' ') : shown;
}

/** What a field is called in a sentence of its own: 'Median Price, November 2026'. */
const fullLabel = ({ of, label }: FormField) => (of === undefined ? label : `${of}, ${label}`);

const entriesOf = (field: FormField, value: unknown) =>
  shownIn(field, value)
    .split('\n')
    .filter((line) => line !== '');

function listChange(field: FormField, before: unknown, after: unknown): string {
  const [old, now] = [entriesOf(field, before), entriesOf(field, after)];
  const added = now.filter((entry) => !old.includes(entry)).length;
  const removed = old.filter((entry) => !now.includes(entry)).length;
  const parts = [added > 0 && `${added} new`, removed > 0 && `${removed} taken out`].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'another order';
}

/** Longer words are not repeated in a sentence about them. */
const LONGEST_NAMED = 40;

function changeOf(field: FormField, before: unknown, after: unknown): string | undefined {
  const [old, now] = [inWords(field, before), inWords(field, after)];
  if (old === now) return undefined;
  const label = fullLabel(field);
  if (field.kind === 'lines' || field.kind === 'pairs')
    return `${label}: ${listChange(field, before, after)}`;
  if (Math.max(old.length, now.length) > LONGEST_NAMED) {
    if (after === undefined) return `${label}: taken out`;
    return `${label}: new words`;
  }
  return `${label}: ${old} → ${now}`;
}

/** A field, and what its value was before. */
interface Compared {
  readonly field: FormField;
  readonly was: unknown;
  readonly now: unknown;
  /** The same field in the other entries of its list. */
  readonly besides: readonly unknown[];
}

interface Comparison {
  readonly compared: readonly Compared[];
  /** Entries of lists that came or went. */
  readonly sentences: readonly string[];
}

/** Pairs an entry with what it was: by its place, or by its name if their number changed. */
function entryBefore(list: FieldList, before: FieldList | undefined, at: number): FieldEntry | undefined {
  if (!before) return undefined;
  if (before.entries.length === list.entries.length) return before.entries[at];
  return before.entries.find(({ title }) => title === list.entries[at]?.title);
}

const nameOfEntry = ({ title }: FieldEntry, { entries }: FieldList, at: number) =>
  title || `entry ${at + 1} of ${entries.length}`;

function compareList(
  list: FieldList,
  before: FieldList | undefined,
  states: readonly [before: Data, after: Data],
): Comparison {
  const [, after] = states;
  const matched = list.entries.map((_, at) => entryBefore(list, before, at));
  const gone = before?.entries.filter((entry) => !matched.includes(entry)) ?? [];
  const inner = list.entries.map((entry, at): Comparison => {
    const own = compare(entry.parts, matched[at]?.parts ?? [], states);
    const compared = own.compared.map((one): Compared => {
      const rest = one.field.name.slice(entry.name.length);
      const others = list.entries.filter((other) => other !== entry);
      return { ...one, besides: others.map((other) => valueAt(after, other.name + rest)) };
    });
    return { ...own, compared };
  });
  return {
    compared: inner.flatMap(({ compared }) => compared),
    sentences: [
      ...list.entries.flatMap((entry, at) =>
        matched[at] ? [] : [`${list.label}: new, ${nameOfEntry(entry, list, at)}`],
      ),
      ...gone.map(({ title }) => `${list.label}: taken out, ${title}`),
      ...inner.flatMap(({ sentences }) => sentences),
    ],
  };
}

/** Pairs what a form has for two states of a file. */
function compare(
  parts: readonly FormPart[],
  partsBefore: readonly FormPart[],
  states: readonly [before: Data, after: Data],
): Comparison {
  const [before, after] = states;
  const all = parts.map((part): Comparison => {
    const same = partsBefore.find((one) => one.kind === part.kind && lastOf(one) === lastOf(part));
    if (part.kind === 'list') return compareList(part, same?.kind === 'list' ? same : undefined, states);
    if (part.kind === 'group') {
      const inner = same?.kind === 'group' ? [...same.parts, ...same.folded] : [];
      return compare([...part.parts, ...part.folded], inner, states);
    }
    const was = same ? valueAt(before, same.name) : undefined;
    return {
      compared: [{ field: part, was, now: valueAt(after, part.name), besides: [] }],
      sentences: [],
    };
  });
  return {
    compared: all.flatMap(({ compared }) => compared),
    sentences: all.flatMap(({ sentences }) => sentences),
  };
}

const lastOf = ({ name }: FormPart) => name.slice(name.lastIndexOf('.') + 1);

const comparison = (schema: z.ZodType, before: Data, after: Data) =>
  compare(formPartsOf(schema, after), formPartsOf(schema, before), [before, after]);

/**
 * What differs between two states of a file, a sentence for each field: 'Price: $895,000 →
 * $875,000'. A new entry of a list is one sentence.
 */
export function changesInWords(schema: z.ZodType, before: Data, after: Data): readonly string[] {
  const { compared, sentences } = comparison(schema, before, after);
  const added = new Set(
    sentences.filter((one) => one.includes(': new, ')).map((one) => one.split(': new, ')[1]),
  );
  return [
    ...sentences,
    ...compared.flatMap(({ field, was, now }) =>
      was === undefined && added.has(field.of) ? [] : (changeOf(field, was, now) ?? []),
    ),
  ];
}

/** From this factor on a number is probably a slip of the finger. */
const UNLIKELY_FACTOR = 3;

function numberQuestion(
  field: FormField,
  before: unknown,
  after: number,
  others: readonly number[],
): readonly string[] {
  const [label, words] = [fullLabel(field), inWords(field, after)];
  if (typeof before === 'number' && before > 0) {
    const factor = after / before;
    if (factor >= UNLIKELY_FACTOR || factor <= 1 / UNLIKELY_FACTOR)
      return [`${label} goes from ${inWords(field, before)} to ${words}. Is that right?`];
  }
  // Factors say nothing of numbers on both sides of zero, such as degrees.
  if (others.length === 0 || others.some((other) => other <= 0)) return [];
  const [least, most] = [Math.min(...others), Math.max(...others)];
  if (after > most * UNLIKELY_FACTOR || after < least / UNLIKELY_FACTOR)
    return [
      `${label} is ${words}. The others are between ${inWords(field, least)} and ${inWords(field, most)}. Is that right?`,
    ];
  return [];
}

/** What a person should look at again before a change is published. */
export interface LikelySlip {
  readonly field: string;
  readonly question: string;
}

/**
 * Values that the schema allows but are probably wrong: numbers that differ by a factor of three
 * from their last value or from all others, and months in the future. `others`: files of the same
 * kind. `month`: the current one, YYYY-MM.
 */
export function likelySlips(
  schema: z.ZodType,
  before: Data,
  after: Data,
  others: readonly Data[],
  month: string,
): readonly LikelySlip[] {
  return comparison(schema, before, after).compared.flatMap(({ field, was, now, besides }) => {
    if (now === undefined || was === now) return [];
    const label = fullLabel(field);
    const questions: string[] = [];
    if (field.kind === 'number' && typeof now === 'number') {
      const last = was ?? (field.before && valueAt(after, field.before));
      const there = [...others.map((other) => valueAt(other, field.name)), ...besides].filter(
        (value) => typeof value === 'number',
      );
      questions.push(...numberQuestion(field, last, now, field.month ? [] : there));
    }
    const of = field.kind === 'month' ? String(now) : was === undefined ? field.month : undefined;
    if (of !== undefined && of > month)
      questions.push(`${label} is ${of}, a month that has not come yet. Is that right?`);
    return questions.map((question) => ({ field: field.name, question }));
  });
}
