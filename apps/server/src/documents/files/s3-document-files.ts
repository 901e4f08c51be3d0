import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { AppError } from '../../errors.ts';
import type { DocumentFiles, GrowingFile } from './document-files.ts';

/** Uploads a part at this size. A document holds this much in memory, and a crash loses it. */
const PART_BYTES = 1024 * 1024;
/** Amazon's shows at once what was put; gateways and stores of several places may take minutes. */
const SETTLES_MS = 5 * 60_000;
/** So often in a row an answer may break off before anything of it came. */
const BROKEN_TRIES = 3;

/** One object of a document: where it begins in it, who wrote it, and how much of it counts. */
interface Part {
  readonly key: string;
  readonly start: number;
  readonly turn: number;
  readonly bytes: number;
}

const unavailable = (cause: unknown) =>
  new AppError(
    'storage-unavailable',
    'Documents cannot be reached right now. Please try again in a minute.',
    {
      retryAfterSeconds: 60,
      cause,
    },
  );

const isNotThere = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/** The connection broke during an answer. The client itself retries earlier failures. */
const isBrokenOff = (error: unknown) => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  // The reader may have stalled rather than the store.
  return code === 'ECONNRESET' || name === 'TimeoutError';
};

const notThere = (id: string) => Object.assign(new Error(`There is no document ${id}`), { code: 'ENOENT' });

/**
 * Sealed documents in a bucket, under a prefix ('' or ending with '/'). Objects cannot grow, so a
 * document is a series of parts, named by offset and the writer's turn. Any machine can continue
 * what another one started.
 */
export function documentFilesInBucket(client: S3Client, bucket: string, prefix: string): DocumentFiles {
  const folderOf = (id: string) => {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('Not an id of a document');
    return `${prefix}${id}/`;
  };
  const putterOf = (id: string, turn: number) => (start: number, bytes: Buffer) =>
    put(`${folderOf(id)}${start}-${turn}`, bytes);
  const removeObject = (Key: string) =>
    client.send(new DeleteObjectCommand({ Bucket: bucket, Key })).catch((error: unknown) => {
      // Somebody else was there before.
      if (!isNotThere(error)) throw unavailable(error);
    });

  async function put(Key: string, bytes: Buffer): Promise<void> {
    await client
      .send(new PutObjectCommand({ Bucket: bucket, Key, Body: bytes, ContentLength: bytes.length }))
      .catch((error: unknown) => {
        throw unavailable(error);
      });
  }

  /** Where an answer breaks off in its middle, the rest is asked for. */
  async function* readPart({ key: Key, bytes }: Part): AsyncGenerator<Buffer> {
    let at = 0;
    for (let broken = 0; at < bytes; ) {
      try {
        const Range = at > 0 ? `bytes=${at}-` : undefined;
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key, Range }));
        for await (const piece of (Body ?? []) as Readable) {
          broken = 0;
          const wanted = piece.subarray(0, bytes - at);
          at += wanted.length;
          yield wanted;
        }
        return;
      } catch (error) {
        if (isNotThere(error)) throw notThere(Key);
        broken += 1;
        if (!isBrokenOff(error) || broken === BROKEN_TRIES) throw unavailable(error);
      }
    }
  }

  async function* pagesUnder(Prefix: string, Delimiter?: string) {
    let next: string | undefined;
    do {
      const page = await client
        .send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix,
            ...(Delimiter && { Delimiter }),
            ...(next && { ContinuationToken: next }),
          }),
        )
        .catch((error: unknown) => {
          throw unavailable(error);
        });
      yield page;
      next = page.NextContinuationToken;
    } while (next);
  }

  /** All objects of a document, also what counts for nothing. */
  async function objectsOf(id: string): Promise<Part[]> {
    const folder = folderOf(id);
    const parts: Part[] = [];
    for await (const { Contents = [] } of pagesUnder(folder)) {
      for (const { Key: key = '', Size: bytes = 0 } of Contents) {
        const [start, turn] = key.slice(folder.length).split('-').map(Number);
        if (start !== undefined && turn !== undefined) parts.push({ key, start, turn, bytes });
      }
    }
    return parts;
  }

  const partsOf = async (id: string) => whatCounts(await objectsOf(id));

  /** Cuts off everything after `length` bytes. */
  async function cutOff(parts: readonly Part[], length: number): Promise<void> {
    for (const part of parts) {
      if (part.start >= length) await removeObject(part.key);
      else if (part.start + part.bytes > length) {
        const kept = await buffer(readPart({ ...part, bytes: length - part.start }));
        await put(part.key, kept);
      }
    }
  }

  return {
    settlesMs: SETTLES_MS,
    async create(id, turn) {
      if ((await objectsOf(id)).some((part) => part.turn >= turn))
        throw new Error(`There is a document ${id} already`);
      return growing(putterOf(id, turn), 0);
    },
    async resume(id, length, turn) {
      const parts = await partsOf(id);
      if (endOf(parts) < length || parts.length === 0) throw notThere(id);
      await cutOff(parts, length);
      return growing(putterOf(id, turn), length);
    },
    async *read(id) {
      const parts = await partsOf(id);
      if (parts.length === 0) throw notThere(id);
      for (const part of parts) yield* readPart(part);
    },
    async size(id) {
      const parts = await partsOf(id);
      return parts.length === 0 ? undefined : endOf(parts);
    },
    async remove(id) {
      for (const { key } of await objectsOf(id)) await removeObject(key);
    },
    async list() {
      const ids: string[] = [];
      for await (const { CommonPrefixes = [] } of pagesUnder(prefix, '/')) {
        for (const { Prefix = '' } of CommonPrefixes) ids.push(Prefix.slice(prefix.length, -1));
      }
      return ids.filter((id) => /^[0-9a-f-]{36}$/.test(id));
    },
  };
}

