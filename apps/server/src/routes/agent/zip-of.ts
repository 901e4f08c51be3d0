import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { nameInZip } from '../../documents/opening/name-in-zip.ts';
import type { OpenedDocument } from '../../documents/opening/open-document.ts';

/**
 * Streams all documents as one zip. They are already compressed, so the zip only stores them. Fails
 * with the error of the first document that fails.
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
