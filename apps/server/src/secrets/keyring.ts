import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A wrapped key as it is kept: which master key wrapped it, and the sealed bytes in base64. */
export interface WrappedKey {
  readonly keyId: string;
  readonly wrapped: string;
}

/** The master key for keys, which wraps each document's own key and opens what it or an older one wrapped. */
export interface Keyring {
  /** Of each key, the one that wraps from now on first. */
  readonly ids: readonly [string, ...string[]];
  wrap(key: Buffer, owner: string): WrappedKey;
  /** Throws when the key was wrapped for another owner, was changed, or by a master key that is not here. */
  unwrap(wrapped: WrappedKey, owner: string): Buffer;
  /** A mark that only this server can make, for what it gives out and takes back. In base64url. */
  sign(text: string): string;
}

const derive = (secret: Buffer, purpose: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, '', `rivermark ${purpose}`, bytes));

/** `secrets`: 32 bytes each, the current first; older ones only open what they wrapped. */
export function createKeyring(secrets: readonly [Buffer, ...Buffer[]]): Keyring {
  const keys = secrets.map((secret) => ({
    id: derive(secret, 'key id', 8).toString('hex'),
    key: createSecretKey(derive(secret, 'document keys', 32)),
  }));
  const [current, ...older] = keys;
  if (!current) throw new Error('A keyring needs a key');
  const marks = derive(secrets[0], 'marks', 32);
  return {
    ids: [current.id, ...older.map(({ id }) => id)],
    wrap(key, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce);
      cipher.setAAD(Buffer.from(owner));
      const bytes = Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
      return { keyId: current.id, wrapped: bytes.toString('base64') };
    },
    sign: (text) => createHmac('sha256', marks).update(text).digest('base64url'),
    unwrap({ keyId, wrapped }, owner) {
      const master = keys.find(({ id }) => id === keyId);
      if (!master) throw new Error('The secret key that wrapped this is not configured');
      const bytes = Buffer.from(wrapped, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', master.key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(owner));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    },
  };
}
