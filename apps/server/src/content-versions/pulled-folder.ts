import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { AppError } from '../errors.ts';
import {
  CONTENT_PARTS,
  type ContentFiles,
  changesBetween,
  contentFilesIn,
  pathsOf,
} from './content-files.ts';
import { type ContentVersion, type ContentVersions, inWords } from './content-versions.ts';

/** In a pulled folder: the number of the version that its files are based on. */
const MARKER = '.published-version';

/** Runs something with a version's files in a temporary folder. */
export async function withFilesOf<T>(
  versions: Pick<ContentVersions, 'writeTo'>,
  version: ContentVersion,
  run: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'rivermark-content-'));
  try {
    await versions.writeTo(version, folder);
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyFiles(from: string, to: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    // Never a link: editing the copy must not change what is published.
    await cp(join(from, path), join(to, path), { preserveTimestamps: true });
  }
}

async function mark(folder: string, { number }: ContentVersion): Promise<void> {
  const next = join(folder, `${MARKER}.next`);
  await writeFile(next, `${number}\n`);
  await rename(next, join(folder, MARKER));
}

/** The version that a folder is based on; undefined if it was not pulled. */
async function numberIn(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, MARKER), 'utf8').catch(() => undefined);
  const number = Number(text?.trim());
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

const plainly = (paths: readonly string[]) => paths.map((path) => `  ${path}`).join('\n');

async function baseOf(versions: ContentVersions, folder: string): Promise<ContentVersion> {
  const number = await numberIn(folder);
  if (number === undefined)
    throw new Error(`${folder} was not pulled from the site. Pull into a new folder first.`);
  const base = await versions.find(number);
  if (base) return base;
  throw new Error(
    `Version ${number}, on which ${folder} is based, is no longer kept. Pull into a new folder.`,
  );
}

async function newestOf(versions: ContentVersions): Promise<ContentVersion> {
  const newest = await versions.newest();
  if (newest) return newest;
  throw new Error('Nothing was published yet. The site shows the content that came with the program.');
}

/**
 * Writes the newest version's files into a folder, byte by byte. Updates a folder that was pulled
 * before. Throws if it has changes that were not pushed, or files from elsewhere.
 */
export async function pull(versions: ContentVersions, folder: string): Promise<ContentVersion> {
  const newest = await newestOf(versions);
  const there = await contentFilesIn(folder);
  if ((await numberIn(folder)) === undefined) {
    if (Object.keys(there).length > 0) {
      throw new Error(
        `${folder} holds ${CONTENT_PARTS.join('/ or ')}/ already, from elsewhere. Pull into a new folder.`,
      );
    }
  } else {
    const unpushed = pathsOf(changesBetween((await baseOf(versions, folder)).files, there));
    if (unpushed.length > 0) {
      throw new Error(
        `These files in ${folder} were changed and not pushed:\n${plainly(unpushed)}\nPush them, or pull into a new folder.`,
      );
    }
  }
  await withFilesOf(versions, newest, (files) => bringTo(folder, there, newest, files));
  return newest;
}

/** Makes a folder match a version, whose files are in `from`. */
async function bringTo(
  folder: string,
  there: ContentFiles,
  version: ContentVersion,
  from: string,
): Promise<void> {
  const { added, changed, removed } = changesBetween(there, version.files);
  await mkdir(folder, { recursive: true });
  await copyFiles(from, folder, [...added, ...changed]);
  for (const path of removed) await rm(join(folder, path));
  await mark(folder, version);
}

interface Pushed {
  /** The published version. */
  readonly version: ContentVersion;
  /** Files that others changed meanwhile, now in the folder. */
  readonly theirs: readonly string[];
}

type PublishFolder = (folder: string, basedOn: ContentVersion) => Promise<void>;

/**
 * Publishes the changes in a pulled folder, merged with what others published meanwhile. Updates
 * the folder. Throws `content-conflict` if both changed the same file. Resolves with nothing if
 * nothing was changed.
 */
export async function push(
  versions: ContentVersions,
  folder: string,
  publishFolder: PublishFolder,
): Promise<Pushed | undefined> {
  const base = await baseOf(versions, folder);
  const newest = await newestOf(versions);
  const mine = await contentFilesIn(folder);
  const ours = changesBetween(base.files, mine);
  if (pathsOf(ours).length === 0) return undefined;
  const theirs = pathsOf(changesBetween(base.files, newest.files));
  const both = pathsOf(ours).filter((path) => theirs.includes(path) && mine[path] !== newest.files[path]);
  if (both.length > 0) throw conflict(both, await since(versions, base));
  const publish = (files: string) => publishFolder(files, newest);
  if (theirs.length === 0) await publish(folder);
  else {
    await withFilesOf(versions, newest, async (merged) => {
      // Removes new files too: a photo here is a link to the stored one, which must not be written
      // to.
      for (const path of pathsOf(ours)) await rm(join(merged, path), { force: true });
      await copyFiles(folder, merged, [...ours.added, ...ours.changed]);
      await publish(merged);
    });
  }
  const version = await newestOf(versions);
  await withFilesOf(versions, version, (files) => bringTo(folder, mine, version, files));
  return { version, theirs };
}

const since = async (versions: ContentVersions, base: ContentVersion) =>
  (await versions.list()).filter(({ number }) => number > base.number);

const conflict = (paths: readonly string[], meanwhile: Awaited<ReturnType<typeof since>>) =>
  new AppError(
    'content-conflict',
    `Others changed the same files since you pulled:\n${plainly(paths)}\nPublished since:\n${meanwhile
      .map((version) => `  version ${version.number}, ${inWords(version)}`)
      .join('\n')}\nNothing was published. Pull into a new folder and bring your changes there.`,
  );

/** Publishes an earlier version's files again, byte by byte, as a new version. */
export async function bringBack(
  versions: ContentVersions,
  number: number,
  publishFolder: PublishFolder,
): Promise<ContentVersion> {
  const version = await versions.find(number);
  if (!version) throw new Error(`There is no version ${number}.`);
  const newest = await newestOf(versions);
  await withFilesOf(versions, version, (folder) => publishFolder(folder, newest));
  return newestOf(versions);
}
