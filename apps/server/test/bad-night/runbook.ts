import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A failure of the runbook: its heading, and its blocks of commands in their order. */
export type Runbook = ReadonlyMap<string, readonly string[]>;

/** What stands before the first heading counts as the beginning's. */
export const BEGINNING = 'the beginning';

export function readRunbook(): Runbook {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/runbook.md'), 'utf8');
  return new Map(
    text.split(/^## /m).map((part, place) => {
      const heading = place === 0 ? BEGINNING : part.slice(0, part.indexOf('\n')).trim();
      return [heading, [...part.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => commands)];
    }),
  );
}
