import { DOCUMENT_CACHE_CONTROL, type DocumentField, objectNameOf } from '@rivermark/contracts/documents';
import type { SendMemory } from '../submission-memory.ts';
import { resumeUpload } from './resumable-upload.ts';
import { type Connection, withRetry } from './retry.ts';
import { bucketWith, chunkBytes, resumableEndpoint, serviceHeaders } from './service.ts';
import { failureOf, UploadFailure } from './upload-failure.ts';
import { xhrFetch } from './xhr-fetch.ts';

/** From this size on, in bytes, a document goes on where it was after the network dropped. */
export const RESUMABLE_FROM_BYTES = 1024 * 1024;
const LONGEST_ORIGINAL_NAME = 255;

export interface SendOptions {
  readonly field: DocumentField;
  readonly file: File;
  readonly memory: SendMemory;
  readonly clientKey: string;
  readonly signal: AbortSignal;
  readonly connection?: Connection;
  /** Bytes of the document that have left this device; falls back when a connection broke. */
  readonly onSent: (bytes: number) => void;
  readonly onPause: (offline: boolean) => void;
  readonly onResume: () => void;
}

/** A file on a stick that was pulled, or in a cloud folder, may be gone since it was chosen. */
async function expectReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw new UploadFailure(
      'refused',
      'unreadable',
      'This file can no longer be read on this device. Please choose it again.',
    );
  }
}

/** In one piece, by the storage service's own client. */
async function post({ file, memory, signal, onSent, ...options }: SendOptions): Promise<void> {
  const bucket = bucketWith(xhrFetch({ signal, onSent: (bytes) => onSent(Math.min(bytes, file.size)) }));
  const { error } = await bucket.upload(memory.name, file, {
    cacheControl: DOCUMENT_CACHE_CONTROL,
    upsert: false,
    metadata: metadataOf({ file, ...options }),
  });
  if (error) throw failureOf(error);
}

async function resume(options: SendOptions, onStored: (bytes: number) => void): Promise<void> {
  const { file, memory, signal, onSent } = options;
  let stored = 0;
  await resumeUpload(
    {
      endpoint: resumableEndpoint(),
      headers: serviceHeaders,
      objectName: memory.name,
      file,
      metadata: metadataOf(options),
      chunkBytes,
      fetch: xhrFetch({ signal, onSent: (bytes) => onSent(Math.min(stored + bytes, file.size)) }),
      onStored: (bytes) => {
        stored = bytes;
        onSent(bytes);
        onStored(bytes);
      },
    },
    memory,
  );
}

const metadataOf = ({ clientKey, file }: Pick<SendOptions, 'clientKey' | 'file'>) => ({
  submissionId: clientKey,
  originalName: file.name.slice(0, LONGEST_ORIGINAL_NAME),
});

/**
 * Uploads one document and retries while that may help. Afterwards `memory.name` is its stored
 * name. Rejects with an UploadFailure, or with the signal's reason.
 */
export async function sendDocument(options: SendOptions): Promise<void> {
  const { field, file, memory } = options;
  let most = 0;
  let asked = 0;
  const attempt = async () => {
    const known = memory.tried;
    memory.tried = true;
    try {
      if (file.size >= RESUMABLE_FROM_BYTES)
        await resume(options, (bytes) => {
          most = Math.max(most, bytes);
        });
      else await post(options);
    } catch (thrown) {
      options.signal.throwIfAborted();
      if (!(thrown instanceof UploadFailure)) throw thrown;
      if (thrown.kind === 'network') await expectReadable(file);
      if (thrown.kind !== 'taken') throw thrown;
      // An earlier attempt arrived and only its answer was lost.
      if (known) return;
      // The browser may have sent a request twice, or the name is taken. A new name fits both
      // cases.
      memory.name = objectNameOf(Date.now(), field, file.name);
      memory.tried = false;
      throw new UploadFailure('busy', thrown.reason);
    }
  };
  await withRetry(attempt, {
    ...options,
    movedOn: () => {
      const moved = most > asked;
      asked = most;
      return moved;
    },
  });
}
