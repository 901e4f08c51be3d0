import { createHash } from 'node:crypto';
import { constants, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { DAY_MS } from '@rivermark/contracts/durations';
import {
  COMPRESSED_FOLDER,
  type Compression,
  compress,
  compressedName,
  compressions,
  contentHash,
  isCompressible,
  typeOf,
} from '@rivermark/contracts/served-files';
import { CONTENT_PARTS, sha256Of } from '../content-versions/content-files.ts';
import { bodyAsSent, framedFiles, type ServedAs } from '../site/load-site.ts';
import { SOURCE_FOLDER, type Version } from '../site/published-version.ts';
import { type Drawing, type DrawnFile, isNamedByHash } from './drawing.ts';
import { linkIfThere, linkOrCopy, sync } from './durable-files.ts';

/** Scripts and pictures stay this long after they were last drawn, for open pages. */
const KEPT_DAYS = 14;
/** Compression uses libuv's threads, of which there are four. */
const AT_ONCE = 4;

/** The live version and its folder. */
export interface Before {
  readonly version: Version;
  readonly folder: string;
}

interface HowToWrite {
  readonly drawing: Drawing;
  readonly servedAs: ServedAs;
  /**
   * Whether missing forms are compressed quickly, so that visitors see the change sooner. The best
   * forms replace these once it is live.
   */
  readonly isQuick: boolean;
  readonly before: Before | undefined;
  /** An empty folder. */
  readonly folder: string;
  readonly now: number;
  /** Called before bytes are written; throws if there is no room. */
  readonly takeRoom: (bytes: number) => Promise<void>;
}

/** A quickly compressed form. Paths are those in the version's folder. */
interface QuickForm {
  readonly path: string;
  readonly form: Compression;
  /** The file that it is a form of. */
  readonly of: string;
}

/** Lists a version's quick forms while it has some. */
const QUICK_FORMS_FILE = 'quick-forms.json';

/** Quick forms of a version whose publish was killed before it made better ones. */
async function quickFormsOf(folder: string | undefined): Promise<ReadonlySet<string>> {
  if (folder === undefined) return new Set();
  const text = await readFile(join(folder, QUICK_FORMS_FILE), 'utf8').catch(() => '[]');
  return new Set((JSON.parse(text) as QuickForm[]).map(({ path }) => path));
}

/** Replaces each quick form by the best one. If that fails, the others stay quick. */
export async function improveForms(
  folder: string,
  quick: readonly QuickForm[],
  sentAs: ServedAs & { readonly framed: ReadonlySet<string> },
): Promise<true> {
  for (const [of, forms] of Map.groupBy(quick, (form) => form.of)) {
    const drawn = await readFile(join(folder, of));
    const body = bodyAsSent(of, drawn, sentAs, sentAs.framed.has(of));
    for (const { path, form } of forms) {
      const file = join(folder, path);
      const part = `${file}.part`;
      try {
        await writeFile(part, await compress(body, form), { mode: 0o600 });
        await rename(part, file);
      } finally {
        await rm(part, { force: true });
      }
    }
  }
  await rm(join(folder, QUICK_FORMS_FILE));
  return true;
}

/** A version's contents, without what only publishing decides. */
export type Contents = Pick<Version, 'drawn' | 'served' | 'kept' | 'source' | 'files'>;

/**
 * Writes the files of a version. A file that the previous version has too becomes a hard link, and
 * is neither compressed nor written again. Everything is on stable storage when this resolves.
 */
export async function writeVersion(
  how: HowToWrite,
): Promise<Contents & { readonly quick: readonly QuickForm[] }> {
  const { drawing, servedAs, isQuick, before, folder, takeRoom } = how;
  const framed = framedFiles(drawing.site);
  const isSentAlike =
    before?.version.address === servedAs.publicUrl && before.version.marksSamples === servedAs.marksSamples;
  const drawn: Record<string, string> = {};
  const served: Record<string, string> = {};
  const formsInHand = new Set<string>();
  const quick: QuickForm[] = [];
  const quickBefore = await quickFormsOf(before?.folder);
  const folders = new Set<string>();
  const written: string[] = [];

  const target = async (path: string) => {
    const parent = dirname(path);
    if (!folders.has(parent)) await mkdir(join(folder, parent), { recursive: true, mode: 0o700 });
    for (let each = parent; !folders.has(each); each = dirname(each)) folders.add(each);
    return join(folder, path);
  };
  const write = async (path: string, body: Buffer) => {
    await takeRoom(body.length);
    await writeFile(await target(path), body, { mode: 0o600 });
    written.push(path);
  };
  const copy = async (from: string, path: string) => {
    await takeRoom((await stat(from)).size);
    await copyFile(from, await target(path), constants.COPYFILE_FICLONE);
    written.push(path);
  };
  const take = async (from: string, path: string) => {
    await takeRoom((await stat(from)).size);
    await linkOrCopy(from, await target(path));
    written.push(path);
  };
  const linkFromBefore = async (path: string) =>
    before !== undefined && linkIfThere(join(before.folder, path), await target(path));

  /**
   * The forms of a file, named by its content hash. `body` is called only to make a missing form.
   */
  async function placeForms(of: string, hash: string, body: () => Promise<Buffer>): Promise<void> {
    if (formsInHand.has(hash)) return;
    formsInHand.add(hash);
    for (const form of compressions) {
      const name = compressedName(hash, form);
      const path = join(COMPRESSED_FOLDER, name);
      if (await linkFromBefore(path)) {
        if (quickBefore.has(path)) quick.push({ path, form, of });
        continue;
      }
      const ready = drawing.compressed && join(drawing.compressed, name);
      if (ready && (await stat(ready).catch(() => undefined))) await copy(ready, path);
      else {
        const bytes = await body();
        await write(path, await compress(bytes, form, isQuick));
        if (isQuick) quick.push({ path, form, of });
      }
    }
  }

  async function place(file: DrawnFile): Promise<void> {
    const { path } = file;
    const isPicture = path.startsWith('public/img/');
    const from = 'from' in file ? file.from : 'keptFrom' in file ? file.keptFrom : '';
    const body = once(async () => ('body' in file ? file.body : readFile(from)));
    const hashBefore = before?.version.drawn[path];
    const isKept =
      hashBefore !== undefined &&
      ('keptFrom' in file || ('from' in file && isSameInode(from, join(before?.folder ?? '', path))));
    if (!isNamedByHash(path)) drawn[path] = isKept ? hashBefore : contentHash(await body());
    const isUnchanged = isNamedByHash(path) || hashBefore === drawn[path];
    if (!(isUnchanged && (await linkFromBefore(path)))) {
      if ('body' in file) await write(path, file.body);
      else await take(from, path);
    }
    const isServed = path.startsWith('pages/') || (path.startsWith('public/') && !isPicture);
    if (!isServed) return;
    const sent = once(async () => bodyAsSent(path, await body(), servedAs, framed.has(path)));
    const known = isSentAlike && isUnchanged ? before?.version.served[path] : undefined;
    const hash = known ?? contentHash(await sent());
    served[path] = hash;
    if (isCompressible(typeOf(path))) await placeForms(path, hash, sent);
  }

  /** Copies the site's source, so that it can be drawn again on another day. */
  async function keepSource(from: string): Promise<Pick<Contents, 'source' | 'files'>> {
    const texts = createHash('sha256');
    const files: Record<string, string> = {};
    for (const part of CONTENT_PARTS) {
      for (const name of (await filesIn(join(from, part))).sort()) {
        const path = join(SOURCE_FOLDER, part, name);
        const file = join(from, part, name);
        const isText = part === 'content';
        const known = before?.version.files?.[`${part}/${name}`];
        const hash = isText
          ? createHash('sha256')
              .update(await readFile(file))
              .digest('hex')
          : known;
        if (isText) texts.update(`${name}\0${hash}`);
        const isSame =
          before !== undefined && hash === known && (await isSameFile(file, join(before.folder, path)));
        const isLinked = isSame && (await linkFromBefore(path));
        if (!isLinked) await copy(file, path);
        files[`${part}/${name}`] = isLinked && hash ? hash : await sha256Of(join(folder, path));
        if (isLinked) continue;
        // Lets the next publish recognize the same file without reading it.
        const { atime, mtime } = await stat(file);
        await utimes(join(folder, path), atime, mtime);
      }
    }
    return { source: texts.digest('hex').slice(0, 12), files };
  }

  await write('site.json', Buffer.from(JSON.stringify(drawing.site)));
  drawn['site.json'] = contentHash(JSON.stringify(drawing.site));
  await inParallel(drawing.files(), place);
  const source = drawing.source === undefined ? {} : await keepSource(drawing.source);
  const kept = await keepEarlierFiles(how, linkFromBefore);
  for (const path of Object.keys(kept)) {
    const hash = before?.version.served[path];
    if (hash === undefined) continue;
    served[path] = hash;
    for (const form of compressions)
      await linkFromBefore(join(COMPRESSED_FOLDER, compressedName(hash, form)));
  }
  if (quick.length > 0) await write(QUICK_FORMS_FILE, Buffer.from(JSON.stringify(quick)));
  // All at the end: file systems sync many files at once faster.
  await Promise.all([...written, ...folders].map((path) => sync(join(folder, path))));
  return { drawn: sorted(drawn), served: sorted(served), kept, ...source, quick };
}

/** Hashed files that only earlier versions drew, each with the day it was last drawn. */
async function keepEarlierFiles(
  { before, folder, now }: HowToWrite,
  linkFromBefore: (path: string) => Promise<boolean>,
): Promise<Record<string, string>> {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const oldest = day(now - KEPT_DAYS * DAY_MS);
  const kept: Record<string, string> = {};
  if (!before) return kept;
  for (const part of ['public/assets', 'public/img']) {
    const drawnNow = new Set(await readdir(join(folder, part)).catch(() => []));
    for (const name of await readdir(join(before.folder, part)).catch(() => [])) {
      const path = `${part}/${name}`;
      const since = before.version.kept[path] ?? day(now);
      if (!drawnNow.has(name) && since >= oldest && (await linkFromBefore(path))) kept[path] = since;
    }
  }
  return kept;
}

/** Paths of all files below a folder; none if it is missing. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Whether two names are hard links to one file, so that it is not read again. */
function isSameInode(one: string, other: string): boolean {
  const a = statSync(one, { bigint: true, throwIfNoEntry: false });
  const b = statSync(other, { bigint: true, throwIfNoEntry: false });
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
}

/** Whether size and mtime say that two files are the same. */
async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((file) => stat(file).catch(() => undefined)));
  return (
    a !== undefined && b !== undefined && a.size === b.size && Math.trunc(a.mtimeMs) === Math.trunc(b.mtimeMs)
  );
}

/** Caches the first result for every later call. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}

async function inParallel<T>(items: AsyncIterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const next = items[Symbol.asyncIterator]();
  let hasFailed = false;
  const worker = async () => {
    try {
      for (let item = await next.next(); !item.done && !hasFailed; item = await next.next())
        await work(item.value);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  // No write is still running when the caller sees a failure.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

const sorted = (record: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Identifies a version's content and how it is sent. */
export const hashOfContents = (
  contents: Contents & Pick<Version, 'content'>,
  program: string,
  servedAs: ServedAs,
): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        contents.drawn,
        contents.served,
        contents.source,
        contents.content,
        program,
        servedAs.publicUrl,
        servedAs.marksSamples,
      ]),
    )
    .digest('hex')
    .slice(0, 12);
