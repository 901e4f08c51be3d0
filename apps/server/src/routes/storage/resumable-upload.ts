import { documentIds, MAX_DOCUMENT_BYTES, RESUMABLE_PATH } from '@rivermark/contracts/documents';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Documents } from '../../documents/create-documents.ts';
import { AppError } from '../../errors.ts';
import { refuseMethod } from '../../plugins/known-methods.ts';
import { bodyOf, leaveBodies } from './body-of.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import {
  BYTES_TYPE,
  hasBody,
  hasUploadBytes,
  readUploadMetadata,
  requireTusVersion,
  TUS_VERSION,
  wholeNumber,
} from './tus-headers.ts';
import { parseUploadMetadata } from './upload-metadata.ts';

const UPLOAD_PATH = `${RESUMABLE_PATH}/:id`;
const onUploads = ['OPTIONS', 'POST'];
const onUpload = ['DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'POST'];

type UploadRequest = FastifyRequest<{ Params: { id: string } }>;

const wrongType = () => new AppError('unsupported-media-type', `The content type must be ${BYTES_TYPE}`);

/**
 * Resumable uploads by TUS 1.0: create (with the first bytes, if sent), query, append, cancel.
 * docs/decisions/0011 lists what is not supported.
 */
export async function resumableUpload(app: FastifyInstance, documents: Documents): Promise<void> {
  const { uploads } = documents;

  function begin({ headers, ip }: FastifyRequest): Promise<string> {
    const uploadMetadata = headers['upload-metadata'];
    const said = readUploadMetadata(uploadMetadata);
    if (said.get('bucketName') !== documentIds.bucket) {
      throw new AppError('no-such-bucket', 'Bucket not found');
    }
    const announcedBytes = wholeNumber(headers['upload-length'], 'Upload-Length');
    if (announcedBytes === 0) throw new AppError('document-type-mismatch', 'This file is empty.');
    return uploads.create({
      objectName: said.get('objectName') ?? '',
      ...parseUploadMetadata(said.get('metadata')),
      uploadMetadata: String(uploadMetadata),
      address: ip,
      announcedBytes,
    });
  }

  async function create(request: FastifyRequest, reply: FastifyReply) {
    const withBytes = hasUploadBytes(request);
    if (hasBody(request) && !withBytes) throw wrongType();
    const id = await begin(request);
    reply.code(201).header('location', `${RESUMABLE_PATH}/${id}`);
    if (withBytes) {
      const { offset } = await uploads.append({ id, offset: 0, address: request.ip }, bodyOf(request.raw));
      reply.header('upload-offset', offset);
    }
    return reply.send();
  }

  const ofUpload: Record<string, (request: UploadRequest, reply: FastifyReply) => Promise<unknown>> = {
    async HEAD({ params }, reply) {
      const { offset, length, metadata } = await uploads.progress(params.id);
      if (metadata) reply.header('upload-metadata', metadata);
      return reply.header('upload-offset', offset).header('upload-length', length).send();
    },
    async PATCH(request, reply) {
      if (!hasUploadBytes(request)) throw wrongType();
      const addition = {
        id: request.params.id,
        offset: wholeNumber(request.headers['upload-offset'], 'Upload-Offset'),
        address: request.ip,
      };
      const { offset } = await uploads.append(addition, bodyOf(request.raw));
      return reply.code(204).header('upload-offset', offset).send();
    },
    async DELETE({ params }, reply) {
      await uploads.cancel(params.id);
      return reply.code(204).send();
    },
    /** Where a front lets no other method through. */
    async POST(request, reply) {
      const meant = String(request.headers['x-http-method-override']).toUpperCase();
      const handler = meant === 'POST' ? undefined : ofUpload[meant];
      return handler ? handler(request, reply) : refuseMethod(reply, onUpload);
    },
  };

  await app.register(async (scope) => {
    leaveBodies(scope);
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('tus-resumable', TUS_VERSION).header('cache-control', 'no-store');
    });
    const onRequest = requireTusVersion;
    scope.post(RESUMABLE_PATH, { onRequest }, create);
    for (const [method, handler] of Object.entries(ofUpload)) {
      scope.route<{ Params: { id: string } }>({ method, url: UPLOAD_PATH, onRequest, handler });
    }
    for (const [url, methods] of [
      [RESUMABLE_PATH, onUploads],
      [UPLOAD_PATH, onUpload],
    ] as const) {
      scope.options(url, { config: { keyless: true } }, async (_request, reply) =>
        reply
          .code(204)
          .header('allow', methods.join(', '))
          .header('tus-version', TUS_VERSION)
          .header('tus-extension', 'creation,creation-with-upload,termination')
          .header('tus-max-size', MAX_DOCUMENT_BYTES)
          .send(),
      );
      refuseOtherMethods(scope, url, methods);
    }
  });
}
