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

/** A wrapped key as stored: the id of its master key, and the sealed bytes in base64. */
export interface WrappedKey {
  readonly keyId: string;
  readonly wrapped: string;
}

/** The master keys. They wrap each document's own key and unwrap keys wrapped by older ones. */
export interface Keyring {
  /** The ids of all keys; the first one wraps new keys. */
  readonly ids: readonly [string, ...string[]];
  wrap(key: Buffer, owner: string): WrappedKey;
  /**
   * Throws if the key was wrapped for another owner, was changed, or needs an unknown master key.
   */
  unwrap(wrapped: WrappedKey, owner: string): Buffer;
  /** A signature that only this server can make, for tokens that it hands out. In base64url. */
  sign(text: string): string;
}

const derive = (secret: Buffer, purpose: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, '', `rivermark ${purpose}`, bytes));

/** `secrets`: 32 bytes each, the current one first; older ones only unwrap. */
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
