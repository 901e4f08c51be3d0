import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltSite } from '@rivermark/contracts/built-site';
import { MINUTE_MS } from '@rivermark/contracts/durations';
import type { Clock } from '../clock/clock.ts';
import { optional } from '../config/optional.ts';
import type { ContentFiles } from '../content-versions/content-files.ts';
import { type DiskSpace, diskSpaceOf } from '../disk-space.ts';
import { AppError } from '../errors.ts';
import { holdPublishing } from '../hold-data-dir.ts';
import { framedFiles, type ServedAs } from '../site/load-site.ts';
import {
  isVersionId,
  pointerFile,
  publishedFolder,
  readPointer,
  readVersion,
  SOURCE_FOLDER,
  timeOfVersion,
  type Version,
  versionFolder,
  versionsFolder,
} from '../site/published-version.ts';
import type { Draw } from './drawing.ts';
import { replaceFile, sync } from './durable-files.ts';
import { type Before, type Contents, hashOfContents, improveForms, writeVersion } from './write-version.ts';

interface PublishDeps {
  readonly dataDir: string;
  /** Called once the site is drawn, because the content says whether it shows samples. */
  readonly servedAs: () => ServedAs;
  /** Called like `servedAs`: whether quick compressed forms stay, as for a developer. */
  readonly leavesFormsQuick?: () => boolean;
  /** Identifies the drawing program. */
  readonly program: string;
  readonly clock: Clock;
  readonly diskSpace?: () => Promise<DiskSpace>;
  /**
   * Stores the site's source before it is live. Resolves with the id of its content version. Throws
   * if it may not become live.
   */
  readonly keepContent?: (source: { folder: string; files: ContentFiles }) => Promise<string>;
  /** Called as soon as the version is live. */
  readonly onLive?: (published: Published) => void;
}

export interface Published {
  readonly version: string;
  /** Paths of the changed pages; all of them the first time. Empty if nothing new is live. */
  readonly changedPages: readonly string[];
  readonly pages: number;
  /** Addresses of former pages that now lead nowhere. */
  readonly lostPages: readonly string[];
  /** Whether drawing again gives better photos. */
  readonly photosAreQuick: boolean;
}

/** Prefix of folders that the next publish removes. */
export const UNFINISHED = 'next-';

/** How many versions are kept, including the live one. */
const KEPT_VERSIONS = 5;
/** A server that lags may still read from a version that was replaced more recently. */
const STAYS_MS = MINUTE_MS;

/**
 * Draws the site, writes it beside the live version and switches to it atomically. If killed, it
 * leaves the old version or the new one live, and the next publish removes the rest. Throws,
 * leaving the old version live, if the content has an error, another publish is in progress, or the
 * disk has too little room.
 */
export async function publish(deps: PublishDeps, draw: Draw): Promise<Published> {
  const release = holdPublishing(deps.dataDir);
  if (!release) {
    throw new AppError(
      'publish-in-progress',
      'Another publish is in progress. Please try again when it is done.',
    );
  }
  try {
    return await publishAlone(deps, draw);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== 'ENOSPC' && code !== 'EDQUOT') throw error;
    throw noRoom({ cause: error });
  } finally {
    release();
  }
}

const noRoom = (options?: ErrorOptions) =>
  new AppError(
    'site-storage-full',
    'The disk has too little free space, so nothing was published and the site stays as it was. Free some space, then publish again.',
    options,
  );

