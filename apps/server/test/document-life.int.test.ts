import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { triesAll } from '@rivermark/testkit/every-case';
import fc from 'fast-check';
import { onTestFinished, test } from 'vitest';
import { openDocumentFiles } from '../src/documents/files/open-document-files.ts';
import { documentExamples, documentRounds } from './document-life/document-rounds.ts';
import { documentRun } from './document-life/document-run.ts';
import { syncsNothing } from './models/embedded-database.ts';
import { memoryFiles } from './models/memory-files.ts';
import { memoryFolder } from './models/memory-folder.ts';
import { lengthOfRun, paceOfRun, runsOf } from './models/runs.ts';
import { startServer } from './start-app.ts';
import { bucketOfRun } from './stores-of-run.ts';

/** The files of the run, on a disk whose every sync is instant. */
async function filesOfRun() {
  const folder = mkdtempSync(join(memoryFolder, 'rivermark-life-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const bucket = bucketOfRun();
  return openDocumentFiles(folder, bucket && { ...bucket, prefix: `${bucket.prefix}/${randomUUID()}` });
}

// In memory there can be several times as many, over the same code but for the calls of the disk.
test.each([
  ['where they ought to lie', triesAll ? 80 : 12, filesOfRun],
  ['in memory', triesAll ? 320 : 60, async () => memoryFiles()],
] as const)(
  'whatever is done to documents %s in any order, with crashes between any two steps, nothing promised is lost',
  async (_where, runs, files) => {
    const { db } = await startServer();
    await syncsNothing(db);
    const rounds = documentRounds(lengthOfRun(2, 6), lengthOfRun(2, 3));
    const property = fc.asyncProperty(rounds, documentRun(db, await files(), paceOfRun));
    await fc.assert(property, runsOf('The life of documents', runs, documentExamples));
  },
  0,
);
