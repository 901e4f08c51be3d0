import { afterEach, expect, test, vi } from 'vitest';
import { randomId } from '../../api-client/random-id.ts';
import { SubmissionIds } from './submission-ids.ts';

afterEach(() => vi.unstubAllGlobals());

test('a retry keeps its id, a change of the entries or of the consent gets a new one', () => {
  const ids = new SubmissionIds();
  const first = ids.idFor({ name: 'Ana', text_consent: '' });
  expect(ids.idFor({ name: 'Ana', text_consent: '' })).toBe(first);
  expect(ids.idFor({ name: 'Anna', text_consent: '' })).not.toBe(first);
  expect(ids.idFor({ name: 'Ana', text_consent: 'yes' })).not.toBe(first);
});

test('after a success the same entries are a new enquiry', () => {
  const ids = new SubmissionIds();
  const first = ids.idFor({ name: 'Ana' });
  ids.forget();
  expect(ids.idFor({ name: 'Ana' })).not.toBe(first);
});

test('an id is a UUID also where the browser has no randomUUID', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(randomId()).toMatch(uuid);
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  expect(randomId()).toMatch(uuid);
});
