import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { Rc4 } from './rc4.ts';

/** The entries of a standard encryption dictionary that make the key, checked for their shape. */
export interface KeyParts {
  readonly revision: 2 | 3 | 4 | 5 | 6;
  readonly keyBytes: number;
  readonly owner: Buffer;
  readonly user: Buffer;
  readonly permissions: number;
  /** The first part of the file's identifier. */
  readonly fileId: Buffer;
  readonly encryptsMetadata: boolean;
  /** The sealed keys, revisions 5 and 6 only. */
  readonly userKey: Buffer;
  readonly ownerKey: Buffer;
}

/** PDF pads passwords with this. On its own it is the empty password. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const md5 = (...parts: Uint8Array[]) => {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/**
 * The key of a document that opens without a password; undefined if it requires one. PDF 32000-1,
 * 7.6.3 and ISO 32000-2, 7.6.4.
 */
export function keyWithoutPassword(parts: KeyParts): Buffer | undefined {
  return parts.revision >= 5 ? newKey(parts) : oldKey(parts);
}

function oldKey({ revision, keyBytes, owner, user, permissions, fileId, encryptsMetadata }: KeyParts) {
  const allowed = Buffer.alloc(4);
  allowed.writeInt32LE(permissions | 0);
  const extra = revision === 4 && !encryptsMetadata ? Buffer.alloc(4, 255) : Buffer.alloc(0);
  let key = md5(PADDING, owner.subarray(0, 32), allowed, fileId, extra);
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, keyBytes));
  key = key.subarray(0, keyBytes);
  if (revision === 2) return new Rc4(key).update(PADDING).equals(user.subarray(0, 32)) ? key : undefined;
  let check: Buffer = md5(PADDING, fileId);
  for (let round = 0; round < 20; round += 1) check = new Rc4(key.map((byte) => byte ^ round)).update(check);
  return check.equals(user.subarray(0, 16)) ? key : undefined;
}

function newKey({ revision, owner, user, userKey, ownerKey }: KeyParts): Buffer | undefined {
  const hash = revision === 5 ? simpleHash : hardenedHash;
  const userBytes = user.subarray(0, 48);
  const none = Buffer.alloc(0);
  if (!hash(user.subarray(32, 40), none).equals(user.subarray(0, 32))) return undefined;
  const key = unwrap(hash(user.subarray(40, 48), none), userKey);
  // If the owner's password is empty too, some readers open with it. Both must give the same key.
  if (hash(owner.subarray(32, 40), userBytes).equals(owner.subarray(0, 32))) {
    if (!unwrap(hash(owner.subarray(40, 48), userBytes), ownerKey).equals(key)) return undefined;
  }
  return key;
}

function unwrap(key: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-cbc', key, Buffer.alloc(16)).setAutoPadding(false);
  return decipher.update(sealed.subarray(0, 32));
}

/** Both for the empty password, which adds nothing to what is hashed. */
const simpleHash = (salt: Buffer, userBytes: Buffer) =>
  createHash('sha256').update(salt).update(userBytes).digest();

function hardenedHash(salt: Buffer, userBytes: Buffer): Buffer {
  let key: Buffer = simpleHash(salt, userBytes);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const block = Buffer.concat([key, userBytes]);
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => block)));
    const sum = mixed.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = createHash(['sha256', 'sha384', 'sha512'][sum % 3] ?? 'sha256')
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}
