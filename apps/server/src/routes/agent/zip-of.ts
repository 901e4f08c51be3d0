import type { Readable } from 'node:stream';
import { documentSpecOf } from '@rivermark/contracts/documents';
import { ZipFile } from 'yazl';
import type { DocumentRow } from '../../db/schema.ts';

/** A name that every file system takes, with its place first so that they sort as they were asked for. */
const nameInZip = (row: DocumentRow, place: number) =>
  `${place + 1} ${documentSpecOf(row.field).typeLabel} - ${row.original_name}`
    .replace(/[^\p{L}\p{N} ._()-]+/gu, '-')
    .replace(/\.{2,}/g, '.');

/** All documents as one zip that is made while it is sent. They are compressed already, so they are only stored. */
export function zipOf(
  rows: readonly DocumentRow[],
  open: (row: DocumentRow) => Readable,
): NodeJS.ReadableStream {
  const zip = new ZipFile();
  rows.forEach((row, place) => {
    zip.addReadStreamLazy(nameInZip(row, place), { compress: false, size: row.received_bytes }, (use) =>
      use(null, open(row)),
    );
  });
  zip.end();
  return zip.outputStream;
}
