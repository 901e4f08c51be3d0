import { DAY_MS } from '@rivermark/contracts/durations';
import type { HealthItem } from './health-item.ts';

/** What was made before has had no mends of its packages since. */
const OLD_MS = 365 * DAY_MS;

/** Until when a Node is mended, as its makers have said; nothing is said of one that is not named. */
const NODE_ENDS: Readonly<Record<string, string>> = { 24: '2028-04-30', 26: '2029-04-30' };

const dayOf = (at: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);

interface ProgramFacts {
  /** Undefined where it runs from the sources, of which nobody knows how old they are. */
  readonly madeAt: number | undefined;
  /** As `process.versions.node` has it. */
  readonly node: string;
  readonly now: number;
}

/** Whether holes that are found in the program or its Node are still mended; undefined where nothing can be said. */
export function programHealth({ madeAt, node, now }: ProgramFacts): HealthItem | undefined {
  const name = 'Program';
  const [major = ''] = node.split('.');
  const ends = Date.parse(NODE_ENDS[major] ?? '');
  if (now > ends) {
    return {
      name,
      state: 'attention',
      words: `It runs on Node ${major}, which its makers have not mended since ${dayOf(ends)}.`,
      advice: 'Have whoever looks after the server put in a release for a newer Node.',
    };
  }
  if (madeAt === undefined) return undefined;
  const made = `The release that runs is of ${dayOf(madeAt)}`;
  if (now - madeAt > OLD_MS) {
    return {
      name,
      state: 'attention',
      words: `${made}, over a year old.`,
      advice:
        'Have whoever looks after the server put in a newer one: holes in its parts that were found since are not mended in this one.',
    };
  }
  return { name, state: 'fine', words: `${made}.` };
}
