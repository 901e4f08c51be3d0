import type { DocumentField } from '@rivermark/contracts/documents';
import type { Filling } from '../filling.ts';
import { sendDocument } from './send-document.ts';
import { sendNotice } from './send-notice.ts';
import { UploadFailure } from './upload-failure.ts';

export interface Submission {
  readonly filling: Filling;
  /** All six, in their order. */
  readonly documents: readonly {
    readonly field: DocumentField;
    readonly file: File;
    /** As it was named when it was chosen. */
    readonly objectName: string;
    readonly received: boolean;
  }[];
  readonly clientName: string;
  readonly clientEmail: string;
}

/** What is told while it goes on. */
export interface SubmissionListener {
  readonly onSent: (field: DocumentField, bytes: number) => void;
  readonly onReceived: (field: DocumentField) => void;
  readonly onFailed: (field: DocumentField, failure: UploadFailure) => void;
  readonly onPause: (offline: boolean) => void;
  readonly onResume: () => void;
  /** All six are there; only the notice is left. */
  readonly onNotice: () => void;
  /** The service has lost some of the documents: all count as not received. */
  readonly onMissing: () => void;
}

/** After these, the documents that follow would fare no better. */
const endsAll = new Set(['network', 'closed']);

/**
 * Sends what has not been received yet, one document after the other, and then the notice. True once all is handed
 * over. Rejects with the signal's reason when cancelled.
 */
export async function submitDocuments(
  { filling, documents, clientName, clientEmail }: Submission,
  listener: SubmissionListener,
  signal: AbortSignal,
): Promise<boolean> {
  let failed = false;
  for (const { field, file, objectName, received } of documents) {
    if (received) continue;
    try {
      await sendDocument({
        field,
        file,
        memory: filling.memoryOf(objectName),
        clientKey: filling.clientKey,
        signal,
        onSent: (bytes) => listener.onSent(field, bytes),
        onPause: listener.onPause,
        onResume: listener.onResume,
      });
      listener.onReceived(field);
    } catch (thrown) {
      signal.throwIfAborted();
      failed = true;
      const failure = thrown instanceof UploadFailure ? thrown : new UploadFailure('final', 'unexpected');
      listener.onFailed(field, failure);
      if (endsAll.has(failure.kind)) return false;
    }
  }
  if (failed) return false;
  listener.onNotice();
  const objectNames = documents.map(({ objectName }) => filling.memoryOf(objectName).name);
  const outcome = await sendNotice(
    { clientKey: filling.clientKey, objectNames, clientName, clientEmail },
    signal,
  );
  if (outcome === 'missing') listener.onMissing();
  return outcome === 'received';
}
