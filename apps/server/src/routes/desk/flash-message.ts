import { landing } from '../../desk/auth/landing.ts';

/** The last action, as the next page's address carries it: our own word and an id, no user text. */
export interface Done {
  readonly what: string;
  readonly id: string;
}

/**
 * The address after a form: the page it came from, which confirms the action. `before`: what Undo
 * restores.
 */
export function afterwards(to: unknown, { what, id }: Done, before?: string | number): string {
  const url = new URL(landing(to), 'https://desk.invalid');
  url.searchParams.set('done', what);
  url.searchParams.set('of', id);
  if (before !== undefined) url.searchParams.set('before', String(before));
  return url.pathname + url.search;
}

/** The page's own address without what was said of the last one. */
export function withoutDone(address: string): string {
  const url = new URL(landing(address), 'https://desk.invalid');
  url.searchParams.delete('done');
  url.searchParams.delete('of');
  url.searchParams.delete('before');
  return url.pathname + url.search;
}
