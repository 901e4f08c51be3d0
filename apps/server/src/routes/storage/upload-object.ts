import multipart, { type Multipart } from '@fastify/multipart';
import { documentIds, MAX_DOCUMENT_BYTES, STORAGE_PATH } from '@rivermark/contracts/documents';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Documents } from '../../documents/create-documents.ts';
import type { SaidOfDocument } from '../../documents/receiving/begin-document.ts';
import type { Opened } from '../../documents/receiving/receive-document.ts';
import { AppError } from '../../errors.ts';
import { bodyOf, leaveBodies } from './body-of.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { parseUploadMetadata } from './upload-metadata.ts';

const saidBeside: ReadonlySet<string> = new Set(['cacheControl', 'metadata']);

/** The parts of a body. Errors of the parser are the sender's, not ours. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts();
  } catch (cause) {
    throw new AppError('malformed-body', 'The upload could not be read. Please send it again.', { cause });
  }
}

/**
 * As the storage client sends a File: cacheControl, metadata, then the file without a field name.
 */
async function ofMultipart(request: FastifyRequest): Promise<Opened> {
  let said: SaidOfDocument = {};
  for await (const part of partsOf(request)) {
    if (part.type === 'file') return { said, body: bodyOf(part.file) };
    // One that says that it is JSON comes parsed.
    const { value } = part;
    if (part.fieldname === 'metadata')
      said = parseUploadMetadata(typeof value === 'string' ? value : JSON.stringify(value));
  }
  throw new AppError('malformed-body', 'There is no file in the upload');
}

/** As it sends anything else: the body is the file, the metadata a header. */
function ofRaw(request: FastifyRequest): Opened {
  const header = request.headers['x-metadata'];
  const json = typeof header === 'string' ? Buffer.from(header, 'base64').toString() : undefined;
  return { said: parseUploadMetadata(json), body: bodyOf(request.raw) };
}

/** The storage service's upload: one object, once. What the anonymous key may do is this alone. */
export async function uploadObject(app: FastifyInstance, documents: Documents): Promise<void> {
  await app.register(async (scope) => {
    leaveBodies(scope);
    refuseOtherMethods(scope, `${STORAGE_PATH}/object/${documentIds.bucket}/*`, ['POST']);
    await scope.register(multipart, {
      // What is said beside the file is no file, even where its part has a type or a file name.
      isPartAFile: (name, type, fileName) =>
        !saidBeside.has(name ?? '') && (type === 'application/octet-stream' || fileName !== undefined),
      limits: { files: 1, fields: 5, fieldSize: 4096, fileSize: MAX_DOCUMENT_BYTES + 1, parts: 6 },
    });
    scope.post<{ Params: { bucket: string; '*': string } }>(
      `${STORAGE_PATH}/object/:bucket/*`,
      async (request, reply) => {
        const { bucket, '*': objectName } = request.params;
        if (bucket !== documentIds.bucket) throw new AppError('no-such-bucket', 'Bucket not found');
        const open = async () => (request.isMultipart() ? ofMultipart(request) : ofRaw(request));
        const id = await documents.receive({ objectName, address: request.ip }, open);
        return reply.header('cache-control', 'no-store').send({ Id: id, Key: `${bucket}/${objectName}` });
      },
    );
  });
}
