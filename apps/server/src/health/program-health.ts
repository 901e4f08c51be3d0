import { DAY_MS } from '@rivermark/contracts/durations';
import type { HealthItem } from './health-item.ts';

/** Older releases lack a year of security fixes. */
const OLD_MS = 365 * DAY_MS;

/** The end of support of each Node version, as announced. Unlisted versions get no warning. */
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

/** Whether the program and its Node still get security fixes; undefined if unknown. */
export function programHealth({ madeAt, node, now }: ProgramFacts): HealthItem | undefined {
  const name = 'Program';
  const [major = ''] = node.split('.');
  const ends = Date.parse(NODE_ENDS[major] ?? '');
  if (now > ends) {
    return {
      name,
      state: 'attention',
      words: `It runs on Node ${major}, unsupported since ${dayOf(ends)}.`,
      advice: 'Ask whoever looks after the server to install a release for a newer Node.',
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
        'Ask whoever looks after the server to install a newer one. This one lacks later security fixes.',
    };
  }
  return { name, state: 'fine', words: `${made}.` };
}
