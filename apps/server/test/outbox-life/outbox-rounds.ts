import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import fc from 'fast-check';
import type { Action, Round } from './outbox-life.ts';

const SECOND_MS = 1000;

const process = fc.nat({ max: 2 });
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('put in' as const),
      kind: fc.constantFrom('ordinary', 'ordinary', 'marked', 'held', 'of documents', 'for a CRM'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('look' as const),
      process,
      channel: fc.constantFrom('mail' as const, 'mail' as const, 'webhook' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      mail: fc.nat({ max: 3 }),
      says: fc.constantFrom(
        'accepted',
        'accepted',
        'not now',
        'refused for a while',
        'refused for good',
        'nothing to say',
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('renew' as const, 'kill' as const), process }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('retry' as const), mail: fc.nat({ max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('retry all' as const, 'bundle' as const) }) },
);

const round: fc.Arbitrary<Round> = fc.record({
  clock: fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(SECOND_MS, 16 * SECOND_MS, 20 * 60 * SECOND_MS, 3 * HOUR_MS, 6 * DAY_MS),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(-SECOND_MS, -20 * SECOND_MS, -4 * HOUR_MS, -400 * DAY_MS, 400 * DAY_MS),
    },
  ),
  actions: fc.array(action, { minLength: 1, maxLength: 3 }),
  choices: fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 12 }),
  diesAt: fc.option(fc.nat({ max: 12 }), { nil: undefined, freq: 5 }),
});

/** Random rounds of an outbox, up to `most`. */
export const outboxRounds = (most: number): fc.Arbitrary<Round[]> =>
  fc.array(round, { minLength: 1, maxLength: most });

/** Failures that this test or others have found. */
export const outboxExamples: [Round[]][] = [
  // The clock was years ahead for a moment, and the mail then waited for years.
  [
    [
      { clock: 400 * DAY_MS, actions: [{ do: 'put in', kind: 'ordinary' }], choices: [0], diesAt: undefined },
      {
        clock: -400 * DAY_MS,
        actions: [{ do: 'look', process: 0, channel: 'mail' }],
        choices: [0],
        diesAt: undefined,
      },
    ],
  ],
  // The same with a mail in progress: its lease ran for years.
  [
    [
      { clock: 400 * DAY_MS, actions: [{ do: 'put in', kind: 'ordinary' }], choices: [0], diesAt: undefined },
      { clock: 0, actions: [{ do: 'look', process: 0, channel: 'mail' }], choices: [0], diesAt: undefined },
      { clock: -400 * DAY_MS, actions: [{ do: 'kill', process: 0 }], choices: [0], diesAt: undefined },
      { clock: 0, actions: [{ do: 'look', process: 1, channel: 'mail' }], choices: [0], diesAt: undefined },
    ],
  ],
  // A process that was silent beyond its lease gets its mail's answer after another one has taken
  // it.
  [
    [
      { clock: 0, actions: [{ do: 'put in', kind: 'ordinary' }], choices: [0], diesAt: undefined },
      { clock: 0, actions: [{ do: 'look', process: 0, channel: 'mail' }], choices: [0], diesAt: undefined },
      {
        clock: 16_000,
        actions: [{ do: 'look', process: 1, channel: 'mail' }],
        choices: [0],
        diesAt: undefined,
      },
      {
        clock: 0,
        actions: [{ do: 'answer', mail: 0, says: 'refused for good' }],
        choices: [0],
        diesAt: undefined,
      },
    ],
  ],
  // A process that stalled beyond its lease treated its own mail as abandoned, and sent it twice.
  [
    [
      { clock: 0, actions: [{ do: 'put in', kind: 'ordinary' }], choices: [0], diesAt: undefined },
      { clock: 0, actions: [{ do: 'look', process: 0, channel: 'mail' }], choices: [0], diesAt: undefined },
      {
        clock: 3 * HOUR_MS,
        actions: [{ do: 'look', process: 0, channel: 'mail' }],
        choices: [0],
        diesAt: undefined,
      },
    ],
  ],
  // Such a process treated the mail as abandoned from its CRM lane, and sent it twice.
  [
    [
      { clock: 0, actions: [{ do: 'put in', kind: 'ordinary' }], choices: [0], diesAt: undefined },
      { clock: 0, actions: [{ do: 'look', process: 0, channel: 'mail' }], choices: [0], diesAt: undefined },
      {
        clock: 16_000,
        actions: [{ do: 'look', process: 0, channel: 'webhook' }],
        choices: [0],
        diesAt: undefined,
      },
      { clock: 0, actions: [{ do: 'answer', mail: 0, says: 'accepted' }], choices: [0], diesAt: undefined },
    ],
  ],
  // Two processes were silent beyond their leases in turn. The first is the last to check, and then
  // gets its mail's answer.
  [
    [
      { clock: 0, actions: [{ do: 'put in', kind: 'ordinary' }], choices: [0], diesAt: undefined },
      { clock: 0, actions: [{ do: 'look', process: 0, channel: 'mail' }], choices: [0], diesAt: undefined },
      {
        clock: 3 * HOUR_MS,
        actions: [{ do: 'look', process: 1, channel: 'mail' }],
        choices: [0],
        diesAt: undefined,
      },
      {
        clock: 16 * SECOND_MS,
        actions: [{ do: 'look', process: 0, channel: 'mail' }],
        choices: [0],
        diesAt: undefined,
      },
      { clock: 0, actions: [{ do: 'answer', mail: 0, says: 'accepted' }], choices: [0], diesAt: undefined },
    ],
  ],
];
