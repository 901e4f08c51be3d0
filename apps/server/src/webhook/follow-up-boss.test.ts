import { fixtureContent } from '@rivermark/content/fixtures';
import { type StoredKind, storedKinds } from '@rivermark/contracts/forms';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { EnquiryRow } from '../db/schema.ts';
import { followUpBossEvent } from './follow-up-boss.ts';

const values = z.array(z.strictObject({ value: z.string().min(1) })).min(1);

/** The fields and types that Follow Up Boss publishes for POST /v1/events. */
const published = z.strictObject({
  source: z.string().min(1),
  type: z.enum([
    'Registration',
    'Seller Inquiry',
    'Property Inquiry',
    'General Inquiry',
    'Visited Open House',
  ]),
  message: z.string(),
  person: z.strictObject({
    firstName: z.string().min(1),
    lastName: z.string().min(1).optional(),
    emails: values.optional(),
    phones: values.optional(),
    tags: z.array(z.string()),
  }),
  property: z
    .strictObject({
      street: z.string().min(1),
      url: z.url().optional(),
      price: z.number().optional(),
      type: z.string().optional(),
      bedrooms: z.number().optional(),
      bathrooms: z.number().optional(),
      area: z.number().optional(),
    })
    .optional(),
});

const content = fixtureContent();
const eventOf = (kind: StoredKind, details: object = {}, more: Partial<EnquiryRow> = {}) => {
  const enquiry = {
    kind,
    name: 'María José Fernández-Núñez',
    email: 'mj@visitor.example',
    phone: '904-555-0123',
    page: '/',
    details: JSON.stringify(details),
    consent_given: 1,
    sources: null,
    ...more,
  } as EnquiryRow;
  return followUpBossEvent(content, enquiry, 'https://www.example.com');
};

test.each(storedKinds)('the event of %s has the published fields alone', (kind) => {
  const event = eventOf(kind, { message: 'Hello', propertyAddress: '1 River Rd' });
  expect(published.parse(event)).toEqual(event);
  expect(published.parse(eventOf(kind, {}, { email: '', name: 'Ada' })).person).toEqual({
    firstName: 'Ada',
    phones: [{ value: '904-555-0123' }],
    tags: event.person.tags,
  });
});

test('a showing of a home has its facts, one of a neighborhood has none; the name is split where it is clear', () => {
  const [home] = content.homes;
  const event = published.parse(eventOf('showing', { place: home?.address }));
  expect(event).toMatchObject({
    type: 'Property Inquiry',
    person: { firstName: 'María José', lastName: 'Fernández-Núñez' },
    property: {
      street: home?.address,
      price: home?.price,
      url: `https://www.example.com/properties/${home?.id}`,
    },
  });
  expect(eventOf('showing', { place: 'Avondale' })).toMatchObject({ type: 'General Inquiry' });
  expect(eventOf('showing', { place: 'Avondale' })).not.toHaveProperty('property');
  expect(eventOf('contact', {}, { name: 'Ada & Ben Oak' }).person).not.toHaveProperty('lastName');
});
