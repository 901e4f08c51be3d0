import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { letRunOut } from '../storage/body-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a form, each to be read before the next. */
    postedFiles: AsyncIterable<MultipartFile>;
  }
}

async function* none(): AsyncGenerator<MultipartFile> {}

const unreadable = (cause: unknown) =>
  new AppError('malformed-body', 'The upload could not be read. Please send it again.', { cause });

async function readFields(request: FastifyRequest): Promise<void> {
  request.postedFiles = none();
  if (!request.isMultipart()) return;
  const fields: Record<string, string> = {};
  const parts = request.parts();
  let part = await parts.next().catch((error: unknown) => {
    throw unreadable(error);
  });
  while (!part.done && part.value.type !== 'file') {
    if (typeof part.value.value === 'string') fields[part.value.fieldname] = part.value.value;
    part = await parts.next().catch((error: unknown) => {
      throw unreadable(error);
    });
  }
  request.body = fields;
  const first = part;
  request.postedFiles = (async function* () {
    try {
      for (let file = first; !file.done; file = await parts.next())
        if (file.value.type === 'file') {
          // A form without a file sends one without a name.
          if (file.value.filename) yield file.value;
          else file.value.file.resume();
        }
    } catch (error) {
      throw error instanceof AppError ? error : unreadable(error);
    }
  })();
}

/**
 * Lets the routes of a scope within deskScope take forms with files, which must be the last
 * entries. The entries before them are read first, so the form's token is checked before a file.
 * @param mostBytes of a file; one byte more arrives, so that the reader can tell
 */
export async function acceptPostedFiles(
  scope: FastifyInstance,
  { mostFiles, mostBytes }: { readonly mostFiles: number; readonly mostBytes: number },
): Promise<void> {
  scope.decorateRequest('postedFiles');
  const limits = { files: mostFiles, fields: 10, fieldSize: 4096, parts: mostFiles + 10 };
  await scope.register(multipart, { limits: { ...limits, fileSize: mostBytes + 1 } });
  scope.addHook('preValidation', readFields);
  // What the handler did not read must not hold up the answer.
  scope.addHook('onSend', async (request) => {
    if (request.isMultipart() && !request.raw.readableEnded) letRunOut(request);
  });
}
