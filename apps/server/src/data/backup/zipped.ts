import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

/** A file in gzip. Errors of reading the file reach the reader of this stream. */
export function zipped(file: string): Readable {
  const zip = createGzip();
  // Without an end of its own an error of the file would be nobody's, which ends the process.
  pipeline(createReadStream(file), zip, () => {});
  return zip;
}
