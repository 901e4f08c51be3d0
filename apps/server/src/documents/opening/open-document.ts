import type { DocumentRow } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { DocumentDeps } from '../deps.ts';
import { BrokenSealError } from '../sealing/unseal.ts';
import { readDocument } from './read-document.ts';

/** A document whose beginning is proven: there, its key at hand, its first segment authentic. */
export interface OpenedDocument {
  readonly row: DocumentRow;
  /** Its plain bytes; throws BrokenSealError before it yields anything that is not authentic. */
  readonly plain: AsyncGenerator<Buffer>;
  /** Lets go of the file, read to its end or not. */
  close(): Promise<void>;
}

/** Whether an error proves that the stored data changed. A failing disk or key does not. */
export const isDamage = (error: unknown): boolean =>
  (error instanceof AppError && error.code === 'document-damaged') ||
  error instanceof BrokenSealError ||
  (error as NodeJS.ErrnoException).code === 'ENOENT';

async function* after(first: Buffer | undefined, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (first) yield first;
  yield* rest;
}

/** Opens a document to be sent. Throws AppError 'document-damaged'; the file is closed then. */
export async function openDocument(deps: DocumentDeps, row: DocumentRow): Promise<OpenedDocument> {
  const rest = readDocument(deps, row);
  const first = await rest.next().catch((cause: unknown) => {
    if (!isDamage(cause)) throw cause;
    throw new AppError('document-damaged', 'This document was damaged where it is kept', { cause });
  });
  return {
    row,
    plain: after(first.done ? undefined : first.value, rest),
    close: async () => {
      await rest.return(undefined);
    },
  };
}
