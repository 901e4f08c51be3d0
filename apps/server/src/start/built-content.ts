import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '@rivermark/content';
import { CONTENT_FILE } from '@rivermark/contracts/built-site';
import { checkoutFolder, releaseFolder } from '../config/release.ts';
import { dataDirOf } from '../config.ts';
import { parsePointer, pointerFile, versionFolder } from '../site/published-version.ts';

/** Where the built site is: in the release that runs, or in the checkout. */
export function builtSite(): string {
  const release = releaseFolder();
  return release ? join(release, 'site') : join(checkoutFolder(), 'apps/web/dist');
}

/** The content that a site was drawn from. Throws with what to do when there is no site. */
export function contentOf(site: string): Content {
  try {
    const content = JSON.parse(readFileSync(join(site, CONTENT_FILE), 'utf8')) as Content;
    // An earlier program's site has no open houses until it is drawn again.
    return { ...content, homes: content.homes.map((home) => ({ ...{ openHouses: [] }, ...home })) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('The site is not built yet. Run script/setup first.');
  }
}

/** So often a process looks whether another version is live. */
const LOOK_EVERY_MS = 100;

/**
 * What the site says now: the content of the published version, else that of the built site. The
 * result follows what is published; a version that cannot be read changes nothing.
 */
export function followContent(dataDir: string, built: string): () => Content {
  let seen = '';
  let lookAt = Number.NEGATIVE_INFINITY;
  let content: Content | undefined;
  return () => {
    const now = performance.now();
    if (now >= lookAt) {
      lookAt = now + LOOK_EVERY_MS;
      const pointer = textOf(pointerFile(dataDir));
      if (pointer !== seen) {
        seen = pointer;
        content = publishedContent(dataDir, pointer) ?? content;
      }
    }
    content ??= contentOf(built);
    return content;
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function publishedContent(dataDir: string, pointer: string): Content | undefined {
  try {
    return contentOf(versionFolder(dataDir, parsePointer(pointer).version));
  } catch {
    return undefined;
  }
}

/** Reads a home's card from the live site: a picture that every mail program can show. */
export const cardOfHome =
  (dataDir: string, built: string) =>
  async (home: string): Promise<Buffer | undefined> => {
    const pointer = textOf(pointerFile(dataDir));
    const folder = pointer === '' ? built : versionFolder(dataDir, parsePointer(pointer).version);
    return readFile(join(folder, 'public/cards', `properties-${home}.jpg`)).catch(() => undefined);
  };

/** The content that is live on this machine, for commands. */
export const siteContent = (): Content => followContent(dataDirOf(process.env), builtSite())();
