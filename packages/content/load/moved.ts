import type { HomeFile } from '../schema/home.ts';
import type { NeighborhoodFile } from '../schema/neighborhood.ts';
import type { RedirectsFile } from '../schema/redirects.ts';
import type { Home } from '../src/home-types.ts';
import { shortHomePath } from '../src/short-home-path.ts';
import type { ContentFolder, Entry } from './content-folder.ts';

type Named = Entry<{ readonly formerly: readonly string[] }>;

/** Faults of `formerly`: a name that a file has now, and one that two files claim. */
export function checkFormerly(content: ContentFolder, entries: readonly Named[]): void {
  const names = new Map(entries.map(({ id, source }) => [id, source.file]));
  for (const entry of entries) {
    for (const [at, name] of entry.data.formerly.entries()) {
      const other = names.get(name);
      if (other) {
        content.fault(
          entry,
          ['formerly', at],
          `formerly ${at + 1}`,
          `the address of ${name} is taken by ${other}.`,
          'Leave this name out.',
        );
      } else names.set(name, entry.source.file);
    }
  }
}

const guide = (id: string) => `/neighborhoods/${id}`;

/**
 * Addresses that have no page of their own, with the page that they lead to. A home that is not
 * shown leads to its neighborhood's guide, a former name to the file's present page, a home's short
 * address to the home, and an address of an earlier website to the chosen page. No redirect leads
 * to another.
 */
export function movedOf(
  {
    homes,
    neighborhoods,
    redirects: { redirects },
  }: {
    readonly homes: readonly Entry<HomeFile>[];
    readonly neighborhoods: readonly Entry<NeighborhoodFile>[];
    readonly redirects: RedirectsFile;
  },
  shown: readonly Home[],
): Readonly<Record<string, string>> {
  const ids = new Set(shown.map(({ id }) => id));
  const moved: Record<string, string> = {};
  for (const { id, data } of homes) {
    const own = `/properties/${id}`;
    const to = ids.has(id) ? own : guide(data.neighborhood);
    if (to !== own) moved[own] = to;
    if (data.number !== undefined) moved[shortHomePath(data.number)] = to;
    for (const name of data.formerly) moved[`/properties/${name}`] = to;
  }
  for (const { id, data } of neighborhoods) for (const name of data.formerly) moved[guide(name)] = guide(id);
  for (const [from, to] of Object.entries(redirects)) moved[from] = moved[to.split('#')[0] ?? ''] ?? to;
  return moved;
}
