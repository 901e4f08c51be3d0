import { hashPassphrase } from '../src/secrets/passphrase.ts';

/**
 * A hash that takes a millisecond to check, for tests that try many passphrases. What the product's
 * own cost is, `passphrase.test.ts` says.
 */
export const cheapHash = (passphrase: string) => hashPassphrase(passphrase, { ln: 8, r: 8, p: 1 });