async function publishAlone(deps: PublishDeps, draw: Draw): Promise<Published> {
  const { dataDir, program, clock, onLive } = deps;
  const site = publishedFolder(dataDir);
  await mkdir(versionsFolder(dataDir), { recursive: true, mode: 0o700 });
  const before = await liveVersion(dataDir);
  await removeLeftovers(dataDir, before?.version.id);
  const drawing = await draw(before?.folder);
  const { photosAreQuick = false } = drawing;
  const servedAs = deps.servedAs();
  const leavesFormsQuick = deps.leavesFormsQuick?.() ?? false;
  const folder = await mkdtemp(join(site, UNFINISHED));
  try {
    const now = Math.max(clock(), before ? timeOfVersion(before.version.id) + 1 : 0);
    const { quick, ...contents } = await writeVersion({
      drawing,
      servedAs,
      isQuick: before !== undefined || leavesFormsQuick,
      before,
      folder,
      now,
      takeRoom: roomIn(deps),
    });
    const { files } = contents;
    const content = files && (await deps.keepContent?.({ folder: join(folder, SOURCE_FOLDER), files }));
    const hash = hashOfContents({ ...contents, ...optional('content', content) }, program, servedAs);
    const pages = Object.keys(drawing.site.pages).length;
    const improve = async (id: string) => {
      // They are listed, so the next publish of a real site makes them better.
      if (quick.length === 0 || leavesFormsQuick) return;
      const sentAs = { ...servedAs, framed: framedFiles(drawing.site) };
      // The version is live and complete with its quick forms, so a full disk is no failure here.
      const isBetter = await improveForms(versionFolder(dataDir, id), quick, sentAs).catch(() => false);
      // Makes servers reload the forms of the live version.
      if (isBetter) await pointTo(dataDir, id, drawing.day);
    };
    if (before?.version.id.endsWith(hash)) {
      await pointTo(dataDir, before.version.id, drawing.day);
      const published = {
        version: before.version.id,
        changedPages: [],
        lostPages: [],
        pages,
        photosAreQuick,
      };
      onLive?.(published);
      await improve(before.version.id);
      return published;
    }
    const id = `${new Date(now).toISOString().replaceAll(/[-:.]/g, '')}-${hash}`;
    const version: Version = {
      id,
      publishedAt: clock(),
      program,
      address: servedAs.publicUrl,
      marksSamples: servedAs.marksSamples,
      ...contents,
      ...optional('content', content),
    };
    await writeFile(join(folder, 'version.json'), JSON.stringify(version), { flush: true, mode: 0o600 });
    await sync(folder);
    await rename(folder, versionFolder(dataDir, id));
    await sync(versionsFolder(dataDir));
    await pointTo(dataDir, id, drawing.day);
    const published = {
      version: id,
      changedPages: changedPages(drawing.site.pages, contents, before),
      lostPages: await lostPages(drawing.site, before),
      pages,
      photosAreQuick,
    };
    onLive?.(published);
    await removeOldVersions(dataDir, id, now);
    await improve(id);
    return published;
  } finally {
    await drawing.done?.();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Also undefined if it is damaged: the next publish repairs it. */
async function liveVersion(dataDir: string): Promise<Before | undefined> {
  try {
    const pointer = await readPointer(dataDir);
    if (!pointer) return undefined;
    const folder = versionFolder(dataDir, pointer.version);
    const version = await readVersion(folder);
    return version && { version, folder };
  } catch {
    return undefined;
  }
}

/** Client documents and publishing leave the same space free, for inquiries. */
function roomIn({ dataDir, diskSpace = () => diskSpaceOf(dataDir) }: PublishDeps) {
  let left = 0;
  return async (bytes: number) => {
    if (left < bytes) {
      const { freeBytes, floorBytes } = await diskSpace();
      left = Math.min(freeBytes - floorBytes, Math.max(bytes, MEASURED_EVERY_BYTES));
    }
    left -= bytes;
    if (left < 0) throw noRoom();
  };
}

/** Disk use by others is noticed this early. */
const MEASURED_EVERY_BYTES = 16 * 1024 * 1024;

async function pointTo(dataDir: string, version: string, day: string): Promise<void> {
  await replaceFile(pointerFile(dataDir), JSON.stringify({ version, day }));
  await sync(publishedFolder(dataDir));
}

const changedPages = (pages: Readonly<Record<string, string>>, contents: Contents, before?: Before) =>
  Object.keys(pages).filter((path) => {
    const file = `pages/${pages[path]}`;
    return before?.version.drawn[file] !== contents.drawn[file];
  });

/** Ids of the versions on the disk, oldest first. */
const versionIds = async (dataDir: string) =>
  (await readdir(versionsFolder(dataDir))).filter(isVersionId).sort();

/** Removes a killed publish's unfinished folder, or its version that never became live. */
async function removeLeftovers(dataDir: string, live: string | undefined): Promise<void> {
  const site = publishedFolder(dataDir);
  const unfinished = (await readdir(site)).filter((name) => name.startsWith(UNFINISHED));
  for (const name of unfinished) await rm(join(site, name), { recursive: true, force: true });
  if (live === undefined) return;
  for (const id of await versionIds(dataDir)) {
    if (id > live) await rm(versionFolder(dataDir, id), { recursive: true, force: true });
  }
}

async function removeOldVersions(dataDir: string, live: string, now: number): Promise<void> {
  const ids = (await versionIds(dataDir)).filter((id) => id <= live);
  for (const [at, id] of ids.slice(0, -KEPT_VERSIONS).entries()) {
    const replacedAt = timeOfVersion(ids[at + 1] ?? live);
    if (now - replacedAt > STAYS_MS) await rm(versionFolder(dataDir, id), { recursive: true, force: true });
  }
}

/** A removed page without a redirect is a dead end for everybody with its address. */
async function lostPages({ pages, moved }: BuiltSite, before?: Before): Promise<readonly string[]> {
  if (!before) return [];
  const site = JSON.parse(await readFile(join(before.folder, 'site.json'), 'utf8')) as BuiltSite;
  const had = [...Object.keys(site.pages), ...Object.keys(site.moved)];
  return had.filter((path) => !Object.hasOwn(pages, path) && !Object.hasOwn(moved, path));
}