/** In their order: of each turn what stands before the place where a later one began. */
function whatCounts(objects: readonly Part[]): Part[] {
  const counting: Part[] = [];
  let begun = Number.POSITIVE_INFINITY;
  for (const turn of [...new Set(objects.map((part) => part.turn))].sort((one, other) => other - one)) {
    const ofTurn = objects.filter((part) => part.turn === turn);
    for (const part of ofTurn) {
      if (part.start < begun) counting.push({ ...part, bytes: Math.min(part.bytes, begun - part.start) });
    }
    begun = Math.min(begun, ...ofTurn.map(({ start }) => start));
  }
  return counting.sort((one, other) => one.start - other.start);
}

/** How far a document reaches without a gap. */
function endOf(parts: readonly Part[]): number {
  let end = 0;
  for (const { start, bytes } of parts) {
    if (start !== end) return end;
    end += bytes;
  }
  return end;
}

function growing(put: (start: number, bytes: Buffer) => Promise<void>, from: number): GrowingFile {
  let at = from;
  let gathered: Buffer[] = [];
  let gatheredBytes = 0;
  /** One part is on its way while the next is received and sealed. */
  let onItsWay = Promise.resolve();

  async function send(): Promise<void> {
    if (gatheredBytes === 0) return;
    const bytes = Buffer.concat(gathered, gatheredBytes);
    gathered = [];
    gatheredBytes = 0;
    await onItsWay;
    onItsWay = put(at, bytes);
    // The error is kept and thrown to the next caller that waits.
    onItsWay.catch(() => {});
    at += bytes.length;
  }

  return {
    async write(pieces) {
      const total = pieces.reduce((sum, { length }) => sum + length, 0);
      gathered.push(...pieces);
      gatheredBytes += total;
      if (gatheredBytes >= PART_BYTES) await send();
      return total;
    },
    async sync() {
      await send();
      await onItsWay;
    },
    async close() {
      await onItsWay.catch(() => {});
    },
  };
}
