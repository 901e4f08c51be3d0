import { documentFieldNames } from '@rivermark/contracts/documents';
import fc from 'fast-check';
import type { Action, Round } from './document-life.ts';

const client = fc.nat({ max: 1 });
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('send all' as const), client }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('complete' as const), client }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const), client }) },
  { weight: 1, arbitrary: fc.constant({ do: 'tell' as const }) },
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
      after: fc.constantFrom(
        'at once' as const,
        'a day' as const,
        'the retention' as const,
        'twice the retention' as const,
      ),
    }),
  },
);

const round = (mostActions: number): fc.Arbitrary<Round> =>
  fc.record({
    rotates: fc.option(fc.oneof(fc.constant('wholly' as const), fc.nat({ max: 6 })), {
      nil: undefined,
      freq: 4,
    }),
    scanner: fc.option(fc.constantFrom('answers' as const, 'is lost' as const), { nil: undefined, freq: 2 }),
    actions: fc.array(action, { minLength: 1, maxLength: mostActions }),
    choices: fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 20 }),
    diesAt: fc.option(fc.nat({ max: 60 }), { nil: undefined, freq: 2 }),
  });

/** Random rounds of concurrent document actions, up to `most` rounds of `mostActions` actions. */
export const documentRounds = (most: number, mostActions: number): fc.Arbitrary<Round[]> =>
  fc.array(round(mostActions), { minLength: 1, maxLength: most });

/** Failures that this test or others have found. */
export const documentExamples: [Round[]][] = [
  // A sweep removed a document while it was read for scanning. The error was internal instead of
  // 'send it again'.
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
  // Documents were handed over between a sweep's query and its deletion.
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
  // The notice was accepted, its answer lost, and a file then replaced. The repeat ended in an
  // internal error.
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
  // A refused upload was removed while the sweep compared files. The sweep took its new file_fault
  // row for an old one, and the process died before the file was deleted. The file became a stray.
  [
    [
      {
        scanner: 'is lost',
        actions: [
          { do: 'send', client: 0, field: 0 },
          { do: 'sweep', after: 'a day' },
        ],
        choices: [0, 1, 0, 3, 0, 0, 1, 3, 1, 3, 0],
        diesAt: 20,
      },
    ],
  ],
  // The notice was never sent, and was removed with the documents after the retention: nobody ever
  // knew of them.
  [
    [
      { actions: [{ do: 'send all', client: 0 }], choices: [0], diesAt: undefined },
      { actions: [{ do: 'complete', client: 0 }], choices: [0], diesAt: undefined },
      { actions: [{ do: 'sweep', after: 'the retention' }], choices: [0], diesAt: undefined },
      { actions: [{ do: 'sweep', after: 'twice the retention' }], choices: [0], diesAt: undefined },
    ],
  ],
  // Two sweeps ran at once, and the second removed what the first had just extended.
  [
    [
      {
        actions: [
          { do: 'send all', client: 0 },
          { do: 'complete', client: 0 },
        ],
        choices: [0],
        diesAt: undefined,
      },
      { actions: [{ do: 'complete', client: 0 }], choices: [0], diesAt: undefined },
      {
        actions: [
          { do: 'sweep', after: 'at once' },
          { do: 'sweep', after: 'the retention' },
          { do: 'complete', client: 0 },
        ],
        choices: [0],
        diesAt: undefined,
      },
    ],
  ],
];
