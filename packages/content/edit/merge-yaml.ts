import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mergeMap(document: Document, map: YAMLMap, value: Readonly<Record<string, unknown>>): void {
  const nameOf = (key: unknown) => String(isScalar(key) ? key.value : key);
  map.items = map.items.filter(({ key }) => value[nameOf(key)] !== undefined);
  for (const [name, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    const pair = map.items.find(({ key }) => nameOf(key) === name);
    if (pair) pair.value = merged(document, pair.value, inner);
    else map.items.push(new Pair(document.createNode(name), document.createNode(inner)));
  }
}

/** Entries before the first and after the last change stay as they are. */
function mergeSeq(document: Document, seq: YAMLSeq, values: readonly unknown[]): void {
  const now = seq.toJS(document) as unknown[];
  const most = Math.min(now.length, values.length);
  let head = 0;
  while (head < most && isSame(now[head], values[head])) head++;
  let tail = 0;
  while (tail < most - head && isSame(now.at(-1 - tail), values.at(-1 - tail))) tail++;
  const old = seq.items.slice(head, now.length - tail);
  const entries = values
    .slice(head, values.length - tail)
    .map((value, at) => (at < old.length ? merged(document, old[at], value) : document.createNode(value)));
  seq.items.splice(head, old.length, ...entries);
}

/**
 * A node that says `value`. What already says so keeps its comments, its quotation marks and its
 * order.
 */
export function merged(document: Document, node: unknown, value: unknown): Node {
  if (isNode(node) && isSame(node.toJS(document), value)) return node;
  if (isMap(node) && isGroup(value)) {
    mergeMap(document, node as YAMLMap, value);
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    mergeSeq(document, node as YAMLSeq, value);
    return node;
  }
  const made = document.createNode(value) as Node;
  if (isScalar(node) && isScalar(made)) {
    made.comment = node.comment ?? null;
    made.commentBefore = node.commentBefore ?? null;
  }
  return made;
}
