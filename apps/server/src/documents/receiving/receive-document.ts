import { forgetDocument } from '../../erasing/forget-document.ts';
import { errorInLog } from '../../error-in-log.ts';
import { AppError } from '../../errors.ts';
import type { DocumentDeps } from '../deps.ts';
import { asStorageFault } from '../files/storage-fault.ts';
import { type Announced, admitDocument, beginDocument, type SaidOfDocument } from './begin-document.ts';
import { DocumentWriter } from './document-writer.ts';
import { brokenOff, patient } from './patient.ts';

/** Ids of the documents that are being received by this process. */
export type ArrivingIds = Set<string>;

/** A document's bytes, and what is said about it. */
export interface Opened {
  readonly said: SaidOfDocument;
  readonly body: AsyncIterable<Buffer>;
}

/** The sweep removed the document while it arrived. The client then sends it again. */
const isGone = (error: unknown) => error instanceof AppError && error.code === 'no-such-upload';

/**
 * Receives one document in one request; calls `open` for it once there is room. Resolves with its
 * id when it is complete, checked and on stable storage. After an AppError nothing of it remains,
 * and the same name can be sent again.
 */
export async function receiveDocument(
  deps: DocumentDeps,
  arrivingIds: ArrivingIds,
  announced: Announced,
  open: () => Promise<Opened>,
): Promise<string> {
  await admitDocument(deps, announced);
  const { said, body } = await open();
  const { row, key } = await beginDocument(deps, { ...said, ...announced }, (id) => arrivingIds.has(id));
  arrivingIds.add(row.id);
  let writer: DocumentWriter | undefined;
  try {
    writer = await DocumentWriter.open(deps, row, key);
    for await (const chunk of patient(body)) await writer.write(chunk);
    await writer.complete();
    return row.id;
  } catch (error) {
    await writer?.close().catch(() => {});
    writer = undefined;
    await forgetDocument(deps, row.id, ['receiving'], deps.clock()).catch((fault: unknown) => {
      // The sweep removes what is left; the next try takes it over.
      deps.log.error({ errors: errorInLog(fault) }, 'a refused document could not be removed yet');
    });
    throw isGone(error) ? brokenOff(error) : asStorageFault(error);
  } finally {
    await writer?.close();
    arrivingIds.delete(row.id);
  }
}
