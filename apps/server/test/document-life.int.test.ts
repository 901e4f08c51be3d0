import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentFieldNames } from '@rivermark/contracts/documents';
import fc from 'fast-check';
import { sql } from 'kysely';
import { test } from 'vitest';
import { isPostgres, openDatabase } from '../src/db/open-database.ts';
import { openDocumentFiles } from '../src/documents/files/open-document-files.ts';
import { type Action, DocumentLife, type Round } from './document-life/document-life.ts';
import { lengthOfRun, paceOfRun, runsOf } from './models/runs.ts';
import { startServer } from './start-app.ts';
import { bucketOfRun } from './stores-of-run.ts';

const client = fc.nat({ max: 1 });
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('send all' as const), client }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('complete' as const), client }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const), client }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'send' as const,
        'choose' as const,
        'begin' as const,
        'resume' as const,
        'cancel' as const,
      ),
      client,
      field: fc.nat({ max: 1 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('sweep' as const),
      after: fc.constantFrom('at once' as const, 'a day' as const, 'the retention' as const),
    }),
  },
);

const round: fc.Arbitrary<Round> = fc.record({
  rotates: fc.option(fc.oneof(fc.constant('wholly' as const), fc.nat({ max: 6 })), {
    nil: undefined,
    freq: 4,
  }),
  scanner: fc.option(fc.constantFrom('answers' as const, 'is lost' as const), { nil: undefined, freq: 2 }),
  actions: fc.array(action, { minLength: 1, maxLength: lengthOfRun(2, 3) }),
  choices: fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 20 }),
  diesAt: fc.option(fc.nat({ max: 60 }), { nil: undefined, freq: 2 }),
});

/** What was found once, by this test or by others. */
const examples: [Round[]][] = [
  // A sweep took the document away while it was read to be scanned: a fault of ours, instead of 'send it again'.
  [
    [
      {
        scanner: 'answers',
        actions: [
          { do: 'send all', client: 0 },
          { do: 'sweep', after: 'the retention' },
        ],
        choices: [1, 0],
        diesAt: undefined,
      },
    ],
  ],
  // A sweep removed a file, died, and left a row that could still be handed over.
  [
    [
      { actions: [{ do: 'send all', client: 0 }], choices: [0], diesAt: undefined },
      {
        actions: [
          { do: 'send all', client: 0 },
          { do: 'sweep', after: 'the retention' },
        ],
        choices: [0, 3],
        diesAt: 6,
      },
      { actions: [{ do: 'send', client: 0, field: 0 }], choices: [0], diesAt: undefined },
    ],
  ],
  // Documents were handed over between a sweep's look and its hand.
  [
    [
      { actions: [{ do: 'send all', client: 0 }], choices: [0], diesAt: undefined },
      {
        actions: [
          { do: 'complete', client: 0 },
          { do: 'sweep', after: 'a day' },
        ],
        choices: [1, 1, 1, 1, 0],
        diesAt: undefined,
      },
    ],
  ],
  // The notice was accepted, its answer lost, a file then replaced: the repeat ended in a fault of ours.
  [
    [
      { actions: [{ do: 'send all', client: 0 }], choices: [0], diesAt: undefined },
      { actions: [{ do: 'complete', client: 0 }], choices: [0], diesAt: undefined },
      {
        actions: documentFieldNames.map((_, field) => ({ do: 'choose', client: 0, field })),
        choices: [0],
        diesAt: undefined,
      },
      { actions: [{ do: 'send all', client: 0 }], choices: [0], diesAt: undefined },
      { actions: [{ do: 'complete', client: 0 }], choices: [0], diesAt: undefined },
    ],
  ],
];

/** Where the system has one: a file system whose every sync is instant. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Makes empty stores of the run's kind, one after the other. */
async function emptyStores() {
  const { config, db: first } = await startServer();
  const bucket = bucketOfRun();
  if (isPostgres(first)) {
    const tables = sql`document_submission, document, document_audit, outbox, outbox_attempt, file_fault`;
    return async (folder: string) => {
      await sql`truncate ${tables} cascade`.execute(first);
      const files = await openDocumentFiles(
        folder,
        bucket && { ...bucket, prefix: `${bucket.prefix}/${randomUUID()}` },
      );
      return { db: first, files, close: async () => {} };
    };
  }
  await sql`pragma wal_checkpoint(truncate)`.execute(first);
  return async (folder: string) => {
    cpSync(config.dataDir, folder, { recursive: true });
    const db = openDatabase({ dataDir: folder });
    // What a dead process leaves is the same; only a power cut would tell.
    await sql`pragma synchronous = off`.execute(db);
    return { db, files: await openDocumentFiles(folder), close: () => db.destroy() };
  };
}

test('whatever is done to documents in any order, with crashes between any two steps, nothing promised is lost', async () => {
  const empty = await emptyStores();
  const property = fc.asyncProperty(
    fc.array(round, { minLength: 1, maxLength: lengthOfRun(2, 6) }),
    async (rounds) => {
      const folder = mkdtempSync(join(MEMORY, 'rivermark-life-'));
      const { db, files, close } = await empty(folder);
      const life = new DocumentLife(db, files, paceOfRun);
      try {
        for (const each of rounds) await life.live(each);
        await life.settle();
      } finally {
        await close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
  await fc.assert(property, runsOf('The life of documents', 500, examples));
}, 0);
