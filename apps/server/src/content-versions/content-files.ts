import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The sha256 of each published file, by its path: `content/…` or `photos/…`. */
export type ContentFiles = Readonly<Record<string, string>>;

export const CONTENT_PARTS = ['content', 'photos'] as const;

/**
 * Photos lie beside the database, with the words in their folder. Everything else is a text in the
 * database.
 */
export const isPhoto = (path: string): boolean => path.startsWith('photos/');

const PATH = /^(content|photos)(\/[^/\0]+)+$/;

/** A path becomes part of another path, so none may lead elsewhere. */
export const isContentPath = (path: string): boolean =>
  PATH.test(path) && !path.split('/').some((part) => part === '.' || part === '..');

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece);
  return hash.digest('hex');
}

/** Paths of the files below `content/` and `photos/` in a folder, in their order. */
export async function contentPaths(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const part of CONTENT_PARTS) {
    const entries = await readdir(join(folder, part), { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return [];
      },
    );
    for (const entry of entries) {
      if (entry.isFile()) found.push(relative(folder, join(entry.parentPath, entry.name)));
    }
  }
  return found.sort();
}

/** Reads and hashes the files of a folder. */
export async function contentFilesIn(folder: string): Promise<ContentFiles> {
  const files: Record<string, string> = {};
  for (const path of await contentPaths(folder)) files[path] = await sha256Of(join(folder, path));
  return files;
}

export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

export function changesBetween(before: ContentFiles, after: ContentFiles): Changes {
  const there = Object.keys(after);
  return {
    added: there.filter((path) => before[path] === undefined),
    changed: there.filter((path) => before[path] !== undefined && before[path] !== after[path]),
    removed: Object.keys(before).filter((path) => after[path] === undefined),
  };
}

export const pathsOf = ({ added, changed, removed }: Changes): string[] =>
  [...added, ...changed, ...removed].sort();

const MOST_NAMED = 5;

function named(what: string, paths: readonly string[]): string[] {
  if (paths.length === 0) return [];
  const rest = paths.length - MOST_NAMED;
  const names = paths.slice(0, MOST_NAMED).join(', ');
  return [`${what} ${names}${rest > 0 ? ` and ${rest} more` : ''}.`];
}

/** What changed, for people. */
export const changesInWords = ({ added, changed, removed }: Changes): string =>
  [...named('Changed', changed), ...named('Added', added), ...named('Removed', removed)].join(' ');
