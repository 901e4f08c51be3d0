import { shortInJacksonville } from '@rivermark/contracts/jacksonville-time';

const MONTH = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';

/**
 * Formats our own words for the desk. Every page's footer says that times are Jacksonville's, so
 * 'ET' is omitted, except within the repeated hour in fall. No line breaks within a time, a date,
 * or a number and its unit.
 */
export const asRead = (words: string): string =>
  words
    .replaceAll(/(\d [AP]M) ET\b/g, '$1')
    .replaceAll(/(\d) (?=(?:[AP]M|h|min|days?|GB)\b)/g, '$1\u00a0')
    .replaceAll(/\b([AP]M) (?=E[DS]T\b)/g, '$1\u00a0')
    .replaceAll(new RegExp(`\\b(${MONTH}) (?=\\d)`, 'g'), '$1\u00a0');

/** A moment on the desk: 'Fri, Nov 20, 4:04 PM', with the year if it differs from `now`. */
export const deskTime = (moment: number, now: number): string => asRead(shortInJacksonville(moment, now));
