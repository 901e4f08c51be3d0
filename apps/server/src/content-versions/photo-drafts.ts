import type { Database } from '../db/open-database.ts';

/** A photo of a home: its bytes by their hash, and the text beside it. */
export interface HomePhoto {
  readonly sha256: string;
  /** The ending of its file: '.jpg'. */
  readonly ending: string;
  /** What it shows; '' until somebody has written it. */
  readonly text: string;
  /** The hash of a small form for lists; absent for photos that came with files. */
  readonly small?: string;
}

/** The file of the draft that lists a home's photos in their order. */
export const PHOTO_DRAFTS = 'photos/';

export const photosIn = (draft: string): readonly HomePhoto[] => JSON.parse(draft) as HomePhoto[];

export const hashesInDraft = (draft: string): string[] =>
  photosIn(draft).flatMap(({ sha256, small }) => (small ? [sha256, small] : [sha256]));

/** Drafts that name photos, which are in no version yet. */
export const photoDrafts = (db: Pick<Database, 'selectFrom'>) =>
  db.selectFrom('content_draft').select('text').where('file', 'like', `${PHOTO_DRAFTS}%`);
