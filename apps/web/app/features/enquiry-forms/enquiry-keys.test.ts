import { afterEach, expect, test, vi } from 'vitest';
import { randomId } from '../../api-client/random-id.ts';
import { EnquiryKeys } from './enquiry-keys.ts';

afterEach(() => vi.unstubAllGlobals());

test('a retry keeps its key, a change of the entries or of the consent gets a new one', () => {
  const keys = new EnquiryKeys();
  const first = keys.keyFor({ name: 'Ana', text_consent: '' });
  expect(keys.keyFor({ name: 'Ana', text_consent: '' })).toBe(first);
  expect(keys.keyFor({ name: 'Anna', text_consent: '' })).not.toBe(first);
  expect(keys.keyFor({ name: 'Ana', text_consent: 'yes' })).not.toBe(first);
});

test('the same entries in two tabs are two enquiries', () => {
  const entries = { name: 'Ana' };
  expect(new EnquiryKeys().keyFor(entries)).not.toBe(new EnquiryKeys().keyFor(entries));
});

test('after a success the same entries are a new enquiry', () => {
  const keys = new EnquiryKeys();
  const first = keys.keyFor({ name: 'Ana' });
  keys.forget();
  expect(keys.keyFor({ name: 'Ana' })).not.toBe(first);
});

test('a key is a UUID also where the browser has no randomUUID', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(randomId()).toMatch(uuid);
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  expect(randomId()).toMatch(uuid);
});
