import { documentIds, RESUMABLE_PATH } from '@rivermark/contracts/documents';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Documents } from '../../documents/create-documents.ts';
import { AppError } from '../../errors.ts';
import { bodyOf, leaveBodies } from './body-of.ts';
import { parseUploadMetadata } from './upload-metadata.ts';

const VERSION = '1.0.0';
const BYTES_TYPE = 'application/offset+octet-stream';

function wholeNumber(header: string | string[] | undefined, name: string): number {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) {
    throw new AppError('malformed-body', `${name} must be a whole number`);
  }
  return Number(header);
}

/** `name base64,name base64`, as TUS carries what is said about an upload. */
function uploadMetadataHeader(header: string | string[] | undefined): ReadonlyMap<string, string> {
  const text = typeof header === 'string' ? header.slice(0, 8192) : '';
  return new Map(
    text.split(',').map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [name, Buffer.from(value, 'base64').toString()];
    }),
  );
}

const tus = (reply: FastifyReply) =>
  reply.header('tus-resumable', VERSION).header('cache-control', 'no-store');

/** Uploads that go on where they were, as TUS 1.0 has it: create, ask, append, cancel. */
export async function resumableUpload(app: FastifyInstance, documents: Documents): Promise<void> {
  const { uploads } = documents;
  const begin = (request: FastifyRequest) => {
    const said = uploadMetadataHeader(request.headers['upload-metadata']);
    if (said.get('bucketName') !== documentIds.bucket) {
      throw new AppError('no-such-bucket', 'Bucket not found');
    }
    const announcedBytes = wholeNumber(request.headers['upload-length'], 'Upload-Length');
    if (announcedBytes === 0) throw new AppError('document-type-mismatch', 'This file is empty.');
    return uploads.create({
      ...parseUploadMetadata(said.get('metadata')),
      objectName: said.get('objectName') ?? '',
      address: request.ip,
      announcedBytes,
    });
  };

  await app.register(async (scope) => {
    leaveBodies(scope);

    scope.post(RESUMABLE_PATH, async (request, reply) => {
      const id = await begin(request);
      tus(reply).code(201).header('location', `${RESUMABLE_PATH}/${id}`);
      if (request.headers['content-type'] === BYTES_TYPE) {
        const { offset } = await uploads.append({ id, offset: 0, address: request.ip }, bodyOf(request.raw));
        reply.header('upload-offset', offset);
      }
      return reply.send();
    });

    scope.head<{ Params: { id: string } }>(`${RESUMABLE_PATH}/:id`, async (request, reply) => {
      const { offset, length } = await uploads.progress(request.params.id);
      return tus(reply).header('upload-offset', offset).header('upload-length', length).send();
    });

    scope.patch<{ Params: { id: string } }>(`${RESUMABLE_PATH}/:id`, async (request, reply) => {
      if (request.headers['content-type'] !== BYTES_TYPE) {
        throw new AppError('unsupported-media-type', `The content type must be ${BYTES_TYPE}`);
      }
      const addition = {
        id: request.params.id,
        offset: wholeNumber(request.headers['upload-offset'], 'Upload-Offset'),
        address: request.ip,
      };
      const { offset } = await uploads.append(addition, bodyOf(request.raw));
      return tus(reply).code(204).header('upload-offset', offset).send();
    });

    scope.delete<{ Params: { id: string } }>(`${RESUMABLE_PATH}/:id`, async (request, reply) => {
      await uploads.cancel(request.params.id);
      return tus(reply).code(204).send();
    });
  });
}
