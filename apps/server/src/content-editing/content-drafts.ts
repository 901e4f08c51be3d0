import type { Database } from '../db/open-database.ts';

/** A changed file of the content that is not published yet. There is one for each file at most. */
export interface ContentDraft {
  /** Path in the content, such as `content/homes/ID.yaml`. */
  readonly file: string;
  readonly text: string;
  /** SHA-256 of the published text that it began from; '' for a file that is new. */
  readonly basedOn: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The device that saved it, in words. */
  readonly savedBy: string;
}

export interface ContentDrafts {
  all(): Promise<readonly ContentDraft[]>;
  find(file: string): Promise<ContentDraft | undefined>;
  /**
   * Saves the draft if the earlier one still has this text; undefined stands for no earlier draft.
   * Resolves with whether it did.
   */
  replace(draft: ContentDraft, before: string | undefined): Promise<boolean>;
  /**
   * With `text`, removes the draft only if it still has this text. Resolves with whether there was
   * one to remove.
   */
  remove(file: string, text?: string): Promise<boolean>;
}

export function contentDrafts(db: Database): ContentDrafts {
  return {
    async all() {
      const rows = await db.selectFrom('content_draft').selectAll().orderBy('file').execute();
      return rows.map(draftOf);
    },
    async find(file) {
      const row = await db
        .selectFrom('content_draft')
        .selectAll()
        .where('file', '=', file)
        .executeTakeFirst();
      return row && draftOf(row);
    },
    async replace({ file, text, basedOn, savedAt, savedBy }, before) {
      const values = { text, based_on: basedOn, saved_at: savedAt, saved_by: savedBy };
      if (before === undefined) {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('content_draft')
          .values({ file, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        return numInsertedOrUpdatedRows === 1n;
      }
      const { numUpdatedRows } = await db
        .updateTable('content_draft')
        .set(values)
        .where('file', '=', file)
        .where('text', '=', before)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async remove(file, text) {
      let removing = db.deleteFrom('content_draft').where('file', '=', file);
      if (text !== undefined) removing = removing.where('text', '=', text);
      return (await removing.executeTakeFirst()).numDeletedRows === 1n;
    },
  };
}

interface DraftRow {
  readonly file: string;
  readonly text: string;
  readonly based_on: string;
  readonly saved_at: number;
  readonly saved_by: string;
}

const draftOf = ({ file, text, based_on, saved_at, saved_by }: DraftRow): ContentDraft => ({
  file,
  text,
  basedOn: based_on,
  savedAt: saved_at,
  savedBy: saved_by,
});
