import type { Content } from '@rivermark/content';
import { isOldAddress, pageAddresses } from '@rivermark/content/load';
import { likelyPage } from './likely-page.ts';

/** What becomes of the addresses of an old site, each by its path. */
export interface Proposed {
  /** Answered by this site already, as a page or by leading to one. */
  readonly known: readonly string[];
  readonly redirects: Readonly<Record<string, string>>;
  readonly undecided: readonly string[];
  /** Addresses that no redirect can have. */
  readonly impossible: readonly string[];
}

/** The path of an address as redirects name it; undefined for one that cannot be read. */
function pathOf(address: string): string | undefined {
  try {
    const path = new URL(address).pathname.split('/').map(decodeURIComponent).join('/').toLowerCase();
    return path.replace(/\/+$/, '') || '/';
  } catch {
    return undefined;
  }
}

/** Looks for a page for every address of an old site. */
export function proposeRedirects(
  addresses: readonly string[],
  content: Pick<Content, 'homes' | 'neighborhoods' | 'moved'>,
): Proposed {
  const { homes, neighborhoods, moved } = content;
  const pages = pageAddresses(
    homes.map(({ id }) => id),
    neighborhoods.map(({ slug }) => slug),
  );
  const known: string[] = [];
  const redirects: Record<string, string> = {};
  const undecided: string[] = [];
  const impossible: string[] = [];
  const paths = new Set(addresses.map((address) => pathOf(address) ?? address));
  for (const path of paths) {
    if (pages.has(path) || Object.hasOwn(moved, path)) known.push(path);
    else if (!isOldAddress(path)) impossible.push(path);
    else {
      const to = likelyPage(path, content);
      if (to === undefined) undecided.push(path);
      else redirects[path] = to;
    }
  }
  return { known, redirects, undecided, impossible };
}
