import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentVersions } from '../content-versions/content-versions.ts';
import { hashOfText } from './hash-of-text.ts';

/** A file of the published content. */
export interface PublishedText {
  readonly text: string;
  readonly sha256: string;
}

/**
 * The texts that the site was published from; those that came with the program until something is
 * published.
 */
export interface PublishedTexts {
  /** Paths of all files of the content, such as `content/homes/ID.yaml`. */
  list(): Promise<readonly string[]>;
  read(file: string): Promise<PublishedText | undefined>;
  /** Reads a text of any kept version by its hash. */
  withHash(sha256: string): Promise<string | undefined>;
}

/** `builtIn`: the folder of the `content/` that came with the program. */
export function publishedTexts(
  versions: Pick<ContentVersions, 'newest' | 'textWithHash'>,
  builtIn: string,
): PublishedTexts {
  const inProgram = (file: string) => readFile(join(builtIn, file), 'utf8').catch(() => undefined);
  return {
    async list() {
      const newest = await versions.newest();
      if (newest) return Object.keys(newest.files).filter((path) => path.startsWith('content/'));
      const names = await readdir(join(builtIn, 'content'), { recursive: true }).catch(() => []);
      return names.map((name) => `content/${name}`);
    },
    async read(file) {
      const newest = await versions.newest();
      if (!newest) {
        const text = await inProgram(file);
        return text === undefined ? undefined : { text, sha256: hashOfText(text) };
      }
      const sha256 = newest.files[file];
      const text = sha256 === undefined ? undefined : await versions.textWithHash(sha256);
      return text === undefined || sha256 === undefined ? undefined : { text, sha256 };
    },
    withHash: (sha256) => versions.textWithHash(sha256),
  };
}
