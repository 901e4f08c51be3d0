import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { statusFor } from './entity-tags.ts';
import { fileHeaders, tagOfEncoded } from './file-headers.ts';
import type { ServedFile } from './stored-file.ts';

/**
 * Answers a GET or HEAD with a file in the encoding that suits, or with as much as the asker does not have yet.
 * `caching` is the Cache-Control of what is there.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
  caching: string,
): Promise<FastifyReply> {
  const encoding = file.compressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  const status =
    reply.statusCode === 200 ? statusFor(request.headers, tagOfEncoded(file, encoding)) : reply.statusCode;
  if (status === 412) throw new AppError('precondition-failed', 'This is not the state that was asked for');
  if (status === 304)
    return reply
      .code(304)
      .headers(fileHeaders(file, encoding, caching, undefined))
      .send();
  const body = await file.encoded(encoding);
  return reply.headers(fileHeaders(file, encoding, caching, body.length)).send(body);
}
