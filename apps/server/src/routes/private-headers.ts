/** What the agent alone may see is kept by nobody and found by no search. */
export const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
} as const;
