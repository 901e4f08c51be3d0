import { join } from 'node:path';
import fc from 'fast-check';
import type { Database } from '../../src/db/open-database.ts';
import { documentFilesIn } from '../../src/documents/files/disk-document-files.ts';
import { documentExamples, documentRounds } from '../document-life/document-rounds.ts';
import { documentRun } from '../document-life/document-run.ts';
import { outboxExamples, outboxRounds } from '../outbox-life/outbox-rounds.ts';
import { outboxRun } from '../outbox-life/outbox-run.ts';
import { memoryFiles } from './memory-files.ts';

/** A number of runs from one seed, in a process of their own. */
interface Batch {
  readonly numRuns: number;
  readonly seed: number;
  /**
   * Runs of full length with every disk call. Nine of ten batches are shorter, so that there can be
   * many.
   */
  readonly isLong: boolean;
}

interface Model {
  readonly name: string;
  /** Runs in a batch; they take about ten seconds. */
  readonly inBatch: number;
  /** Throws fast-check's report of a difference from the model. */
  run(db: Database, dataDir: string, batch: Batch): Promise<void>;
}

/** The written models, for the embedded database, each statement a step. */
export const models = {
  outbox: {
    name: 'The outbox',
    inBatch: 5000,
    run: async (db, _dataDir, { isLong, ...rest }) => {
      const property = fc.asyncProperty(outboxRounds(isLong ? 12 : 4), outboxRun(db, 'by turns'));
      await fc.assert(property, { ...rest, examples: outboxExamples });
    },
  },
  documents: {
    name: 'The life of documents',
    inBatch: 1000,
    run: async (db, dataDir, { isLong, ...rest }) => {
      const files = isLong ? documentFilesIn(join(dataDir, 'documents')) : memoryFiles();
      const rounds = isLong ? documentRounds(6, 3) : documentRounds(2, 2);
      const property = fc.asyncProperty(rounds, documentRun(db, files, 'by turns'));
      await fc.assert(property, { ...rest, examples: documentExamples });
    },
  },
} satisfies Record<string, Model>;

export type ModelName = keyof typeof models;
