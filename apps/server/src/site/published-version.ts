import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Describes one version of the published site. Stored beside the version's files as `version.json`.
 */
export interface Version {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  /** Identifies the program that drew the pages, so that an upgrade draws them again. */
  readonly program: string;
  /** The address that the compressed forms were made for. */
  readonly address: string;
  readonly marksSamples: boolean;
  /** The hash of each file as rendered, by path. Files with a hash in their name are left out. */
  readonly drawn: Readonly<Record<string, string>>;
  /** The hash of each file as sent, by path. Pictures are left out. */
  readonly served: Readonly<Record<string, string>>;
  /** The hash of the texts that it was drawn from. They and the photos are in `source/`. */
  readonly source?: string;
  /** The sha256 of each file in `source/`, by its path. */
  readonly files?: Readonly<Record<string, string>>;
  /** The id of the content version that it was drawn from. */
  readonly content?: string;
  /**
   * Files of earlier versions that open pages may still request, with the day of their last use.
   */
  readonly kept: Readonly<Record<string, string>>;
}

/** Names the live version. Replaced atomically, so readers see the old one or the new one. */
export interface Pointer {
  readonly version: string;
  /** The day in Jacksonville that the pages were drawn for, YYYY-MM-DD. */
  readonly day: string;
}

/** The copy of `content/` and `photos/` that a version was drawn from. */
export interface LiveSource {
  readonly folder: string;
  readonly files: Readonly<Record<string, string>>;
  readonly content: string | undefined;
}

/** The source of the live version, if it has a copy. */
export async function liveSource(dataDir: string): Promise<LiveSource | undefined> {
  const pointer = await readPointer(dataDir);
  if (!pointer) return undefined;
  const folder = versionFolder(dataDir, pointer.version);
  const version = await readVersion(folder);
  if (!version?.source) return undefined;
  return { folder: join(folder, SOURCE_FOLDER), files: version.files ?? {}, content: version.content };
}

/** In a version's folder: the `content/` and `photos/` that it was drawn from. */
export const SOURCE_FOLDER = 'source';

const VERSION_ID = /^\d{8}T\d{9}Z-[0-9a-f]{12}$/;

export const isVersionId = (name: string): boolean => VERSION_ID.test(name);

/** When the version was published, to the millisecond, from its id. */
export const timeOfVersion = (id: string): number =>
  Date.parse(id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/, '$1-$2-$3T$4:$5:$6.$7Z'));

export const publishedFolder = (dataDir: string): string => join(dataDir, 'site');
export const versionsFolder = (dataDir: string): string => join(publishedFolder(dataDir), 'versions');
export const versionFolder = (dataDir: string, id: string): string => join(versionsFolder(dataDir), id);
export const pointerFile = (dataDir: string): string => join(publishedFolder(dataDir), 'current');

/** Missing files are not an error; any other failure is. */
async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Throws if the text names no version: the name becomes part of a path. */
export function parsePointer(text: string): Pointer {
  const pointer = JSON.parse(text) as Pointer;
  if (!isVersionId(pointer.version)) throw new Error('The file site/current names no version.');
  return pointer;
}

/**
 * The live version's name and day; undefined if nothing was published. Throws if the file is
 * damaged.
 */
export async function readPointer(dataDir: string): Promise<Pointer | undefined> {
  const text = await textOf(pointerFile(dataDir));
  return text === undefined ? undefined : parsePointer(text);
}

export async function readVersion(folder: string): Promise<Version | undefined> {
  const text = await textOf(join(folder, 'version.json'));
  return text === undefined ? undefined : (JSON.parse(text) as Version);
}
