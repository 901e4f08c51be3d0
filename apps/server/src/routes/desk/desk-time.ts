import { shortInJacksonville } from '@rivermark/contracts/jacksonville-time';

const MONTH = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';

/**
 * Words of ours as the desk shows them: every page's foot says that times are Jacksonville's, so 'ET' is left out (which of
 * the two in the hour that comes twice is not), and no line ends within a time, a date or a number and its unit.
 */
export const asRead = (words: string): string =>
  words
    .replaceAll(/(\d [AP]M) ET\b/g, '$1')
    .replaceAll(/(\d) (?=(?:[AP]M|h|min|days?|GB)\b)/g, '$1\u00a0')
    .replaceAll(/\b([AP]M) (?=E[DS]T\b)/g, '$1\u00a0')
    .replaceAll(new RegExp(`\\b(${MONTH}) (?=\\d)`, 'g'), '$1\u00a0');

/** Any moment on the desk: 'Fri, Nov 20, 4:04 PM', with the year where that is not the one of `now`. */
export const deskTime = (moment: number, now: number): string => asRead(shortInJacksonville(moment, now));
