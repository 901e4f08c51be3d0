import { expect, test } from 'vitest';
import { officeLine, sampleFields, sampleIdentity } from './site.ts';

test('every field of the sample is named until it is replaced, the office as a whole', () => {
  expect(sampleFields(sampleIdentity)).toEqual(Object.keys(sampleIdentity));
  const officeAddress = { street: '1 Bay St', city: 'Jacksonville', state: 'FL', zipCode: '32202' };
  expect(sampleFields({ ...sampleIdentity, officeAddress })).not.toContain('officeAddress');
  expect(sampleFields({ ...sampleIdentity, officeAddress: { ...sampleIdentity.officeAddress } })).toContain(
    'officeAddress',
  );
});

test('the office stands in one line as on an envelope', () => {
  expect(officeLine(sampleIdentity)).toBe('100 Sample Street, Jacksonville, FL 32202');
});
