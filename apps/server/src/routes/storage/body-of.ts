import type { Readable } from 'node:stream';
import { MAX_DOCUMENT_BYTES } from '@rivermark/contracts/documents';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Within this scope handlers read bodies themselves, whatever the content type. Parsing a whole
 * body first would let the sender choose the cost in memory and time.
 */
export function leaveBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/** The bytes of a body. Stopping early leaves the socket open for the answer. */
export const bodyOf = (stream: Readable): AsyncIterable<Buffer> =>
  stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;

/**
 * Drains a refused body, so that a browser still sending reads the answer instead of a reset.
 * Senders far beyond a document's size are cut off.
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
