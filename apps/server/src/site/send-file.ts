import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { statusFor } from './entity-tags.ts';
import type { ServedFile } from './stored-file.ts';

/**
 * Answers a GET or HEAD with a file in the best encoding that the client accepts, or with 304 if it
 * is unchanged. `caching` is the Cache-Control header.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
  caching: string,
): Promise<FastifyReply> {
  const encoding = file.compressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  // Each encoding has different bytes, so it needs its own tag.
  const tag = `"${file.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const status = reply.statusCode === 200 ? statusFor(request.headers, tag) : reply.statusCode;
  if (status === 412) throw new AppError('precondition-failed', 'This is not the state that was asked for');
  reply.headers({
    'cache-control': caching,
    etag: tag,
    ...(file.compressible && { vary: 'accept-encoding' }),
  });
  if (status === 304) return reply.code(304).send();
  const body = await file.encoded(encoding);
  return reply
    .headers({
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-type': file.type,
      'content-length': String(body.length),
    })
    .send(body);
}
