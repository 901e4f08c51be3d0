import { type RedirectsFile, RedirectsSchema } from '../schema/redirects.ts';
import { pagePaths } from '../src/page-meta.ts';
import { quizStyles } from '../src/quiz-styles.ts';
import type { ContentFolder, Entry } from './content-folder.ts';

export const REDIRECTS_FILE = 'content/redirects.yaml';

type Named = Entry<{ readonly formerly: readonly string[] }>;

/** The files that have pages. */
interface PageFiles {
  readonly homes: readonly Named[];
  readonly neighborhoods: readonly Named[];
}

const homePath = (id: string) => `/properties/${id}`;
const guidePath = (id: string) => `/neighborhoods/${id}`;

/** Every address that redirects may lead to, without fragments. */
export const pageAddresses = (
  homes: readonly string[],
  neighborhoods: readonly string[],
): ReadonlySet<string> =>
  new Set([
    ...Object.values(pagePaths),
    '/properties',
    ...quizStyles.map((style) => `${pagePaths.neighborhoodQuiz}/${style}`),
    ...homes.map(homePath),
    ...neighborhoods.flatMap((id) => [guidePath(id), `/properties/in/${id}`]),
  ]);

/** Former addresses of homes and neighborhoods, with the address that each has now. */
const formerAddresses = ({ homes, neighborhoods }: PageFiles): ReadonlyMap<string, string> =>
  new Map(
    (
      [
        [homes, homePath],
        [neighborhoods, guidePath],
      ] as const
    ).flatMap(([entries, path]) =>
      entries.flatMap(({ id, data }) => data.formerly.map((name) => [path(name), path(id)] as const)),
    ),
  );

const ids = (entries: readonly Named[]) => entries.map(({ id }) => id);

/** The redirects of an earlier website. Missing is not an error: most sites have none. */
export function readRedirects(content: ContentFolder, files: PageFiles): RedirectsFile {
  const entry = content.optionalFile(REDIRECTS_FILE, RedirectsSchema);
  if (!entry) return { redirects: {}, undecided: [] };
  const pages = pageAddresses(ids(files.homes), ids(files.neighborhoods));
  const former = formerAddresses(files);
  const { redirects, undecided } = entry.data;
  for (const [from, to] of Object.entries(redirects)) {
    const fault = (wrong: string, write: string) =>
      content.fault(entry, ['redirects', from], `redirects ${from}`, wrong, write);
    const [page = ''] = to.split('#');
    const onward = redirects[page] ?? former.get(page);
    if (pages.has(from)) fault('this is the address of a page of this site.', 'Leave the line out.');
    else if (former.has(from))
      fault(`this address already leads to ${former.get(from)}.`, 'Leave the line out.');
    else if (page === from) fault('it leads to itself.', 'Write the page that takes its place.');
    else if (onward !== undefined)
      fault(`${page} leads on to ${onward}.`, 'Write the page at the end of the way.');
    else if (!pages.has(page))
      fault(`there is no page ${page}.`, 'Write the address of a page, such as /properties.');
  }
  for (const [at, from] of undecided.entries())
    if (Object.hasOwn(redirects, from))
      content.fault(
        entry,
        ['undecided', at],
        `undecided ${at + 1}`,
        `${from} has a redirect above.`,
        'Leave the line out.',
      );
  return entry.data;
}
