import type { Readable } from 'node:stream';
import { MAX_DOCUMENT_BYTES } from '@rivermark/contracts/documents';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * From here on no body is read before its handler asks for it, whatever type it claims: one that is read whole first,
 * and parsed, costs as much memory and time as its sender likes.
 */
export function leaveBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

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
