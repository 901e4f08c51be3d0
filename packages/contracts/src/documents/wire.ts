import * as z from 'zod/mini';
import { documentSpecOf } from './fields.ts';
import { type ObjectName, parseObjectName } from './object-name.ts';

/** Where the storage service and the function answer; the same on our server as on the outside service. */
export const STORAGE_PATH = '/storage/v1';
export const FUNCTIONS_PATH = '/functions/v1';
export const RESUMABLE_PATH = `${STORAGE_PATH}/upload/resumable`;

export const documentIds = {
  bucket: 'client-documents',
  functionName: 'send-email',
  /** The anonymous key under which our own server takes documents. It is public: it may add one, and nothing else. */
  anonKey: 'rivermark-anonymous',
} as const;

/** In seconds, as the call says it. */
export const DOCUMENT_CACHE_CONTROL = '3600';

export const NOTICE_SUBJECT = 'New Client Concierge Document Submission';
const ACKNOWLEDGED = 'The client acknowledged the exclusive broker agreement.';

/** A document as the browser names it in the notice. */
export interface SentDocument {
  readonly name: ObjectName;
  /** The public URL that the storage client built; our server never answers it. */
  readonly url: string;
}

/** The notice's text: each document's type, file name and link, then the acknowledgment. */
export function noticeMessage(documents: readonly SentDocument[]): string {
  const lines = documents.map(
    ({ name, url }) => `${documentSpecOf(name.field).typeLabel}: ${name.fileName}\n${url}`,
  );
  return `${lines.join('\n\n')}\n\n${ACKNOWLEDGED}`;
}

/**
 * The names of the objects that a notice's text links to, in their order, and whether it says the acknowledgment.
 * The text is used for nothing else.
 */
export function readNotice(message: string): { objects: string[]; acknowledged: boolean } {
  const links = message.matchAll(
    new RegExp(`${STORAGE_PATH}/object/public/${documentIds.bucket}/([^\\s"<>]+)`, 'g'),
  );
  const objects = [...links].flatMap(([, encoded = '']) => {
    try {
      const name = decodeURIComponent(encoded);
      return parseObjectName(name) ? [name] : [];
    } catch {
      return [];
    }
  });
  return { objects, acknowledged: message.includes('acknowledged the exclusive broker agreement') };
}

/** The body of the one call that ends a submission. What is beyond the specified four is ours. */
export const NoticeRequestSchema = z.object({
  to_email: z.string().check(z.maxLength(254)),
  subject: z.string().check(z.maxLength(200)),
  from_name: z.string().check(z.maxLength(100)),
  message: z.string().check(z.maxLength(20_000)),
  /** As said in each upload's metadata; ties the six documents together and makes a repeat harmless. */
  submission_id: z.optional(z.uuid()),
  client_name: z.optional(z.string().check(z.maxLength(100))),
  client_email: z.optional(z.string().check(z.maxLength(254))),
});
export type NoticeRequest = z.infer<typeof NoticeRequestSchema>;

export interface NoticeAnswer {
  readonly success: boolean;
  /** Stable, where it failed. */
  readonly code?: string;
  readonly message?: string;
}

/** What travels with each upload, as the storage client's `metadata`. */
export const UploadMetadataSchema = z.object({
  submissionId: z.optional(z.uuid()),
  /** As the client's own device calls the file; shown to the agent only. */
  originalName: z.optional(z.string().check(z.maxLength(255))),
});
export type UploadMetadata = z.infer<typeof UploadMetadataSchema>;
