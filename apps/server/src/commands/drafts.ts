/**
 * The desk's own program: draws or publishes a draft, or brings a version back, in a process that
 * gives way to inquiries. Says in JSON on its output what came of it.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '@rivermark/contracts/durations';
import { contentDrafts } from '../content-editing/content-drafts.ts';
import { drawPreview, withContent } from '../content-editing/draw-preview.ts';
import type { DraftOutcome } from '../content-editing/run-drafts.ts';
import type { ContentVersion } from '../content-versions/content-versions.ts';
import { bringBack } from '../content-versions/pulled-folder.ts';
import { AppError } from '../errors.ts';
import { FaultyContent } from '../publishing/draw-content.ts';
import { yieldToOthers } from '../publishing/yield-to-others.ts';
import { openPublisher, type Publisher } from '../start/open-publisher.ts';

interface WithDraft {
  /** The published content and the draft's file. */
  readonly folder: string;
  readonly text: string;
  readonly basedOn: ContentVersion | undefined;
}

async function withDraft<T>(publisher: Publisher, file: string, run: (draft: WithDraft) => Promise<T>) {
  const drafts = contentDrafts(publisher.db);
  const draft = await drafts.find(file);
  if (!draft) throw new AppError('not-found', 'These changes are no longer here.');
  const basedOn = await publisher.versions.newest();
  if (basedOn && (basedOn.files[file] ?? '') !== draft.basedOn) {
    throw new AppError(
      'published-meanwhile',
      'This home was published meanwhile. Look at your changes again.',
    );
  }
  return withContent(publisher, basedOn, async (folder) => {
    const path = join(folder, file);
    // The folder shares its files with the live version.
    await rm(path, { force: true });
    await writeFile(path, draft.text);
    return run({ folder, text: draft.text, basedOn });
  });
}

/** A publish that is live still makes better compression for some seconds. */
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

const seeDraft = (publisher: Publisher, file: string) =>
  withDraft(publisher, file, ({ folder, text, basedOn }) =>
    drawPreview(publisher, { folder, file, text, content: basedOn?.id }),
  );

async function publishDraft(publisher: Publisher, file: string, by: string, words: string): Promise<void> {
  await withDraft(publisher, file, async ({ folder, text, basedOn }) => {
    await publisher.publishFolder(folder, { publishedBy: by, words, basedOn });
    await contentDrafts(publisher.db).remove(file, text);
  });
}

async function restore(publisher: Publisher, number: number, by: string): Promise<void> {
  await bringBack(publisher.versions, number, (folder, basedOn) =>
    publisher.publishFolder(folder, { publishedBy: by, words: `Brought back version ${number}.`, basedOn }),
  );
}

const sayOutcome = (outcome: DraftOutcome) => process.stdout.write(`${JSON.stringify(outcome)}\n`);

async function run([command, what = '', by = '', words = '']: string[]): Promise<void> {
  yieldToOthers();
  const publisher = await openPublisher({
    env: process.env,
    say: () => undefined,
    // At once: the best compression takes seconds more.
    onLive: ({ changedPages }) => sayOutcome({ pages: changedPages }),
    onBestPhotos: () => undefined,
  });
  try {
    switch (command) {
      case 'see':
        sayOutcome({ pages: await seeDraft(publisher, what) });
        break;
      case 'publish':
        await onceFree(() => publishDraft(publisher, what, by, words));
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
