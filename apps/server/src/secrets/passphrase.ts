import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { type PassphraseHash, parsePassphraseHash } from '../config/passphrase-hash.ts';

/** About a tenth of a second and 64 MB: slow to guess, quick enough to type. */
const COST = { ln: 16, r: 8, p: 1 };
const BYTES = 32;

function derive(passphrase: string, salt: Buffer, { ln, r, p }: PassphraseHash['cost']): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** `$scrypt$ln=…,r=…,p=…$salt$hash`, both in base64, as AGENT_PASSPHRASE_HASH takes it. */
export async function hashPassphrase(passphrase: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(passphrase, salt, cost);
  const { ln, r, p } = cost;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64')}$${key.toString('base64')}`;
}

export async function verifyPassphrase(passphrase: string, hash: string): Promise<boolean> {
  const known = parsePassphraseHash(hash);
  if (!known) return false;
  return timingSafeEqual(await derive(passphrase, known.salt, known.cost), known.hash);
}
