import { randomBytes } from 'node:crypto';

const LETTERS = 10;

/**
 * Creates request references: ten letters and digits, short enough to read out on the phone. They
 * are shown only with errors. Random bytes are drawn for a thousand at a time, at the cost of one.
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
