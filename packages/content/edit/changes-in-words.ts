import { type FormField, shownIn, valueAt } from './form-fields.ts';

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
  if (field.kind === 'lines' || field.kind === 'pairs')
    return `${field.label}: ${listChange(field, before, after)}`;
  if (Math.max(old.length, now.length) > LONGEST_NAMED) {
    if (after === undefined) return `${field.label}: taken out`;
    return `${field.label}: new words`;
  }
  return `${field.label}: ${old} → ${now}`;
}

/**
 * What differs between two states of a file, a sentence for each field: 'Price: $895,000 →
 * $875,000'.
 */
export const changesInWords = (fields: readonly FormField[], before: Data, after: Data): readonly string[] =>
  fields.flatMap((field) => changeOf(field, valueAt(before, field.name), valueAt(after, field.name)) ?? []);

/** From this factor on a number is probably a slip of the finger. */
const UNLIKELY_FACTOR = 3;

function numberQuestion(field: FormField, before: unknown, after: number, others: readonly number[]) {
  const words = inWords(field, after);
  if (typeof before === 'number' && before > 0) {
    const factor = after / before;
    if (factor >= UNLIKELY_FACTOR || factor <= 1 / UNLIKELY_FACTOR)
      return `${field.label} goes from ${inWords(field, before)} to ${words}. Is that right?`;
  }
  if (others.length === 0) return undefined;
  const [least, most] = [Math.min(...others), Math.max(...others)];
  if (after > most * UNLIKELY_FACTOR || after < least / UNLIKELY_FACTOR)
    return `${field.label} is ${words}. The others are between ${inWords(field, least)} and ${inWords(field, most)}. Is that right?`;
  return undefined;
}

/** What a person should look at again before a change is published. */
export interface LikelySlip {
  readonly field: string;
  readonly question: string;
}

/**
 * Values that the schema allows and that are probably wrong: a number that differs from its last
 * value or from those of all others by a factor of three, and a month in the future. `month`: the
 * present one, YYYY-MM.
 */
export function likelySlips(
  fields: readonly FormField[],
  before: Data,
  after: Data,
  others: readonly Data[],
  month: string,
): readonly LikelySlip[] {
  return fields.flatMap((field) => {
    const [old, now] = [valueAt(before, field.name), valueAt(after, field.name)];
    if (now === undefined || old === now) return [];
    let question: string | undefined;
    if (field.kind === 'number' && typeof now === 'number') {
      const there = others
        .map((other) => valueAt(other, field.name))
        .filter((value) => typeof value === 'number');
      question = numberQuestion(field, old, now, there);
    } else if (field.kind === 'month' && String(now) > month)
      question = `${field.label} is ${now}, a month that has not come yet. Is that right?`;
    return question ? [{ field: field.name, question }] : [];
  });
}
