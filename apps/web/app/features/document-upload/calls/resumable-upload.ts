import { DOCUMENT_CACHE_CONTROL, documentIds } from '@rivermark/contracts/documents';
import { type ErrorAnswer, failureOf, UploadFailure } from './upload-failure.ts';

/** What outlives one attempt: where the upload goes on. */
export interface Resumable {
  url?: string | undefined;
}

export interface ResumableUpload {
  /** Where uploads are begun. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly objectName: string;
  readonly file: Blob;
  readonly metadata: Readonly<Record<string, string>>;
  /** Bytes of one PATCH; the whole rest when undefined. */
  readonly chunkBytes: number | undefined;
  readonly fetch: typeof fetch;
  /** Called with the bytes that the other side is known to have. */
  readonly onStored: (bytes: number) => void;
}

const versioned = { 'tus-resumable': '1.0.0' } as const;

function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}

async function ask(upload: ResumableUpload, url: string, init: RequestInit): Promise<Response> {
  const headers = { ...upload.headers, ...versioned, ...(init.headers as Record<string, string>) };
  try {
    return await upload.fetch(url, { ...init, headers });
  } catch {
    throw new UploadFailure('network', 'no answer');
  }
}

async function failureOfAnswer(answer: Response): Promise<UploadFailure> {
  const body = (await answer.json().catch(() => ({}))) as Omit<ErrorAnswer, 'status'>;
  return failureOf({ ...body, status: answer.status });
}

/** How much is there; undefined when the other side no longer knows the upload. */
async function storedOf(upload: ResumableUpload, url: string): Promise<number | undefined> {
  const answer = await ask(upload, url, { method: 'HEAD' });
  if (answer.status === 404 || answer.status === 410) return;
  if (!answer.ok) throw await failureOfAnswer(answer);
  return offsetOf(answer);
}

function offsetOf(answer: Response): number {
  const offset = Number(answer.headers.get('upload-offset') ?? Number.NaN);
  if (!Number.isInteger(offset)) throw new UploadFailure('busy', 'no offset');
  return offset;
}

async function begin(upload: ResumableUpload): Promise<string> {
  const { endpoint, file, objectName, metadata } = upload;
  const described = {
    bucketName: documentIds.bucket,
    objectName,
    contentType: file.type,
    cacheControl: DOCUMENT_CACHE_CONTROL,
    metadata: JSON.stringify(metadata),
  };
  const answer = await ask(upload, endpoint, {
    method: 'POST',
    headers: {
      'upload-length': String(file.size),
      'upload-metadata': Object.entries(described)
        .map(([name, value]) => `${name} ${base64(value)}`)
        .join(','),
      'x-upsert': 'false',
    },
  });
  if (!answer.ok) throw await failureOfAnswer(answer);
  const location = answer.headers.get('location');
  if (!location) throw new UploadFailure('final', 'no location');
  return new URL(location, endpoint).href;
}

/**
 * One attempt to upload a document by TUS, from where the last attempt ended. Resolves once the
 * server has all of it. Rejects with an UploadFailure, after which another attempt can continue
 * with the same `memory`.
 */
export async function resumeUpload(upload: ResumableUpload, memory: Resumable): Promise<void> {
  const { file, chunkBytes = file.size, onStored } = upload;
  let offset = memory.url === undefined ? undefined : await storedOf(upload, memory.url);
  if (offset === undefined || memory.url === undefined) {
    memory.url = undefined;
    memory.url = await begin(upload);
    offset = 0;
  }
  onStored(offset);
  while (offset < file.size) {
    const answer = await ask(upload, memory.url, {
      method: 'PATCH',
      headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: file.slice(offset, offset + chunkBytes),
    });
    if (answer.status === 409) throw new UploadFailure('busy', 'another offset');
    if (answer.status === 404 || answer.status === 410) {
      memory.url = undefined;
      throw new UploadFailure('busy', 'upload forgotten');
    }
    if (!answer.ok) throw await failureOfAnswer(answer);
    offset = offsetOf(answer);
    onStored(offset);
  }
}
