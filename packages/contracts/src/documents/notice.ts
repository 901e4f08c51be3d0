import { documentSpecOf } from './fields.ts';
import { documentIds, NOTICE_SUBJECT, STORAGE_PATH } from './ids.ts';
import { parseObjectName } from './object-name.ts';
import { type NoticeRequest, NoticeRequestSchema } from './wire.ts';

/*
 * The specified call carries a notice as prose for a person. Only this file knows that form:
 * everybody else gives and gets the notice as data.
 */

/** What a client's last call says. */
export interface Notice {
  /** The names of the stored objects, in order. Each has its kind and file name in it. */
  readonly objects: readonly string[];
  /** The client acknowledged the exclusive broker agreement. */
  readonly acknowledged: boolean;
  /** The same as in each upload's metadata. */
  readonly clientKey?: string | undefined;
  readonly clientName?: string | undefined;
  readonly clientEmail?: string | undefined;
}

interface Service {
  readonly agentEmail: string;
  /** The public URL that the storage client builds. Our server never answers it. */
  readonly urlOf: (object: string) => string;
  /** Another service gets the four specified fields only. */
  readonly isOurs: boolean;
}

/** The sender's name when the client gave none. */
const UNNAMED = 'Client Concierge';
const ACKNOWLEDGED = 'acknowledged the exclusive broker agreement';

const PUBLIC_PATH = `${STORAGE_PATH}/object/public/${documentIds.bucket}/`;
export const publicPathOf = (object: string): string => PUBLIC_PATH + object;

/** Each document's type, file name and link, then the acknowledgment. */
function messageOf({ objects, acknowledged }: Notice, urlOf: Service['urlOf']): string {
  const documents = objects.flatMap((object) => {
    const name = parseObjectName(object);
    return name ? [`${documentSpecOf(name.field).typeLabel}: ${name.fileName}\n${urlOf(object)}`] : [];
  });
  return [...documents, ...(acknowledged ? [`The client ${ACKNOWLEDGED}.`] : [])].join('\n\n');
}

/** The body of the call. */
export function noticeRequest(notice: Notice, { agentEmail, urlOf, isOurs }: Service): NoticeRequest {
  const { clientKey, clientName, clientEmail } = notice;
  return {
    to_email: agentEmail,
    subject: NOTICE_SUBJECT,
    from_name: clientName || UNNAMED,
    message: messageOf(notice, urlOf),
    ...(isOurs && {
      ...(clientKey && { submission_id: clientKey }),
      ...(clientName && { client_name: clientName }),
      ...(clientEmail && { client_email: clientEmail }),
    }),
  };
}

function objectOf(encoded: string): string[] {
  try {
    const name = decodeURIComponent(encoded);
    return parseObjectName(name) ? [name] : [];
  } catch {
    return [];
  }
}

/**
 * Reads the body of the call; undefined if it is none. The message counts only for the objects
 * that it links to and for the acknowledgment.
 */
export function parseNotice(body: unknown): Notice | undefined {
  const { data } = NoticeRequestSchema.safeParse(body);
  if (!data) return undefined;
  const links = data.message.matchAll(new RegExp(`${PUBLIC_PATH}([^\\s"<>]+)`, 'g'));
  return {
    objects: Array.from(links, ([, encoded = '']) => objectOf(encoded)).flat(),
    acknowledged: data.message.includes(ACKNOWLEDGED),
    clientKey: data.submission_id,
    clientName: data.client_name,
    clientEmail: data.client_email,
  };
}
