import { randomBytes } from 'node:crypto';

const LETTERS = 10;

/**
 * Makes references of requests: ten letters and figures, short enough to be read out on the phone, and told to nobody who
 * did not meet a fault. Chance is fetched and written out for a thousand at a time, which costs as much as for one.
 */
export function requestReferences(): () => string {
  let chance = '';
  let at = 0;
  return () => {
    if (at === chance.length) {
      chance = randomBytes((LETTERS / 2) * 1000).toString('hex');
      at = 0;
    }
    at += LETTERS;
    return chance.slice(at - LETTERS, at);
  };
}
