import type { DocumentRow } from '../../db/schema.ts';
import { forgetDocument } from '../../erasing/forget-document.ts';
import { AppError, type ErrorCode } from '../../errors.ts';
import type { DocumentDeps } from '../deps.ts';
import { asStorageFault } from '../files/storage-fault.ts';
import { BrokenSealError } from '../sealing/unseal.ts';
import { type Arriving, admitDocument, beginDocument } from './begin-document.ts';
import { DocumentWriter } from './document-writer.ts';
import { createInterruption, type Interruption } from './interruption.ts';
import { noSuchUpload } from './no-such-upload.ts';
import { patient } from './patient.ts';
import type { ArrivingIds } from './receive-document.ts';
import { supersededUpload } from './superseded-upload.ts';
import { createWriterCache } from './writer-cache.ts';

export interface Progress {
  readonly offset: number;
  readonly length: number;
}

/** Uploads that go on where they were: each byte that was confirmed is on stable storage. */
export interface ResumableUploads {
  /** `arriving.announcedBytes` must be given. Returns the upload's id, which nobody can guess. */
  create(arriving: Arriving): Promise<string>;
  /** Where it stands, and Upload-Metadata as it came ('' once the document is handed over). */
  progress(id: string): Promise<Progress & { readonly metadata: string }>;
  /** Appends bytes at `offset`. Resolves with the new offset; at full length it is stored. */
  append(addition: Addition, body: AsyncIterable<Buffer>): Promise<Progress>;
  cancel(id: string): Promise<void>;
  /** Before a stop: ends every append. Received bytes are durable, and the client resumes later. */
  pauseAll(): void;
}

/** One request that brings more of an upload. */
export interface Addition {
  readonly id: string;
  readonly offset: number;
  readonly address: string;
}

/** Faults after which what was confirmed stays, to go on from there. */
const passing: readonly ErrorCode[] = [
  'scan-unavailable',
  'storage-unavailable',
  'upload-broken-off',
  'server-stopping',
  'inspections-busy',
  'inspection-limit',
];
const isPassing = ({ code }: AppError) => passing.includes(code);

type ResumableRow = DocumentRow & { announced_bytes: number };

interface Hold {
  readonly ended: Promise<void>;
  giveUp(reason: Error): void;
}

const serverStopping = () =>
  new AppError('server-stopping', 'The server is restarting. Please continue in a moment.', {
    retryAfterSeconds: 1,
  });

const hasCode = (error: unknown, ...codes: readonly ErrorCode[]) =>
  error instanceof AppError && codes.includes(error.code);

