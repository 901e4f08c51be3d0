import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeyring } from '../../secrets/keyring.ts';
import { landing, openLanding, sealLanding } from './landing.ts';

test.each([
  '/desk',
  '/desk/enquiries?state=open',
  '/desk/devices',
  '/agent/documents/0b1f.mark/3f2a/content',
])('%s is where one lands', (path) => {
  expect(landing(path)).toBe(path);
});

test.each([
  'https://evil.example/desk',
  '//evil.example/desk',
  '/\\evil.example/desk',
  '/\t/evil.example/desk',
  'desk',
  'javascript:alert(1)',
  '/desk/../../evil',
  '/desk/..//evil.example/',
  '/deskevil',
  '/agent/documents/../../faq',
  '/desk/sign-in/x',
  `/desk/${'x'.repeat(600)}`,
  '',
  undefined,
  ['/desk/devices'],
])('%j leads to the desk and nowhere else', (asked) => {
  expect(landing(asked)).toBe('/desk');
});

test('beside a link it is kept sealed, for that link alone', () => {
  const keyring = createKeyring([randomBytes(32)]);
  const sealed = sealLanding(keyring, 'a', '/agent/documents/secret');
  expect(sealed).not.toContain('secret');
  expect(openLanding(keyring, 'a', sealed)).toBe('/agent/documents/secret');
  expect(() => openLanding(keyring, 'b', sealed)).toThrow();
  expect(openLanding(createKeyring([randomBytes(32)]), 'a', sealed)).toBe('/desk');
  expect(openLanding(keyring, 'a', sealLanding(keyring, 'a', '/desk'))).toBe('/desk');
});
