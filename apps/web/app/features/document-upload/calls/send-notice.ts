import { documentIds, type Notice, type NoticeAnswer, noticeRequest } from '@rivermark/contracts/documents';
import { FunctionsHttpError } from '@supabase/functions-js';
import { documentService } from '../../../document-service.ts';
import { bucketWith, functions } from './service.ts';

const TIME_LIMIT_MS = 60_000;
const LONGEST_MESSAGE = 300;

/** What our own server says to the client: why it does not take a submission, and what to do. */
export interface Told {
  readonly told: string;
}

/**
 * Submits the uploaded documents. Resolves to the outcome: 'missing' means that the service no
 * longer has all six, 'line' that there was no answer. Rejects only with the signal's reason.
 */
export async function sendNotice(
  notice: Notice,
  agentEmail: string,
  signal: AbortSignal,
): Promise<'received' | 'missing' | 'line' | 'service' | Told> {
  const bucket = bucketWith();
  const body = noticeRequest(notice, {
    agentEmail,
    urlOf: (object) => bucket.getPublicUrl(object).data.publicUrl,
    isOurs: !documentService.url,
  });
  const { data, error } = await functions().invoke<NoticeAnswer>(documentIds.functionName, {
    body,
    signal,
    timeout: TIME_LIMIT_MS,
  });
  signal.throwIfAborted();
  if (!error) return data?.success === true ? 'received' : 'service';
  if (!(error instanceof FunctionsHttpError)) return 'line';
  const response = error.context as Response;
  const { code, message }: Partial<NoticeAnswer> = (await response.json().catch(() => null)) ?? {};
  if (code === 'documents-missing') return 'missing';
  // Without a code it is another service's, and for its programmers.
  return code && message && response.status < 500 ? { told: message.slice(0, LONGEST_MESSAGE) } : 'service';
}
