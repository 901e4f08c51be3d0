import type { DocumentField } from '@rivermark/contracts/documents';
import { namesOf, type SubmissionMemory } from '../submission-memory.ts';
import { sendDocument } from './send-document.ts';
import { sendNotice, type Told } from './send-notice.ts';
import { UploadFailure } from './upload-failure.ts';

export interface Submission {
  readonly memory: SubmissionMemory;
  /** All six, in their order. */
  readonly documents: readonly SubmittedDocument[];
  readonly clientName: string;
  readonly clientEmail: string;
  readonly agentEmail: string;
}

interface SubmittedDocument {
  readonly field: DocumentField;
  readonly file: File;
  /** As it was named when it was chosen. */
  readonly objectName: string;
  readonly received: boolean;
}

/** Progress events of a submission. */
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

/** Why a submission failed. `refused`: single documents are at fault. `missing`: some were lost. */
export type SubmissionEnd = 'received' | 'refused' | 'missing' | 'line' | 'service' | Told;

/** More in parallel are no faster, and each connection costs a busy server memory. */
const AT_A_TIME = 2;

/**
 * Uploads the documents not received yet. Stops after the first failure that is not a document's
 * own fault.
 */
async function sendAll(
  { memory, documents }: Submission,
  listener: SubmissionListener,
  signal: AbortSignal,
): Promise<SubmissionEnd> {
  const waiting = documents.filter(({ received }) => !received);
  const rest = new AbortController();
  signal.addEventListener('abort', () => rest.abort(signal.reason), { signal: rest.signal });
  signal.throwIfAborted();
  const paused = new Set<DocumentField>();
  let end: SubmissionEnd = 'received';

  const send = async ({ field, file, objectName }: SubmittedDocument) => {
    const goOn = () => {
      if (paused.delete(field) && paused.size === 0) listener.onResume();
    };
    try {
      await sendDocument({
        field,
        file,
        memory: memory.memoryOf(objectName),
        clientKey: memory.clientKey,
        signal: rest.signal,
        onSent: (bytes) => listener.onSent(field, bytes),
        onPause: (offline) => {
          paused.add(field);
          listener.onPause(offline);
        },
        onResume: goOn,
      });
      listener.onReceived(field);
    } catch (thrown) {
      signal.throwIfAborted();
      // Another document's failure has ended this one.
      if (rest.signal.aborted) return;
      const failure = thrown instanceof UploadFailure ? thrown : new UploadFailure('final', 'unexpected');
      listener.onFailed(field, failure);
      if (failure.kind !== 'refused') {
        end = failure.kind === 'network' ? 'line' : 'service';
        rest.abort();
      } else if (end === 'received') end = 'refused';
    } finally {
      goOn();
    }
  };
  const sendNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !rest.signal.aborted; next = waiting.shift()) await send(next);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, sendNext));
  return end;
}

/**
 * Uploads the documents not received yet, then sends the notice. Resolves to 'received' once all is
 * submitted. Rejects with the signal's reason when cancelled.
 */
export async function submitDocuments(
  submission: Submission,
  listener: SubmissionListener,
  signal: AbortSignal,
): Promise<SubmissionEnd> {
  const { memory, documents, clientName, clientEmail, agentEmail } = submission;
  const sent = await sendAll(submission, listener, signal);
  if (sent !== 'received') return sent;
  listener.onNotice();
  memory.noticed = namesOf(documents);
  const objects = documents.map(({ objectName }) => memory.memoryOf(objectName).name);
  const outcome = await sendNotice(
    { objects, acknowledged: true, clientKey: memory.clientKey, clientName, clientEmail },
    agentEmail,
    signal,
  );
  if (outcome === 'missing') listener.onMissing();
  return outcome;
}
