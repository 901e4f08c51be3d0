import { COUNTS_PATH, type Count, MOST_COUNTS } from '@rivermark/contracts/counts';
import { apiOrigin } from '../api-origin.ts';

declare const __COUNTS__: boolean;

/** Whether the site counts its visits itself; a build setting. */
export const countsVisits = __COUNTS__;

const waiting: Count[] = [];

function send() {
  if (document.visibilityState !== 'hidden' || waiting.length === 0) return;
  const body = JSON.stringify(waiting.splice(0, MOST_COUNTS));
  navigator.sendBeacon(apiOrigin + COUNTS_PATH, new Blob([body], { type: 'application/json' }));
}

/**
 * Counts something in the catalogue, under names that we chose, without cookie or identifier.
 * Counts are sent when the page is left. With Global Privacy Control nothing is counted.
 */
export function countVisit(...count: Count): void {
  if (!__COUNTS__ || navigator.globalPrivacyControl) return;
  // Added after the listeners of the measures, which are closer to the document and report their
  // last values first.
  if (waiting.push(count) === 1) addEventListener('visibilitychange', send);
}
