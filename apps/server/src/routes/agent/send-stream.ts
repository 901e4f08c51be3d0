import { PassThrough, pipeline, type Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { OpenedDocuments } from '../../documents/opening/open-all.ts';

const wasAborted = (error: NodeJS.ErrnoException) => error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Streams opened documents and always releases their files. A failure midway cuts the answer off,
 * because only authentic content may be sent.
 */
export function sendStream(reply: FastifyReply, source: Readable, opened: OpenedDocuments): FastifyReply {
  const answer = new PassThrough();
  const failed = (error: unknown) =>
    reply.log.error({ cause: (error as Error).name }, 'a download left something open');
  pipeline(source, answer, (error) => {
    opened.close().catch(failed);
    if (error && !wasAborted(error)) opened.broke(error).catch(failed);
  });
  return reply.send(answer);
}
