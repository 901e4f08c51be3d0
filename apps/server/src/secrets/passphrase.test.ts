import { expect, test } from 'vitest';
import { parsePassphraseHash } from '../config/passphrase-hash.ts';
import { hashPassphrase, verifyPassphrase } from './passphrase.ts';

test('the right passphrase fits its hash, and no other does', async () => {
  const hash = await hashPassphrase('seven herons at dusk');
  expect(parsePassphraseHash(hash)?.cost).toEqual({ ln: 16, r: 8, p: 1 });
  expect(hash).not.toContain('heron');
  expect(await verifyPassphrase('seven herons at dusk', hash)).toBe(true);
  expect(await verifyPassphrase('seven herons at dawn', hash)).toBe(false);
  expect(await verifyPassphrase('', hash)).toBe(false);
});

test('two keyboards that write the same letters otherwise mean the same passphrase, of any letters and length', async () => {
  const long = `${'Brücke über den Fluß 🌉 '.repeat(40)}é`;
  const hash = await hashPassphrase(long.normalize('NFC'), { ln: 8, r: 8, p: 1 });
  expect(await verifyPassphrase(long.normalize('NFD'), hash)).toBe(true);
  expect(await verifyPassphrase(long.toLowerCase(), hash)).toBe(false);
  expect(await verifyPassphrase(long.slice(0, -1), hash), 'cut off').toBe(false);
});

test.each(['', '$2b$10$abc', '$scrypt$ln=16$x$y', 'seven herons'])('%j is no hash', async (text) => {
  expect(parsePassphraseHash(text)).toBeUndefined();
  expect(await verifyPassphrase('seven herons', text)).toBe(false);
});
