import type { DocumentRow } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { asStorageFault } from '../files/storage-fault.ts';
import type { DocumentParts } from '../parts.ts';
import { type Arriving, admitDocument, beginDocument, forgetDocument } from './begin-document.ts';
import { DocumentWriter } from './document-writer.ts';
import { patient } from './patient.ts';
import type { ArrivingIds } from './receive-document.ts';

export interface Progress {
  readonly offset: number;
  readonly length: number;
}

/** Uploads that go on where they were: each byte that was confirmed is on stable storage. */
export interface ResumableUploads {
  /** `arriving.announcedBytes` must be given. Returns the upload's id, which nobody can guess. */
  create(arriving: Arriving): Promise<string>;
  progress(id: string): Promise<Progress>;
  /** Takes bytes from `offset` on. Resolves with where the upload stands; at its length it is whole and stored. */
  append(id: string, offset: number, body: AsyncIterable<Buffer>): Promise<Progress>;
  cancel(id: string): Promise<void>;
}

interface Hold {
  readonly ended: Promise<void>;
  giveUp(): void;
}

const gone = () => new AppError('no-such-upload', 'There is no such upload');

export function createResumableUploads(parts: DocumentParts, arrivingIds: ArrivingIds): ResumableUploads {
  const { db, files, keyring } = parts;
  const holds = new Map<string, Hold>();

  /**
   * One request at a time has an upload. A new one ends the older: after a cut the client is back before the
   * server has noticed that its old connection is dead.
   */
  async function hold<T>(id: string, work: (givenUp: Promise<never>) => Promise<T>): Promise<T> {
    for (let older = holds.get(id); older; older = holds.get(id)) {
      older.giveUp();
      await older.ended;
    }
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const { promise: givenUp, reject } = Promise.withResolvers<never>();
    givenUp.catch(() => {});
    holds.set(id, {
      ended,
      giveUp: () => reject(new AppError('upload-broken-off', 'Another request goes on with this upload')),
    });
    arrivingIds.add(id);
    try {
      return await work(givenUp);
    } finally {
      holds.delete(id);
      arrivingIds.delete(id);
      end();
    }
  }

  async function rowOf(id: string): Promise<DocumentRow & { announced_bytes: number }> {
    const row = await db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row?.resumable || row.announced_bytes === null || row.state === 'erased') throw gone();
    return { ...row, announced_bytes: row.announced_bytes };
  }

  const progressOf = (row: DocumentRow & { announced_bytes: number }): Progress => ({
    offset: row.state === 'receiving' ? row.received_bytes : row.announced_bytes,
    length: row.announced_bytes,
  });

  async function take(id: string, offset: number, body: AsyncIterable<Buffer>, givenUp: Promise<never>) {
    const row = await rowOf(id);
    const { offset: expected, length } = progressOf(row);
    if (offset !== expected) throw new AppError('wrong-offset', `The upload stands at ${expected}`);
    if (row.state !== 'receiving' || !row.key_id || !row.wrapped_key) return { offset: expected, length };
    const key = keyring.unwrap({ keyId: row.key_id, wrapped: row.wrapped_key }, id);
    const writer = await DocumentWriter.open(parts, row, key);
    const source = patient(body);
    try {
      for (;;) {
        const { done, value } = await Promise.race([source.next(), givenUp]);
        if (done) break;
        await writer.write(value);
      }
      if (writer.received === length) await writer.complete();
      else await writer.pause();
      return { offset: writer.received, length };
    } catch (error) {
      if (error instanceof AppError && error.code === 'upload-broken-off') {
        await writer.pause();
        throw error;
      }
      if (error instanceof AppError && error.code === 'scan-unavailable') throw error;
      await forgetDocument(db, files, id);
      throw asStorageFault(error);
    } finally {
      // Whoever still sends reads no answer before the rest can run out, which it cannot while this holds the body. It is
      // not waited for: it may itself wait for the next bytes.
      void source.return(undefined);
      await writer.close();
    }
  }

  return {
    async create(arriving) {
      await admitDocument(parts, arriving);
      const { row } = await beginDocument(parts, arriving, (id) => arrivingIds.has(id));
      return row.id;
    },
    progress: (id) => hold(id, async () => progressOf(await rowOf(id))),
    append: (id, offset, body) => hold(id, (givenUp) => take(id, offset, body, givenUp)),
    cancel: (id) =>
      hold(id, async () => {
        const row = await rowOf(id);
        if (row.submission_id) throw new AppError('not-allowed', 'This document has been handed over');
        await forgetDocument(db, files, id);
      }),
  };
}
