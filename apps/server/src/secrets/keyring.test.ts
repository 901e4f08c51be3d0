import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeyring } from './keyring.ts';

const [old, current] = [randomBytes(32), randomBytes(32)];
const key = randomBytes(32);

test('a wrapped key is opened for its owner only', () => {
  const ring = createKeyring([current]);
  const wrapped = ring.wrap(key, 'document-1');
  expect(ring.unwrap(wrapped, 'document-1').equals(key)).toBe(true);
  expect(() => ring.unwrap(wrapped, 'document-2')).toThrow();
  expect(wrapped.wrapped).not.toContain(key.toString('base64').slice(0, 20));
});

test('after a change of the secret what was wrapped before still opens, while the old one is there', () => {
  const wrapped = createKeyring([old]).wrap(key, 'document-1');
  expect(createKeyring([current, old]).unwrap(wrapped, 'document-1').equals(key)).toBe(true);
  expect(createKeyring([current, old]).wrap(key, 'document-1').keyId).not.toBe(wrapped.keyId);
  expect(() => createKeyring([current]).unwrap(wrapped, 'document-1')).toThrow(/not configured/);
});
