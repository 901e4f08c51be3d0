import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const projectRoot = join(import.meta.dirname, '../../../..');

/** A failure of the runbook: its heading, and its blocks of commands in their order. */
export type Runbook = ReadonlyMap<string, readonly string[]>;

/** What stands before the first heading counts as the beginning's. */
export const BEGINNING = 'the beginning';

export function readRunbook(): Runbook {
  const text = readFileSync(join(projectRoot, 'docs/runbook.md'), 'utf8');
  return new Map(
    text.split(/^## /m).map((part, place) => {
      const heading = place === 0 ? BEGINNING : part.slice(0, part.indexOf('\n')).trim();
      return [heading, [...part.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => commands)];
    }),
  );
}

const execute = promisify(execFile);

/**
 * Runs a block as whoever reads it does: in a shell in the project's folder. Resolves with what was said; rejects where it
 * fails. `within` is a command line that runs another one elsewhere.
 */
export async function runBlock(
  commands: string,
  env: Readonly<Record<string, string>>,
  within: readonly string[] = [],
): Promise<string> {
  const [program = '', ...args] = [...within, 'bash', '-euo', 'pipefail', '-c', commands];
  const { stdout } = await execute(program, args, { cwd: projectRoot, env });
  return stdout;
}
