import { randomFillSync } from 'node:crypto';

const BYTES = 5;

/**
 * Makes references of requests: ten letters and figures, short enough to be read out on the phone, and told to nobody who
 * did not meet a fault. Chance is fetched for a thousand at a time, which costs as much as for one.
 */
export function requestReferences(): () => string {
  const chance = Buffer.alloc(BYTES * 1000);
  let at = chance.length;
  return () => {
    if (at === chance.length) {
      randomFillSync(chance);
      at = 0;
    }
    at += BYTES;
    return chance.toString('hex', at - BYTES, at);
  };
}
