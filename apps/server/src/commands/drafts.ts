/**
 * The desk's own program: draws or publishes a draft, or restores a version. Runs in a process of
 * its own with a lower priority than inquiries. Prints its outcome as JSON.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '@rivermark/contracts/durations';
import { type ContentDraft, contentDrafts } from '../content-editing/content-drafts.ts';
import { hashOfDrafts } from '../content-editing/content-editor.ts';
import { drawPreview, withContent } from '../content-editing/draw-preview.ts';
import { homeIdIn } from '../content-editing/home-files.ts';
import { photoDraftOf, writePhotos } from '../content-editing/home-photos.ts';
import { removePreview } from '../content-editing/previews.ts';
import type { DraftOutcome, DraftPublish } from '../content-editing/run-drafts.ts';
import type { ContentVersion } from '../content-versions/content-versions.ts';
import { bringBack } from '../content-versions/pulled-folder.ts';
import { AppError } from '../errors.ts';
import { FaultyContent } from '../publishing/draw-content.ts';
import { yieldToOthers } from '../publishing/yield-to-others.ts';
import { openPublisher, type Publisher } from '../start/open-publisher.ts';

interface WithDrafts {
  /** The published content with the drafts. */
  readonly folder: string;
  readonly draft: ContentDraft | undefined;
  readonly photos: ContentDraft | undefined;
  readonly basedOn: ContentVersion | undefined;
}

/** Runs something with the drafts of a file and, for a home, of its photos. */
async function withDrafts<T>(publisher: Publisher, file: string, run: (with_: WithDrafts) => Promise<T>) {
  const drafts = contentDrafts(publisher.db);
  const home = homeIdIn(file);
  const draft = await drafts.find(file);
  const photos = home === undefined ? undefined : await drafts.find(photoDraftOf(home));
  if (!draft && !photos) throw new AppError('not-found', 'These changes are no longer here.');
  const basedOn = await publisher.versions.newest();
  if (basedOn && draft && (basedOn.files[file] ?? '') !== draft.basedOn) {
    throw new AppError('published-meanwhile', 'This was published meanwhile. Look at your changes again.');
  }
  return withContent(publisher, basedOn, async (folder) => {
    if (draft) {
      const path = join(folder, file);
      // The folder shares its files with the live version.
      await rm(path, { force: true });
      await writeFile(path, draft.text);
    }
    if (photos && home !== undefined) await writePhotos(folder, home, photos.text, publisher.photos);
    return run({ folder, draft, photos, basedOn });
  });
}

/** How long to wait for a finished publish, which still improves its compression. */
const WAITS_MS = MINUTE_MS;
const TRIES_EVERY_MS = 250;

async function onceFree(publish: () => Promise<void>): Promise<void> {
  const until = Date.now() + WAITS_MS;
  for (;;) {
    try {
      return await publish();
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === 'publish-in-progress';
      if (!isBusy || Date.now() > until) throw error;
    }
    await sleep(TRIES_EVERY_MS);
  }
}

const seeDrafts = (publisher: Publisher, file: string) =>
  withDrafts(publisher, file, ({ folder, draft, photos, basedOn }) =>
    drawPreview(publisher, {
      folder,
      file,
      drafts: hashOfDrafts(draft?.text, photos?.text),
      content: basedOn?.id,
    }),
  );

async function publishDrafts(
  publisher: Publisher,
  file: string,
  { by, words, drafts: seen }: DraftPublish,
): Promise<void> {
  await withDrafts(publisher, file, async ({ folder, draft, photos, basedOn }) => {
    if (hashOfDrafts(draft?.text, photos?.text) !== seen)
      throw new AppError('draft-changed', 'This was changed meanwhile. Look at what changes now.');
    await publisher.publishFolder(folder, { publishedBy: by, words, basedOn });
    const drafts = contentDrafts(publisher.db);
    for (const one of [draft, photos]) if (one) await drafts.remove(one.file, one.text);
    await removePreview(publisher.dataDir, file);
  });
}

async function restore(publisher: Publisher, number: number, by: string): Promise<void> {
  await bringBack(publisher.versions, number, (folder, basedOn) =>
    publisher.publishFolder(folder, { publishedBy: by, words: `Brought back version ${number}.`, basedOn }),
  );
}

const sayOutcome = (outcome: DraftOutcome) => process.stdout.write(`${JSON.stringify(outcome)}\n`);

async function run(args: string[]): Promise<void> {
  const [command, what = '', by = '', words = '', drafts = ''] = args;
  yieldToOthers();
  const publisher = await openPublisher({
    env: process.env,
    say: () => undefined,
    // Before the best compression is done, which takes seconds more.
    onLive: ({ changedPages }) => sayOutcome({ pages: changedPages }),
    onBestPhotos: () => undefined,
  });
  try {
    switch (command) {
      case 'see':
        sayOutcome({ pages: await seeDrafts(publisher, what) });
        break;
      case 'publish':
        await onceFree(() => publishDrafts(publisher, what, { by, words, drafts }));
        break;
      case 'restore':
        await onceFree(() => restore(publisher, Number(what), by));
        break;
      default:
        throw new Error('The desk starts this program.');
    }
  } catch (error) {
    if (error instanceof FaultyContent) sayOutcome({ faults: error.faults });
    else if (error instanceof AppError) sayOutcome({ code: error.code, message: error.message });
    else throw error;
  } finally {
    await publisher.close();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
