import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { nameInZip } from '../../documents/opening/name-in-zip.ts';
import type { OpenedDocument } from '../../documents/opening/open-document.ts';

/**
 * All documents as one zip that is made while it is sent. They are compressed already, so they are only stored. Ends
 * with the error of the first that breaks.
 */
export function zipOf(documents: readonly OpenedDocument[]): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: Error) => void output.destroy(error);
  let inHand: Readable | undefined;
  zip.on('error', fail);
  documents.forEach(({ row, plain }, place) => {
    zip.addReadStreamLazy(nameInZip(row, place), { compress: false, size: row.received_bytes }, (use) => {
      inHand = Readable.from(plain).on('error', fail);
      use(null, inHand);
    });
  });
  zip.end();
  zip.outputStream.pipe(output);
  output.once('close', () => inHand?.destroy());
  return output;
}
