import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** About a tenth of a second and 64 MB: slow to guess, quick enough to type. */
const COST = { ln: 16, r: 8, p: 1 };
const BYTES = 32;

function derive(passphrase: string, salt: Buffer, { ln, r, p }: typeof COST): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const PATTERN =
  /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{20,}={0,2})\$([A-Za-z0-9+/]{43}=?)$/;

/** Whether a text is a hash that `verifyPassphrase` can read. */
export const isPassphraseHash = (text: string): boolean => PATTERN.test(text);

/** `$scrypt$ln=…,r=…,p=…$salt$hash`, both in base64, as AGENT_PASSPHRASE_HASH takes it. */
export async function hashPassphrase(passphrase: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(passphrase, salt, COST);
  const { ln, r, p } = COST;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64')}$${key.toString('base64')}`;
}

export async function verifyPassphrase(passphrase: string, hash: string): Promise<boolean> {
  const [, ln, r, p, salt = '', expected = ''] = PATTERN.exec(hash) ?? [];
  if (!expected) return false;
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const key = await derive(passphrase, Buffer.from(salt, 'base64'), cost);
  return timingSafeEqual(key, Buffer.from(expected, 'base64'));
}
