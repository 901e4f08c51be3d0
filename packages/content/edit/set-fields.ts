import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  type Pair,
  parseDocument,
  stringify,
  YAMLMap,
} from 'yaml';
import { merged } from './merge-yaml.ts';

/** A field of a file and what it is to say; undefined takes the field out. */
export type FieldChanges = Readonly<Record<string, unknown>>;

interface Place {
  /** Offsets in the text: from the field's name to behind its value. */
  readonly from: number;
  readonly to: number;
}

const nameOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : '');

function placeOf({ key, value }: Pair, text: string): Place {
  const from = (isNode(key) && key.range?.[0]) || 0;
  const end = (isNode(value) && value.range?.[1]) || (isNode(key) && key.range?.[1]) || from;
  // A list or a text of several lines counts the line break behind it.
  return { from, to: from + text.slice(from, end).trimEnd().length };
}

function fieldsIn({ contents, errors }: Document.Parsed): YAMLMap {
  if (errors.length === 0 && contents === null) return new YAMLMap();
  if (errors.length > 0 || !isMap(contents)) throw new Error('The file is not a list of fields.');
  return contents as YAMLMap;
}

const fieldsOf = (text: string) => fieldsIn(parseDocument(text, { prettyErrors: false }));

const written = (name: string, value: unknown) => stringify({ [name]: value }, { lineWidth: 0 }).trimEnd();

const endOfLine = (text: string, at: number) => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
};

/** A list or group with a new value. The lines in it that stay the same keep comments and style. */
function writtenInto(text: string, name: string, value: unknown): string {
  const document = parseDocument(text, { prettyErrors: false });
  const pair = fieldsIn(document).items.find((one) => nameOf(one) === name);
  if (!pair || !isCollection(pair.value)) return written(name, value);
  const { from, to } = placeOf(pair, text);
  const source = text.slice(from, to);
  pair.value = merged(document as Document, pair.value, value);
  // Comments around the field are no part of what is replaced.
  if (isScalar(pair.key)) Object.assign(pair.key, { commentBefore: undefined, spaceBefore: undefined });
  if (isCollection(pair.value)) {
    const { comment } = pair.value;
    if (comment && !source.includes(comment.split('\n')[0] ?? '')) pair.value.comment = null;
  }
  const alone = new YAMLMap();
  alone.items = [pair];
  document.contents = alone as never;
  document.commentBefore = document.comment = null;
  return document.toString({ lineWidth: 0, flowCollectionPadding: /[[{] /.test(source) }).trimEnd();
}

/**
 * Behind the last field that the schema has before this one; else before the first that it has
 * after it.
 */
function placeForNew(text: string, name: string, order: readonly string[]): number {
  const before = new Set(order.slice(0, Math.max(0, order.indexOf(name))));
  const fields = fieldsOf(text).items;
  const last = fields.findLast((pair) => before.has(nameOf(pair)));
  if (last) return endOfLine(text, placeOf(last, text).to);
  const [first] = order.includes(name) ? fields : [];
  return first ? placeOf(first, text).from : text.length;
}

function setField(text: string, name: string, value: unknown, order: readonly string[]): string {
  const pair = fieldsOf(text).items.find((one) => nameOf(one) === name);
  if (pair) {
    const { from, to } = placeOf(pair, text);
    if (value !== undefined) return text.slice(0, from) + writtenInto(text, name, value) + text.slice(to);
    return text.slice(0, from) + text.slice(endOfLine(text, to));
  }
  if (value === undefined) return text;
  const at = placeForNew(text, name, order);
  const isOwnLine = at === 0 || text[at - 1] === '\n';
  return `${text.slice(0, at)}${isOwnLine ? '' : '\n'}${written(name, value)}\n${text.slice(at)}`;
}

/**
 * Changes fields of a YAML file. Comments, the order of the lines, and every field that is not
 * named stay as they are, byte by byte. `order`: the fields as the schema lists them, which says
 * where a new one stands. Throws if the text is not YAML.
 */
export const setFields = (text: string, changes: FieldChanges, order: readonly string[]): string =>
  Object.entries(changes).reduce((before, [name, value]) => setField(before, name, value, order), text);

/** The fields of a file, as they are written in it. Throws if the text is not YAML. */
export const dataOf = (text: string): Readonly<Record<string, unknown>> =>
  (parseDocument(text, { prettyErrors: false }).toJS() as Record<string, unknown> | null) ?? {};
