import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPRESSED_FOLDER } from '@rivermark/contracts/served-files';
import { programId } from '../config/release.ts';
import { type Config, readConfig, readPlaces } from '../config.ts';
import type { ContentFiles } from '../content-versions/content-files.ts';
import {
  type ContentVersion,
  type ContentVersions,
  contentVersions,
} from '../content-versions/content-versions.ts';
import { openPhotoFiles } from '../content-versions/open-photo-files.ts';
import type { PhotoFiles } from '../content-versions/photo-files.ts';
import { openCurrent } from '../db/open-current.ts';
import { type Database, isDatabaseThere } from '../db/open-database.ts';
import { openMigrated } from '../db/open-migrated.ts';
import { AppError } from '../errors.ts';
import { prepareDataDir } from '../prepare-data-dir.ts';
import { drawContent } from '../publishing/draw-content.ts';
import type { Draw } from '../publishing/drawing.ts';
import { type Published, publish, UNFINISHED } from '../publishing/publish.ts';
import { rendererPlaces } from '../publishing/renderer-places.ts';
import { liveSource, publishedFolder } from '../site/published-version.ts';
import { builtSite } from './built-content.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a publish is called in the history. */
export interface PublishedAs {
  readonly publishedBy: string;
  readonly words?: string;
  /** The newest version when the publish began. */
  readonly basedOn: ContentVersion | undefined;
}

interface PublisherDeps {
  readonly env: Environment;
  /** Told of what will soon be too old, and of photos that could be better. */
  readonly say: (line: string) => void;
  /** Told as soon as the version is live. */
  readonly onLive: (published: Published) => void;
  /** Told when new photos, which were cut quickly at first, are there in their best quality. */
  readonly onBestPhotos: () => void;
}

type KeepContent = (source: { folder: string; files: ContentFiles }) => Promise<string>;

export interface Publisher {
  readonly db: Database;
  readonly dataDir: string;
  /** The folder of the `content/` and `photos/` that came with the program. */
  readonly builtIn: string;
  readonly versions: ContentVersions;
  readonly photos: PhotoFiles;
  /** Draws a folder, and publishes nothing. */
  drawFolder(folder: string, quickPhotos: boolean): Draw;
  /** Draws `content/` and `photos/` of a folder, adds them as a version and makes it live. */
  publishFolder(folder: string, as: PublishedAs): Promise<void>;
  /**
   * Draws the newest version on this machine; where there is none, what is live or came with the
   * program.
   */
  drawNewest(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens what a publish needs, beside a running server or without one. The caller must call
 * `close()`.
 */
export async function openPublisher({ env, say, onLive, onBestPhotos }: PublisherDeps): Promise<Publisher> {
  const places = readPlaces(env);
  const { dataDir } = places;
  prepareDataDir(dataDir, places.secretKeys !== undefined);
  const db = await (isDatabaseThere(places) ? openCurrent(places) : openMigrated(places, Date.now()));
  const photos = await openPhotoFiles(dataDir, places.documentsBucket);
  const versions = contentVersions(db, photos);
  const renderer = rendererPlaces(dataDir);
  let config: Config | undefined;

  const drawFolder = (source: string, quickPhotos: boolean): Draw =>
    drawContent({
      source,
      quickPhotos,
      places: renderer,
      now: Date.now(),
      // The same rules as at the start: no samples in production.
      check(content) {
        config = readConfig(env, content);
      },
      compressed: join(builtSite(), COMPRESSED_FOLDER),
      // Said once, by the first drawing.
      say: quickPhotos ? say : () => undefined,
    });

  /**
   * Draws a version that another machine or a backup brought: its files are written beside the site
   * first.
   */
  const drawVersion =
    (version: ContentVersion, quickPhotos: boolean): Draw =>
    async (live) => {
      const folder = await mkdtemp(join(publishedFolder(dataDir), UNFINISHED));
      const remove = () => rm(folder, { recursive: true, force: true });
      try {
        await versions.writeTo(version, folder, await liveSource(dataDir));
        const drawing = await drawFolder(folder, quickPhotos)(live);
        return {
          ...drawing,
          async done() {
            await drawing.done?.();
            await remove();
          },
        };
      } catch (error) {
        await remove();
        throw error;
      }
    };

  const servedAs = () => {
    if (!config) throw new Error('The site was drawn without its content.');
    return { publicUrl: config.siteOrigin ?? config.publicUrl, marksSamples: config.markSamples };
  };
  const leavesFormsQuick = () => config?.developerPages === true;
  const deps = { dataDir, servedAs, leavesFormsQuick, program: programId(), clock: Date.now };

  /** Publishes, then draws the newest version again if photos can be better. */
  async function publishDrawn(draw: Draw, keepContent: KeepContent): Promise<void> {
    const { photosAreQuick } = await publish({ ...deps, keepContent, onLive }, draw);
    const newest = photosAreQuick ? await versions.newest() : undefined;
    if (!newest) return;
    try {
      await publish({ ...deps, keepContent: async () => newest.id }, drawVersion(newest, false));
      onBestPhotos();
    } catch (error) {
      // Another publish came between. The photos are live, and are made better at midnight at the
      // latest.
      if (!(error instanceof AppError && error.code === 'publish-in-progress')) throw error;
    }
  }

  const publishFolder: Publisher['publishFolder'] = (folder, as) =>
    publishDrawn(drawFolder(folder, true), (source) => versions.add({ ...source, ...as }, Date.now()));

  return {
    db,
    dataDir,
    builtIn: renderer.source,
    versions,
    photos,
    drawFolder,
    publishFolder,
    async drawNewest() {
      const newest = await versions.newest();
      if (newest) return publishDrawn(drawVersion(newest, true), async () => newest.id);
      const source = (await liveSource(dataDir))?.folder ?? renderer.source;
      return publishFolder(source, { publishedBy: 'script', basedOn: undefined });
    },
    close: () => db.destroy(),
  };
}
