import type { FileKind } from '../file-kind.ts';
import { type Refusal, refusalOf } from '../refusal.ts';

/**
 * In bytes after the last end marker, not counting blanks. Mail gateways and scanners add a line or
 * two.
 */
const MOST_JUNK = 1024;

const foreign: readonly (readonly [signs: readonly string[], what: FileKind])[] = [
  [['PK\x03\x04', 'PK\x05\x06'], 'zip'],
  [['\xff\xd8\xff', '\x89PNG', 'GIF8'], 'picture'],
  [['MZ', '\x7fELF', 'Rar!', '7z\xbc\xaf'], 'other'],
];
const webPage = /<(?:!doctype|!--|html|head|body|script|svg|iframe|\?)/i;

/** `tail` is a PDF's end: the position of its object table, the end marker, and little more. */
export function checkEnding(tail: Buffer): Refusal | undefined {
  const text = tail.toString('latin1');
  const marker = text.lastIndexOf('%%EOF');
  const start = text.lastIndexOf('startxref', marker);
  if (marker < 0 || start < 0 || !/^startxref\s*\d+/.test(text.slice(start, start + 64)))
    return refusalOf('no-ending');
  const junk = text
    .slice(marker + '%%EOF'.length)
    .replaceAll('\0', ' ')
    .trim();
  if (webPage.test(junk)) return refusalOf('foreign-in-pdf', 'web-page');
  const what = foreign.find(([signs]) => signs.some((sign) => junk.includes(sign)))?.[1];
  if (what) return refusalOf('foreign-in-pdf', what);
  return junk.length > MOST_JUNK ? refusalOf('foreign-in-pdf') : undefined;
}
