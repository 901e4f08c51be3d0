import { documentSpecOf } from '@rivermark/contracts/documents';
import type { DocumentRow } from '../../db/schema.ts';
import { nameAsFile } from './name-as-file.ts';

/** In bytes. File systems take 255 of them or of letters, and one entry that is too long stops the whole zip from being unpacked. */
const MOST = 200;

function shortened(name: string): string {
  let bytes = Buffer.byteLength(name);
  if (bytes <= MOST) return name;
  const ending = name.slice(name.lastIndexOf('.'));
  const start = [...name.slice(0, -ending.length)];
  while (bytes > MOST) bytes -= Buffer.byteLength(start.pop() ?? '');
  return start.join('') + ending;
}

/** A name that every file system takes, with its place first so that they sort as they were asked for. */
export const nameInZip = (row: DocumentRow, place: number): string =>
  shortened(
    `${place + 1} ${documentSpecOf(row.field).typeLabel} - ${nameAsFile(row)}`
      // A Mac writes an accent after its letter; of many scripts the vowels are such marks.
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N} ._()-]+/gu, '-')
      .replace(/\.{2,}/g, '.'),
  );