export function createResumableUploads(deps: DocumentDeps, arrivingIds: ArrivingIds): ResumableUploads {
  const { db, keyring, quota } = deps;
  const writerCache = createWriterCache();
  const holds = new Map<string, Hold>();
  let isPaused = false;

  /**
   * Each upload belongs to one request at a time, and a new one replaces the older. After a broken
   * connection clients return before the server notices.
   */
  async function hold<T>(id: string, work: (interruption: Interruption) => Promise<T>): Promise<T> {
    for (let older = holds.get(id); older; older = holds.get(id)) {
      older.giveUp(supersededUpload());
      await older.ended;
    }
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const interruption = createInterruption();
    holds.set(id, {
      ended,
      giveUp: (reason) => interruption.interrupt(reason),
    });
    if (isPaused) interruption.interrupt(serverStopping());
    arrivingIds.add(id);
    try {
      return await work(interruption);
    } finally {
      holds.delete(id);
      arrivingIds.delete(id);
      end();
    }
  }

  async function rowOf(id: string): Promise<ResumableRow> {
    const row = await db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row?.resumable || row.announced_bytes === null || row.state === 'erased') throw noSuchUpload();
    return { ...row, announced_bytes: row.announced_bytes };
  }

  /** From here on no earlier request writes any more, on whatever machine. */
  async function takeTurn(id: string, offset: number): Promise<DocumentRow> {
    const taken = await db
      .updateTable('document')
      .set((row) => ({ turn: row('turn', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'receiving')
      .where('received_bytes', '=', offset)
      .returningAll()
      .executeTakeFirst();
    if (taken) return taken;
    const standing = progressOf(await rowOf(id));
    throw new AppError('wrong-offset', `The upload stands at ${standing.offset}`);
  }

  const progressOf = (row: ResumableRow): Progress => ({
    offset: row.state === 'receiving' ? row.received_bytes : row.announced_bytes,
    length: row.announced_bytes,
  });

  async function writerOf(row: DocumentRow): Promise<DocumentWriter> {
    if (!row.key_id || !row.wrapped_key) throw noSuchUpload();
    const kept = writerCache.take(row.id);
    if (kept && (await kept.goOn(row))) return kept;
    const key = keyring.unwrap({ keyId: row.key_id, wrapped: row.wrapped_key }, row.id);
    return DocumentWriter.open(deps, row, key).catch(async (error: unknown) => {
      if (!(error instanceof BrokenSealError)) throw error;
      // There is nothing to resume, so the client starts over.
      await forgetDocument(deps, row.id, ['receiving'], deps.clock());
      throw noSuchUpload();
    });
  }

  async function take({ id, offset }: Addition, body: AsyncIterable<Buffer>, interruption: Interruption) {
    const row = await rowOf(id);
    const standing = progressOf(row);
    if (offset !== standing.offset) {
      throw new AppError('wrong-offset', `The upload stands at ${standing.offset}`);
    }
    if (row.state !== 'receiving') return standing;
    const source = patient(body);
    const next = () => interruption.orInterrupted(source.next());
    try {
      // Only a request that brings bytes opens anything.
      const first = await next();
      if (first.done) return standing;
      await quota.admitAdditionTo(id);
      const taken = await takeTurn(id, offset);
      return await add(await writerOf(taken), first.value, next, row);
    } finally {
      // A client that is still sending reads no answer until the rest can drain, which needs this
      // body released. Not awaited, because it may itself wait for the next bytes.
      void source.return(undefined);
    }
  }

  async function add(
    writer: DocumentWriter,
    first: Buffer,
    next: () => Promise<IteratorResult<Buffer, void>>,
    { id, announced_bytes: length }: ResumableRow,
  ): Promise<Progress> {
    let cut: unknown;
    try {
      try {
        await writer.write(first);
        for (let part = await next(); !part.done; part = await next()) await writer.write(part.value);
      } catch (error) {
        if (!hasCode(error, 'upload-broken-off', 'server-stopping', 'inspection-limit')) throw error;
        cut = error;
      }
      if (writer.received === length) await writer.complete();
      else {
        await writer.pause();
        writerCache.keep(id, writer);
      }
    } catch (error) {
      const fault = asStorageFault(error);
      // What is no refusal is a fault of ours: what was confirmed stays, to go on from there.
      if (fault instanceof AppError && !isPassing(fault)) {
        await forgetDocument(deps, id, ['receiving'], deps.clock());
      }
      throw fault;
    } finally {
      await writer.close();
    }
    if (cut) throw cut;
    return { offset: writer.received, length };
  }

  return {
    async create(arriving) {
      await admitDocument(deps, arriving);
      const { row } = await beginDocument(deps, arriving, (id) => arrivingIds.has(id));
      return row.id;
    },
    progress: (id) =>
      hold(id, async () => {
        const row = await rowOf(id);
        return { ...progressOf(row), metadata: row.upload_metadata };
      }),
    async append(addition, body) {
      await quota.admitAddition(addition.address);
      return hold(addition.id, (interruption) => take(addition, body, interruption));
    },
    cancel: (id) =>
      hold(id, async () => {
        const row = await rowOf(id);
        const forget = () => forgetDocument(deps, id, ['receiving', 'stored'], deps.clock());
        const isForgotten = !row.submission_id && (await forget());
        if (!isForgotten) throw new AppError('not-allowed', 'This document has been handed over');
      }),
    pauseAll() {
      isPaused = true;
      for (const each of holds.values()) each.giveUp(serverStopping());
    },
  };
}
