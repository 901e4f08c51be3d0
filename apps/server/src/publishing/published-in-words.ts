import type { Published } from './publish.ts';

/** Most addresses that are listed. Beyond that only their number is shown. */
const MOST_NAMED = 8;

/** What is live, for the operator. `ms`: how long it took. */
export function publishedInWords(published: Published, ms: number): string {
  const { version, changedPages, lostPages, pages } = published;
  if (changedPages.length === 0 && lostPages.length === 0)
    return `No page has changed. Version ${version} is live.`;
  const seconds = (ms / 1000).toFixed(1);
  const named = changedPages.length > MOST_NAMED ? '' : `: ${changedPages.join(', ')}`;
  return `Version ${version} is live after ${seconds} s. ${changedPages.length} of ${pages} pages have changed${named}.${lostPages.map(lost).join('')}`;
}

const lost = (path: string) =>
  path.startsWith('/h/')
    ? `\n${path} may stand on paper and leads nowhere now. Put the file of its home back, with status: withdrawn, and publish again.`
    : `\n${path} is no longer on the site and leads nowhere. To lead it to another page, write the last part of its address below formerly: in that page's file, and publish again.`;
