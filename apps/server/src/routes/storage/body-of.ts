import type { Readable } from 'node:stream';
import { MAX_DOCUMENT_BYTES } from '@rivermark/contracts/documents';
import type { FastifyRequest } from 'fastify';

/** The bytes of a body, which stays open when the reader stops early: the answer must still reach the sender. */
export const bodyOf = (stream: Readable): AsyncIterable<Buffer> =>
  stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;

/**
 * Lets the rest of a refused body run out, so that a browser which is still sending reads the answer instead of a
 * reset connection. One that sends far more than a document is cut off.
 */
export function letRunOut({ raw }: FastifyRequest): void {
  let bytes = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > 2 * MAX_DOCUMENT_BYTES) raw.socket.destroy();
  });
  raw.resume();
}
