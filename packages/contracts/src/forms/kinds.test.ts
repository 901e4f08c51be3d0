import { expect, test } from 'vitest';
import { isEnquiryKind, leadTypeOfSubject, leadTypes, subjectFor } from './kinds.ts';

test('subjects read as specified', () => {
  expect(subjectFor('buyer-guide', 'Ana')).toBe("Buyer's Guide Request from Ana");
  expect(subjectFor('cma-request', 'Ana')).toBe('Home Valuation Request from Ana');
  expect(subjectFor('consultation', 'Ana')).toBe('Consultation Request from Ana');
  expect(subjectFor('portfolio', 'Ana')).toBe('Luxury Home Listing Request from Ana');
  expect(subjectFor('contact', 'Ana')).toBe('New Contact Form Submission from Ana');
  expect(subjectFor('showing', 'Ana', 'Ortega')).toBe('Showing Request for Ortega from Ana');
});

test('the subject of a lead tells its type, and no other subject does', () => {
  for (const type of leadTypes) expect(leadTypeOfSubject(subjectFor(type, 'Ana'))).toBe(type);
  expect(leadTypeOfSubject(subjectFor('contact', 'Ana'))).toBeUndefined();
  expect(leadTypeOfSubject('')).toBeUndefined();
});

test('a name inherited by every object is no kind of enquiry', () => {
  expect(isEnquiryKind('contact')).toBe(true);
  expect(isEnquiryKind('constructor')).toBe(false);
});
