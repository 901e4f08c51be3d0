import { COUNTS_PATH, type Count, MOST_COUNTS } from '@rivermark/contracts/counts';
import { apiOrigin } from '../api-origin.ts';

declare const __COUNTS__: boolean;

/** Whether the site counts its visits itself; the build was told. */
export const countsVisits = __COUNTS__;

const waiting: Count[] = [];

function send() {
  if (document.visibilityState !== 'hidden' || waiting.length === 0) return;
  const body = JSON.stringify(waiting.splice(0, MOST_COUNTS));
  navigator.sendBeacon(apiOrigin + COUNTS_PATH, new Blob([body], { type: 'application/json' }));
}

/**
 * Counts something of the catalogue: by names that we chose, without cookie or identifier, told when the page is left.
 * Where the browser says no by Global Privacy Control, nothing is counted.
 */
export function countVisit(...count: Count): void {
  if (!__COUNTS__ || navigator.globalPrivacyControl) return;
  // After the listeners of the measures, which stand nearer to the document: they tell the last of theirs then.
  if (waiting.push(count) === 1) addEventListener('visibilitychange', send);
}
