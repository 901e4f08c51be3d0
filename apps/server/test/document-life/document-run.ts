import type { Database } from '../../src/db/open-database.ts';
import type { DocumentFiles } from '../../src/documents/files/document-files.ts';
import type { Pace } from '../models/turns.ts';
import { DocumentLife, type Round } from './document-life.ts';

/**
 * Runs the rounds in an empty store, and leaves it empty. Throws on a difference from the model.
 */
export const documentRun =
  (db: Database, files: DocumentFiles, pace: Pace) =>
  async (rounds: Round[]): Promise<void> => {
    const life = new DocumentLife(db, files, pace);
    try {
      for (const each of rounds) await life.live(each);
      await life.settle();
    } finally {
      // The audit stays: its lines cannot be removed, and each is about its own submission.
      for (const table of [
        'outbox_attempt',
        'outbox',
        'document',
        'document_submission',
        'file_fault',
      ] as const) {
        await db.deleteFrom(table).execute();
      }
      for (const id of await files.list()) await files.remove(id);
    }
  };
