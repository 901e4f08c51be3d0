import { documentFieldNames } from '@rivermark/contracts/documents';
import fc from 'fast-check';
import { test } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { type Action, DocumentLife, type Round } from './document-life/document-life.ts';
import { temporaryFolder } from './start-app.ts';

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
  actions: fc.array(action, { minLength: 1, maxLength: 3 }),
  choices: fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 20 }),
  diesAt: fc.option(fc.nat({ max: 60 }), { nil: undefined, freq: 2 }),
});

/** What was found once, by this test or by others. */
const examples: [Round[]][] = [
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

const SEED = 20_261_121;

test('whatever is done to documents in any order, with crashes between any two steps, nothing promised is lost', async () => {
  const empty = temporaryFolder();
  const db = openDatabase({ dataDir: empty });
  await migrate(db);
  await db.destroy();
  const property = fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 6 }), async (rounds) => {
    const life = await DocumentLife.in(empty);
    try {
      for (const each of rounds) await life.live(each);
      await life.settle();
    } finally {
      await life.end();
    }
  });
  // A failure prints its seed and the shrunk rounds, which then belong among the examples.
  await fc.assert(property, { numRuns: 200, seed: SEED, examples });
}, 900_000);
