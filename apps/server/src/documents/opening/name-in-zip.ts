import { documentSpecOf } from '@rivermark/contracts/documents';
import type { DocumentRow } from '../../db/schema.ts';
import { nameAsFile } from './name-as-file.ts';

/** In bytes. File systems allow 255, and one longer name stops the whole zip from unpacking. */
const MOST = 200;

function shortened(name: string): string {
  let bytes = Buffer.byteLength(name);
  if (bytes <= MOST) return name;
  const ending = name.slice(name.lastIndexOf('.'));
  const start = [...name.slice(0, -ending.length)];
  while (bytes > MOST) bytes -= Buffer.byteLength(start.pop() ?? '');
  return start.join('') + ending;
}

/** A name that every file system accepts. Its number comes first, so names sort as requested. */
export const nameInZip = (row: DocumentRow, place: number): string =>
  shortened(
    `${place + 1} ${documentSpecOf(row.field).typeLabel} - ${nameAsFile(row)}`
      // A Mac writes an accent after its letter; of many scripts the vowels are such marks.
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N} ._()-]+/gu, '-')
      .replace(/\.{2,}/g, '.'),
  );
