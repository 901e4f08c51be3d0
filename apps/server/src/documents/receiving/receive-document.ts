import { errorInLog } from '../../error-in-log.ts';
import { asStorageFault } from '../files/storage-fault.ts';
import type { DocumentParts } from '../parts.ts';
import {
  type Announced,
  admitDocument,
  beginDocument,
  forgetDocument,
  type SaidOfDocument,
} from './begin-document.ts';
import { DocumentWriter } from './document-writer.ts';
import { patient } from './patient.ts';

/** Ids of the documents that are being received by this process. */
export type ArrivingIds = Set<string>;

/** What is said beside a document, and its bytes. */
export interface Opened {
  readonly said: SaidOfDocument;
  readonly body: AsyncIterable<Buffer>;
}

/**
 * Receives one document in one go; `open` is asked for it once there is room. Resolves with its id once it is whole,
 * checked and on stable storage; when it throws (AppError), nothing is left of it and the same name can be sent again.
 */
export async function receiveDocument(
  parts: DocumentParts,
  arrivingIds: ArrivingIds,
  announced: Announced,
  open: () => Promise<Opened>,
): Promise<string> {
  await admitDocument(parts, announced);
  const { said, body } = await open();
  const { row, key } = await beginDocument(parts, { ...said, ...announced }, (id) => arrivingIds.has(id));
  arrivingIds.add(row.id);
  let writer: DocumentWriter | undefined;
  try {
    writer = await DocumentWriter.open(parts, row, key);
    for await (const chunk of patient(body)) await writer.write(chunk);
    await writer.complete();
    return row.id;
  } catch (error) {
    await writer?.close().catch(() => {});
    writer = undefined;
    await forgetDocument(parts.db, parts.files, row.id).catch((fault: unknown) => {
      // The sweep removes what is left; the next try takes it over.
      parts.log.error({ errors: errorInLog(fault) }, 'a refused document could not be removed yet');
    });
    throw asStorageFault(error);
  } finally {
    await writer?.close();
    arrivingIds.delete(row.id);
  }
}
