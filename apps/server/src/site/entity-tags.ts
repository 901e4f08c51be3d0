import type { IncomingHttpHeaders } from 'node:http';

const TAG = /(W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/**
 * Whether a list of entity tags, or `*`, has a tag. `strongly`: weak ones in the list do not match.
 */
function names(list: string, etag: string, strongly: boolean): boolean {
  if (list.trim() === '*') return true;
  return [...list.matchAll(TAG)].some(([, weak, tag]) => tag === etag && !(strongly && weak));
}

/**
 * The status for a GET or HEAD of an existing file by RFC 9110, section 13.2.2: 412 if another
 * state was required, 304 if the client has this one, otherwise 200. `etag` is strong.
 */
export function statusFor(headers: IncomingHttpHeaders, etag: string): 200 | 304 | 412 {
  const { 'if-match': wanted, 'if-none-match': known } = headers;
  if (wanted !== undefined && !names(wanted, etag, true)) return 412;
  return known !== undefined && names(known, etag, false) ? 304 : 200;
}
