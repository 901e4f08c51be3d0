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

/** Why a submission was not handed over: `refused` is the fault of single documents, `missing` of what was lost. */
export type SubmissionEnd = 'received' | 'refused' | 'missing' | 'line' | 'service' | Told;

/** More at a time are no faster, and a server that is asked by many clients at once has its price for each. */
const AT_A_TIME = 2;

/** Sends what has not been received yet. After the first failure that is not one document's own, the rest is not tried. */
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
 * Sends what has not been received yet, and then the notice. 'received' once all is handed over. Rejects with the
 * signal's reason when cancelled.
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
  const objectNames = documents.map(({ objectName }) => memory.memoryOf(objectName).name);
  const outcome = await sendNotice(
    { clientKey: memory.clientKey, objectNames, clientName, clientEmail, agentEmail },
    signal,
  );
  if (outcome === 'missing') listener.onMissing();
  return outcome;
}
