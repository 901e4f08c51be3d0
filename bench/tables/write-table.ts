import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A table in Markdown. */
export const tableOf = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * Puts a run's results into a document of the project, between `<!-- NAME -->` and `<!-- /NAME
 * -->`.
 */
export function writeBetweenMarkers(document: string, name: string, text: string): void {
  const path = join(root, document);
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const before = readFileSync(path, 'utf8');
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${document} has no ${begin} … ${end}`);
  writeFileSync(path, `${before.slice(0, from)}${begin}\n${text}\n${before.slice(to)}`);
}
