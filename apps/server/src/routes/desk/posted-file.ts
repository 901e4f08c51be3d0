import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The file of a form, from its first byte; undefined where none came. */
    postedFile: MultipartFile | undefined;
  }
}

/** Fields of a form before its file: the token, and a few short entries. */
const LIMITS = { files: 1, fields: 10, fieldSize: 4096, parts: 12 } as const;

async function readFields(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  const fields: Record<string, string> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        request.postedFile = part;
        break;
      }
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    }
  } catch (cause) {
    throw new AppError('malformed-body', 'The upload could not be read. Please send it again.', { cause });
  }
  request.body = fields;
}

/**
 * Lets the routes of a scope within deskScope take forms with one file, which must be the last
 * entry. The entries before it are read first, so the form's token is checked before the file.
 * @param mostBytes of the file; one byte more arrives, so that the reader can tell
 */
export async function acceptPostedFiles(scope: FastifyInstance, mostBytes: number): Promise<void> {
  scope.decorateRequest('postedFile', undefined);
  await scope.register(multipart, { limits: { ...LIMITS, fileSize: mostBytes + 1 } });
  scope.addHook('preValidation', readFields);
}
