import { copyFile, link, mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DAY_MS } from '@rivermark/contracts/durations';
import { inJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { ContentVersionTable } from '../db/content-tables.ts';
import type { Database } from '../db/open-database.ts';
import { AppError } from '../errors.ts';
import {
  type ContentFiles,
  changesBetween,
  changesInWords,
  isContentPath,
  isPhoto,
  sha256Of,
} from './content-files.ts';
import { outdated } from './kept-versions.ts';
import { hashesInDraft, photoDrafts } from './photo-drafts.ts';
import type { PhotoFiles } from './photo-files.ts';

/** One version of all content that the site was published from. */
export interface ContentVersion {
  /** Distinguishes it from a version of the same number before a restore. */
  readonly id: string;
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  readonly publishedBy: string;
  readonly words: string;
  readonly basedOn: number | undefined;
  readonly files: ContentFiles;
}

/** The next version to be added. */
export interface NextVersion {
  /** The folder with `content/` and `photos/`. Its photos must not change afterwards. */
  readonly folder: string;
  readonly files: ContentFiles;
  readonly publishedBy: string;
  /** If absent, the names of the changed files. */
  readonly words?: string;
  /** The newest version when the publish began; undefined if there was none. */
  readonly basedOn: ContentVersion | undefined;
}

export interface ContentVersions {
  /** The newest version's id; undefined if nothing was published. */
  newestId(): Promise<string | undefined>;
  newest(): Promise<ContentVersion | undefined>;
  find(number: number): Promise<ContentVersion | undefined>;
  /** Reads a text of any stored version. */
  textWithHash(sha256: string): Promise<string | undefined>;
  /** Newest first. */
  list(): Promise<readonly Omit<ContentVersion, 'files'>[]>;
  /**
   * Adds a version and resolves with its id; the newest version's id if nothing differs. Throws
   * `published-meanwhile` if another version was added since.
   */
  add(next: NextVersion, now: number): Promise<string>;
  /**
   * Writes a version's files into a folder and verifies their hashes. `alike`: a folder whose files
   * already have these hashes. Throws `content-file-missing` if a file is missing or damaged.
   */
  writeTo(version: ContentVersion, folder: string, alike?: AlikeFolder): Promise<void>;
}

export interface AlikeFolder {
  readonly folder: string;
  readonly files: ContentFiles;
}

/** A photo of an unfinished publish belongs to no version yet. */
const UNFINISHED_MS = DAY_MS;

export function contentVersions(db: Database, photos: PhotoFiles): ContentVersions {
  const newestRow = () =>
    db.selectFrom('content_version').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();

  async function putPhotos({ folder, files, basedOn }: NextVersion): Promise<void> {
    const wanted = Object.entries(files).filter(([path]) => isPhoto(path));
    if (wanted.length === 0) return;
    const there = new Set((await photos.list()).map(({ sha256 }) => sha256));
    // Photos of the newest version stay. Others may be about to be removed with an old version.
    const staying = new Set(Object.values(basedOn?.files ?? {}));
    for (const [path, sha256] of wanted) {
      if (!staying.has(sha256) || !there.has(sha256)) await photos.put(sha256, join(folder, path));
    }
  }

  async function newTexts({ folder, files, basedOn }: NextVersion) {
    const known = new Set(Object.values(basedOn?.files ?? {}));
    const texts = new Map<string, Buffer<ArrayBuffer>>();
    for (const [path, sha256] of Object.entries(files)) {
      if (!isPhoto(path) && !known.has(sha256)) texts.set(sha256, await readFile(join(folder, path)));
    }
    return [...texts].map(([sha256, body]) => ({ sha256, body }));
  }

  /** Removes photos that no version uses. Some may come from a killed publish. */
  async function removePhotos(used: ReadonlySet<string>, now: number): Promise<void> {
    for (const { sha256, writtenAt } of await photos.list()) {
      if (!used.has(sha256) && now - writtenAt > UNFINISHED_MS) await photos.remove(sha256);
    }
  }

  return {
    async newestId() {
      const row = await db
        .selectFrom('content_version')
        .select(['number', 'published_at'])
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && idOf(row);
    },
    async newest() {
      const row = await newestRow();
      return row && versionOf(row);
    },
    async find(number) {
      const row = await db
        .selectFrom('content_version')
        .selectAll()
        .where('number', '=', number)
        .executeTakeFirst();
      return row && versionOf(row);
    },
    async textWithHash(sha256) {
      const row = await db
        .selectFrom('content_text')
        .select('body')
        .where('sha256', '=', sha256)
        .executeTakeFirst();
      return row && Buffer.from(row.body).toString('utf8');
    },
    async list() {
      const rows = await db
        .selectFrom('content_version')
        .select(['number', 'published_at', 'published_by', 'words', 'based_on'])
        .orderBy('number', 'desc')
        .execute();
      return rows.map(headOf);
    },
    async add(next, now) {
      const { files, publishedBy, basedOn } = next;
      const changes = changesBetween(basedOn?.files ?? {}, files);
      const words = basedOn ? changesInWords(changes) : `${Object.keys(files).length} files.`;
      if (basedOn && words === '') return basedOn.id;
      await putPhotos(next);
      const texts = await newTexts(next);
      const number = (basedOn?.number ?? 0) + 1;
      const used = await db.transaction().execute(async (transaction) => {
        // The primary key lets only one of two publishes add this number; the other waits for it.
        const added = await transaction
          .insertInto('content_version')
          .values({
            number,
            published_at: now,
            published_by: publishedBy,
            words: next.words ?? words,
            based_on: basedOn?.number ?? null,
            files: JSON.stringify(files),
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (added.numInsertedOrUpdatedRows !== 1n) return undefined;
        for (const text of texts) {
          await transaction
            .insertInto('content_text')
            .values(text)
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
        return forgetOutdated(transaction, now);
      });
      if (used === undefined) throw publishedMeanwhile(await newestRow());
      if (used.size > 0) await removePhotos(used, now);
      return idOf({ number, published_at: now });
    },
    async writeTo({ number, files }, folder, alike) {
      const made = new Set<string>();
      for (const [path, sha256] of Object.entries(files)) {
        if (!isContentPath(path)) throw new Error(`Version ${number} names a file outside its folder.`);
        const file = join(folder, path);
        if (!made.has(dirname(path))) await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        made.add(dirname(path));
        if (alike?.files[path] === sha256 && (await copyOf(join(alike.folder, path), file))) continue;
        if (isPhoto(path)) {
          await photos.writeTo(sha256, file).catch((error: NodeJS.ErrnoException) => {
            throw error.code === 'ENOENT' ? fileMissing(number, path) : error;
          });
        } else {
          const row = await db
            .selectFrom('content_text')
            .select('body')
            .where('sha256', '=', sha256)
            .executeTakeFirst();
          if (!row) throw fileMissing(number, path);
          await writeFile(file, row.body, { mode: 0o600 });
        }
        if ((await sha256Of(file)) !== sha256) throw fileMissing(number, path);
      }
    },
  };
}

/** Hard-links the file and keeps its mtime, so that the next publish does not read it. */
async function copyOf(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    if (code !== 'EXDEV') throw error;
  }
  await copyFile(from, to);
  const { atime, mtime } = await stat(from);
  await utimes(to, atime, mtime);
  return true;
}

/**
 * Resolves with the hashes that stored versions and drafts still use; empty if no version was
 * removed.
 */
async function forgetOutdated(db: Pick<Database, 'selectFrom' | 'deleteFrom'>, now: number) {
  const rows = await db
    .selectFrom('content_version')
    .select(['number', 'published_at'])
    .orderBy('number')
    .execute();
  const versions = rows.map(({ number, published_at }) => ({ number, publishedAt: published_at }));
  const numbers = outdated(versions, now);
  const used = new Set<string>();
  if (numbers.length === 0) return used;
  await db.deleteFrom('content_version').where('number', 'in', numbers).execute();
  for (const { files } of await db.selectFrom('content_version').select('files').execute()) {
    for (const sha256 of Object.values(JSON.parse(files) as ContentFiles)) used.add(sha256);
  }
  for (const { text } of await photoDrafts(db).execute())
    for (const sha256 of hashesInDraft(text)) used.add(sha256);
  const texts = await db.selectFrom('content_text').select('sha256').execute();
  for (const { sha256 } of texts) {
    if (!used.has(sha256)) await db.deleteFrom('content_text').where('sha256', '=', sha256).execute();
  }
  return used;
}

const idOf = ({ number, published_at }: Pick<ContentVersionTable, 'number' | 'published_at'>) =>
  `${number}-${published_at}`;

const headOf = (row: Omit<ContentVersionTable, 'files'>): Omit<ContentVersion, 'files'> => ({
  id: idOf(row),
  number: row.number,
  publishedAt: row.published_at,
  publishedBy: row.published_by,
  words: row.words,
  basedOn: row.based_on ?? undefined,
});

const versionOf = (row: ContentVersionTable): ContentVersion => ({
  ...headOf(row),
  files: JSON.parse(row.files) as ContentFiles,
});

function publishedMeanwhile(row: ContentVersionTable | undefined): AppError {
  const which = row
    ? `Version ${row.number} was published meanwhile (${inWords(headOf(row))})`
    : 'Another version was published meanwhile';
  return new AppError(
    'published-meanwhile',
    `${which}. Nothing of yours was published. Look at what changed, then publish again.`,
  );
}

/** A version in words: by whom, when and what. */
export const inWords = ({ publishedAt, publishedBy, words }: Omit<ContentVersion, 'files'>): string =>
  `${inJacksonville(publishedAt)}, by ${publishedBy}: ${words}`;

const fileMissing = (number: number, path: string) =>
  new AppError(
    'content-file-missing',
    `Version ${number} of the content lacks ${path}, or it is damaged. Publish a folder that has it, or bring another version back.`,
  );
