import { documentIds, RESUMABLE_PATH } from '@rivermark/contracts/documents';
import { headers, type Started } from './documents-calls.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const metadata = (name: string, more: Record<string, string> = {}) =>
  Object.entries({
    bucketName: documentIds.bucket,
    objectName: name,
    contentType: 'application/pdf',
    ...more,
  })
    .map(([key, value]) => `${key} ${base64(value)}`)
    .join(',');

export const create = ({ url }: Pick<Started, 'url'>, name: string, length: number, more = {}) =>
  fetch(url + RESUMABLE_PATH, {
    method: 'POST',
    headers: {
      ...headers,
      'tus-resumable': '1.0.0',
      'upload-length': String(length),
      'upload-metadata': metadata(name, more),
    },
  });

export const patchHeaders = (offset: number) => ({
  'tus-resumable': '1.0.0',
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
});

export const patch = (url: string, offset: number, body: Buffer | ReadableStream, more: RequestInit = {}) =>
  fetch(url, {
    method: 'PATCH',
    headers: { ...headers, ...patchHeaders(offset) },
    body: body instanceof Buffer ? new Uint8Array(body) : body,
    duplex: 'half',
    ...more,
  } as RequestInit);

export const ask = (url: string) =>
  fetch(url, { method: 'HEAD', headers: { ...headers, 'tus-resumable': '1.0.0' } });
