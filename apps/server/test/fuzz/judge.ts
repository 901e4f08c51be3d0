import { statusOfCode } from '../../src/errors.ts';
import { MARK } from './from-schema.ts';
import type { Came, Sent } from './sent.ts';

/** Internals that no answer may show: a stack line, a path of this machine, a statement. */
const inside =
  /\bat (?:async )?[\w.#<>]+ \(|node_modules|file:\/\/|\/(?:work|home|root|tmp|usr)\/|\.ts:\d+|SQLITE_|FST_ERR|\b(?:select|update|insert) .{1,60} (?:from|set|into) /i;
/** What is wrong with an answer, in words; undefined if nothing is. */
export function faultOf(sent: Sent, came: Came | undefined): string | undefined {
  if (!came) return 'no answer';
  const { status, headers, body } = came;
  if (status >= 500) return `answered ${status}`;
  const words = `${Object.values(headers).join('\n')}\n${body}`;
  const found = inside.exec(words)?.[0];
  if (found && !JSON.stringify(sent).includes(found)) return `the answer tells of the inside: ${found}`;
  if (status < 400 || sent.method === 'HEAD') return undefined;
  const code = headers['x-error-code'] ?? /"code":"([\w-]+)"/.exec(body)?.[1];
  const isPage = headers['content-type']?.startsWith('text/html');
  if (code === undefined && !isPage) return `answered ${status} without a code`;
  if (code !== undefined && !(code in statusOfCode))
    return `answered ${status} with the code ${code}, which nobody knows`;
  return undefined;
}

/** A log's personal data; undefined if it has none. */
export const personIn = (log: string): string | undefined =>
  log.split('\n').find((line) => line.toLowerCase().includes(MARK));
