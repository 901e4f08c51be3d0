import type { Site } from './load-site.ts';

const SLASH = 47;

/** Without the slashes at the end, each looked at once. */
function trimmed(path: string): string {
  let end = path.length;
  while (end > 1 && path.charCodeAt(end - 1) === SLASH) end -= 1;
  return path.slice(0, end);
}

/** Decoded as browsers' routers do: an encoded slash is part of a name, never a border. */
function decoded(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    const parts = path.split('/').map(decodeURIComponent);
    return parts.some((part) => part.includes('/')) ? undefined : parts.join('/');
  } catch {
    return undefined;
  }
}

/**
 * The canonical address of the page that a path means, if written differently: with a trailing
 * slash, in capitals, percent-encoded, or as a common guess. Undefined if there is no such page or
 * the path is canonical. Only addresses from the site's own table are returned.
 */
export function canonicalPath({ pages, moved }: Pick<Site, 'pages' | 'moved'>, path: string) {
  const plain = decoded(trimmed(path))?.toLowerCase();
  if (plain === undefined) return undefined;
  if (pages.has(plain)) return plain === path ? undefined : plain;
  return moved.get(plain);
}

/** The address with the query that was asked with, which stands before a fragment. */
export function withQuery(address: string, query: string): string {
  if (!query) return address;
  const [path, fragment] = address.split('#');
  return `${path}?${query}${fragment === undefined ? '' : `#${fragment}`}`;
}
