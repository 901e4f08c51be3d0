import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import { typeOf } from '@rivermark/contracts/served-files';
import type { Clock } from '../clock/clock.ts';
import { programId } from '../config/release.ts';
import type { ContentVersion, ContentVersions } from '../content-versions/content-versions.ts';
import type { PhotoFiles } from '../content-versions/photo-files.ts';
import type { Database } from '../db/open-database.ts';
import type { Mailbox } from '../mailbox.ts';
import { type BrokerApproval, createBrokerApproval } from './broker-approval.ts';
import type { BrokerRequests } from './broker-requests.ts';
import { contentDrafts } from './content-drafts.ts';
import {
  type ContentEditor,
  createContentEditor,
  type EditedFile,
  type FileChanges,
  hashOfEdited,
  titleOf,
} from './content-editor.ts';
import { createHomeEditor, type HomeEditor } from './home-editor.ts';
import { createHomePhotos, type HomePhotos } from './home-photos.ts';
import { createPhotoParts, type PhotoParts } from './photo-parts.ts';
import {
  drawnFrom,
  type PreviewPage,
  type PreviewPlaces,
  previewFolder,
  previewPage,
  removePreview,
} from './previews.ts';
import { publishedTexts } from './published-texts.ts';
import type { DraftOutcome, RunDrafts } from './run-drafts.ts';

/** What the desk does with the site. */
export interface SiteDesk {
  readonly files: ContentEditor;
  readonly homes: HomeEditor;
  readonly photos: HomePhotos;
  readonly photoParts: PhotoParts;
  /** The present month in Jacksonville, YYYY-MM. */
  month(): string;
  /** Checks a file's draft and draws its pages, unless that was done since it was saved. */
  see(edited: EditedFile): Promise<DraftOutcome>;
  /** Publishes changes, or mails them to the broker where they need approval. */
  publish(changes: FileChanges, by: string): Promise<DraftOutcome | 'asked'>;
  /** Absent: no broker approves changes. */
  readonly broker?: BrokerApproval;
  /** Throws the drafts of a file away, and what was drawn of them. */
  discard(file: string): Promise<void>;
  /** A page that a file's draft changes; undefined for any other. */
  previewPage(
    file: string,
    path: string,
    places: Omit<PreviewPlaces, 'publicUrl'>,
  ): Promise<PreviewPage | undefined>;
  /** A picture or style that is new in a draft. */
  previewFile(file: string, path: string): Promise<{ body: Buffer; type: string } | undefined>;
  /** Newest first. */
  versions(): Promise<readonly Omit<ContentVersion, 'files'>[]>;
  bringBack(number: number, by: string): Promise<DraftOutcome>;
}

interface SiteDeskDeps {
  readonly db: Database;
  readonly versions: ContentVersions;
  readonly photoFiles: PhotoFiles;
  readonly clock: Clock;
  readonly dataDir: string;
  readonly publicUrl: string;
  /** The folder of the `content/` that came with the program. */
  readonly builtIn: string;
  readonly run: RunDrafts;
  /** Absent: no broker approves changes. */
  readonly broker?: {
    readonly mailbox: Mailbox;
    readonly requests: BrokerRequests;
  };
}

const PREVIEW_FILE = /^\/(?:img|assets)\/[\w.-]+$/;

/** A file's changes in the history: 'Riverside Bungalow. Price: $895,000 → $875,000'. */
const wordsOf = ({ edited, sentences }: FileChanges) =>
  [titleOf(edited), ...(edited.published ? sentences : ['A new home'])].join('. ');

export function createSiteDesk(deps: SiteDeskDeps): SiteDesk {
  const { db, versions, photoFiles, clock, dataDir, publicUrl, builtIn, run } = deps;
  const drafts = contentDrafts(db);
  const photos = createHomePhotos({ drafts, versions, files: photoFiles, builtIn, dataDir, run, clock });
  const files = createContentEditor({ drafts, texts: publishedTexts(versions, builtIn), photos, clock });

  async function see(edited: EditedFile): Promise<DraftOutcome> {
    const drawn = await drawnFrom(previewFolder(dataDir, edited.file));
    const isFresh =
      drawn !== undefined &&
      drawn.drafts === hashOfEdited(edited) &&
      drawn.content === (await versions.newestId()) &&
      drawn.program === programId();
    return isFresh ? { pages: drawn.pages } : run.see(edited.file);
  }
  const publish = (changes: FileChanges, by: string) =>
    run.publish(changes.edited.file, { by, words: wordsOf(changes), drafts: hashOfEdited(changes.edited) });
  const broker =
    deps.broker &&
    createBrokerApproval({
      broker: deps.broker.mailbox,
      requests: deps.broker.requests,
      files,
      clock,
      publish,
    });

  return {
    files,
    ...(broker && { broker }),
    homes: createHomeEditor(files, clock),
    photos,
    photoParts: createPhotoParts(dataDir, clock),
    month: () => dateInJacksonville(clock()).slice(0, 7),
    see,
    async publish(changes, by) {
      if (!broker?.holds(changes.edited.file)) return publish(changes, by);
      const drawn = await see(changes.edited);
      if (!('pages' in drawn)) return drawn;
      await broker.ask(changes, by);
      return 'asked';
    },
    async discard(file) {
      await files.discard(file);
      await broker?.takeBack(file);
      await removePreview(dataDir, file);
    },
    previewPage: (file, path, places) =>
      previewPage(previewFolder(dataDir, file), path, { ...places, publicUrl }),
    async previewFile(of, path) {
      if (!PREVIEW_FILE.test(path)) return undefined;
      const file = join(previewFolder(dataDir, of), 'public', normalize(path));
      const body = await readFile(file).catch(() => undefined);
      return body && { body, type: typeOf(path) };
    },
    versions: () => versions.list(),
    bringBack: (number, by) => run.bringBack(number, by),
  };
}
