import { describe, expect, test } from 'vitest';
import { failureDescription, failureTitle, thanksDescription, thanksTitle } from './answers.ts';
import { extraFieldNames, formSpecs } from './form-specs.ts';
import { enquiryKinds } from './kinds.ts';
import { checkForm, valuesSchemas } from './values.ts';

describe.each(enquiryKinds)('the form %s', (kind) => {
  const { fields } = formSpecs[kind];

  test('shows every value that the rules know, and nothing else', () => {
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(valuesSchemas[kind].shape).sort());
  });

  test('marks as required what the rules require', () => {
    const checked = checkForm(kind, {});
    const missing = checked.ok ? [] : checked.faults.map(({ field }) => field);
    const required = fields.filter((field) => field.required).map(({ name }) => name);
    expect(missing.sort()).toEqual(required.sort());
  });

  test('has no field that what travels beside it would hide', () => {
    const extras: string[] = Object.values(extraFieldNames);
    expect(fields.filter(({ name }) => extras.includes(name))).toEqual([]);
  });
});

test('the boxes have their specified rows and the valuation its placeholder', () => {
  const field = (kind: keyof typeof formSpecs, name: string) =>
    formSpecs[kind].fields.find((each) => each.name === name);
  expect(field('portfolio', 'notes')?.rows).toBe(2);
  expect(field('contact', 'message')?.rows).toBe(4);
  expect(field('cma-request', 'propertyAddress')?.placeholder).toBe('123 Main St, Jacksonville, FL');
});

test('the answers read as specified', () => {
  expect(thanksTitle).toBe('Thank you, your message has been received by a concierge');
  expect(thanksDescription('showing')).toBe(
    'We will contact you within 24 hours to assist with your request.',
  );
  expect(thanksDescription('portfolio')).toBe(
    'We will contact you within 24 hours to schedule your luxury home consultation.',
  );
  expect(thanksDescription('contact')).toBe(
    'We will contact you within 24 hours to discuss your real estate needs.',
  );
  expect(failureTitle).toBe('Error');
  expect(failureDescription('buyer-guide')).toBe(
    'There was an issue submitting your request. Please try again.',
  );
  expect(failureDescription('contact')).toBe('There was an issue submitting your message. Please try again.');
});
