import { oldAddress } from '../schema/redirects.ts';
import type { Content } from '../src/content.ts';
import { contentOf } from './content-of.ts';
import type { Fault } from './fault.ts';
import { readContentFiles } from './read-content-files.ts';
import { ageWarnings, futureFaults } from './samples.ts';

export { type Fault, faultInWords } from './fault.ts';
export { pageAddresses, REDIRECTS_FILE } from './redirects.ts';
export { sayFaults, sayWarnings } from './say-faults.ts';

/** The content with what is or soon will be too old; or every fault in it. */
export type LoadedContent =
  | { readonly content: Content; readonly warnings: readonly string[] }
  | { readonly faults: readonly Fault[] };

const dateInJacksonville = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' });

/** The day in Jacksonville as a midnight in UTC. In the evening, UTC is a day ahead. */
const dayOf = (moment: Date) => new Date(dateInJacksonville.format(moment));

/**
 * Reads and checks the content.
 * @param folder the folder in which `content/` and `photos/` are.
 * @param now its day decides which figures are old, which homes are in the carousel and which open
 * houses are past.
 * @param masters the folder of the illustrations; absent: `illustrations/masters` in `folder`.
 */
export function loadContent(folder: string, now: Date, masters?: string): LoadedContent {
  const read = readContentFiles(folder, masters);
  if ('faults' in read) return read;
  const today = dayOf(now);
  const future = futureFaults(read.files, today);
  if (future.length > 0) return { faults: future };
  return { content: contentOf(read.files, today), warnings: ageWarnings(read.files, today) };
}

/** Whether a redirect can lead away from this path. */
export const isOldAddress = (path: string): boolean => oldAddress.safeParse(path).success;
