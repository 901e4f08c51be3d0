import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { BackupError } from './backup-error.ts';
import type { Made } from './newest-backup.ts';
import type { BackupTarget, StoredObject } from './targets/backup-target.ts';

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const storedSchema = z.object({
  name: z.string().check(z.regex(/^(databases|documents|photos)\/[0-9a-f]{64}\.(age|sealed)$/)),
  sha256: hash,
  bytes: z.int().check(z.nonnegative()),
});
const documentId = z.string().check(z.regex(/^[0-9a-f-]{36}$/));

/**
 * The contents of one backup. Anyone who reads the target can read it, so it has only random ids,
 * sizes, and hashes of encrypted data. Anyone who writes the target can change it, so names and ids
 * have fixed shapes that cannot be paths to elsewhere.
 */
const manifestSchema = z.object({
  format: z.literal(1),
  /** When the copy of the database was made, in milliseconds since 1970. */
  at: z.number(),
  /**
   * The order of backups, which a wrong clock cannot disturb. Backups of older programs lack it.
   */
  number: z.optional(z.int()),
  /** The installation that made it. Backups of older programs lack it. */
  installation: z.optional(z.uuid()),
  /** The migrations that the database has had. */
  schema: z.array(z.string()),
  database: storedSchema,
  /** The keys that were stored with it; older programs do not name them. */
  keys: z.optional(
    z.object({ ...storedSchema.shape, name: z.string().check(z.regex(/^keys\/[0-9a-z-]+\.age$/)) }),
  ),
  documents: z.array(z.object({ id: documentId, ...storedSchema.shape })),
  /**
   * Published photos, each by the hash of its bytes, and for which recipients it was sealed. Older
   * programs name none.
   */
  photos: z.optional(z.array(z.object({ sha256OfPhoto: hash, sealedFor: hash, ...storedSchema.shape }))),
  /** Documents that should have been there and were not. */
  missing: z.array(documentId),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Stored = z.infer<typeof storedSchema>;

const SNAPSHOTS = 'snapshots';
const KEYS = 'keys';

/** Sorts by time, and is a file name everywhere. */
const stamp = (at: number) => new Date(at).toISOString().replace(/[:.]/g, '-').toLowerCase();
const timeOf = (name: string): number => {
  const [, day, h, m, s, ms] =
    /^[a-z]+\/(\d{4}-\d\d-\d\d)t(\d\d)-(\d\d)-(\d\d)-(\d{3})z\.(?:json|age)$/.exec(name) ?? [];
  return day ? Date.parse(`${day}T${h}:${m}:${s}.${ms}Z`) : Number.NaN;
};

export const snapshotName = (at: number): string => `${SNAPSHOTS}/${stamp(at)}.json`;
export const keysName = (at: number): string => `${KEYS}/${stamp(at)}.age`;

/** An object with the moment that its name says. */
export interface Dated extends StoredObject {
  readonly at: number;
}

async function dated(target: BackupTarget, folder: string): Promise<Dated[]> {
  const objects = (await target.list(folder)).map((object) => ({ ...object, at: timeOf(object.name) }));
  return objects.filter(({ at }) => !Number.isNaN(at)).sort((a, b) => b.at - a.at);
}

/** Newest first. */
export const snapshotsIn = (target: BackupTarget): Promise<Dated[]> => dated(target, SNAPSHOTS);
/** Newest first. */
export const keysIn = (target: BackupTarget): Promise<Dated[]> => dated(target, KEYS);

/**
 * The last line is the hash of everything before it, which reveals changed or truncated manifests.
 */
export function manifestText(manifest: Manifest): string {
  const body = `${JSON.stringify(manifest)}\n`;
  return `${body}${createHash('sha256').update(body).digest('hex')}\n`;
}

/** In bytes: a hundred thousand documents are a fourth of it. */
const MOST_MANIFEST = 128 * 1024 * 1024;

async function* notTooLong(source: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > MOST_MANIFEST) throw new BackupError('restore-damaged', `${name} is too long.`);
    yield piece;
  }
}

/** Throws BackupError if it is not ours, is damaged, or its time differs from its name. */
export async function readManifest(target: BackupTarget, name: string): Promise<Manifest> {
  const [json = '', hash = ''] = (await text(notTooLong(target.read(name), name))).split('\n');
  const found = createHash('sha256').update(`${json}\n`).digest('hex');
  if (found !== hash) {
    throw new BackupError('restore-damaged', `${name} is damaged: its last line does not fit what it says.`);
  }
  const { format } = JSON.parse(json) as { format?: unknown };
  if (format !== 1) {
    throw new BackupError('restore-needs-newer-program', `${name} was made by a newer Rivermark.`);
  }
  const { success, data } = manifestSchema.safeParse(JSON.parse(json));
  if (!success || data.at !== timeOf(name)) {
    throw new BackupError('restore-damaged', `${name} is damaged: no backup says what it says.`);
  }
  return data;
}

/** A snapshot with what its manifest says of its making; nothing where it cannot be read. */
export type Signed = Dated & Made & { readonly installation?: string | undefined };

/** All snapshots of a place, newest name first. */
export async function signedSnapshotsIn(target: BackupTarget): Promise<Signed[]> {
  const found: Signed[] = [];
  for (const snapshot of await snapshotsIn(target)) {
    const manifest = await readManifest(target, snapshot.name).catch(() => undefined);
    found.push({ ...snapshot, number: manifest?.number, installation: manifest?.installation });
  }
  return found;
}
