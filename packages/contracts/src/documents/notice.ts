import { documentSpecOf } from './fields.ts';
import { documentIds, STORAGE_PATH } from './ids.ts';
import { type ObjectName, parseObjectName } from './object-name.ts';

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
 * The names of the objects that a notice's text links to, in order, and whether it has the
 * acknowledgment. The text is used for nothing else.
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
