import type { IncomingHttpHeaders } from 'node:http';

const TAG = /(W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/** Whether a list of entity tags, or `*`, names a tag. `strongly`: a weak one in the list names nothing. */
function names(list: string, etag: string, strongly: boolean): boolean {
  if (list.trim() === '*') return true;
  return [...list.matchAll(TAG)].some(([, weak, tag]) => tag === etag && !(strongly && weak));
}

/**
 * What a GET or HEAD of something that exists is answered with, as RFC 9110 (section 13.2.2) weighs its conditions:
 * 412 where it asked for another state than there is, 304 where it has this state already, 200 else. `etag` is strong.
 */
export function statusFor(headers: IncomingHttpHeaders, etag: string): 200 | 304 | 412 {
  const { 'if-match': wanted, 'if-none-match': known } = headers;
  if (wanted !== undefined && !names(wanted, etag, true)) return 412;
  return known !== undefined && names(known, etag, false) ? 304 : 200;
}
