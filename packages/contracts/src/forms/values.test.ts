import { describe, expect, test } from 'vitest';
import { dateInJacksonville } from '../jacksonville-time.ts';
import { checkForm } from './values.ts';

const lead = { firstName: 'Ana', lastName: 'Reyes', email: 'ana@example.com', phone: '(904) 555-0100' };
const person = { name: 'Ana Reyes', email: 'ana@example.com', phone: '(904) 555-0100' };

function messages(...args: Parameters<typeof checkForm>): Record<string, string> {
  const checked = checkForm(...args);
  return checked.ok ? {} : Object.fromEntries(checked.faults.map(({ field, message }) => [field, message]));
}

describe('what a form asks for', () => {
  test('the lead form names every required field that is empty, in the order of the form', () => {
    expect(Object.keys(messages('buyer-guide', {}))).toEqual(['firstName', 'lastName', 'email', 'phone']);
  });

  test('the address is required for the home valuation only', () => {
    expect(messages('cma-request', lead)).toEqual({ propertyAddress: 'Enter the property address' });
    expect(checkForm('buyer-guide', lead).ok).toBe(true);
  });

  test('the interest is optional, but must be one of those listed', () => {
    expect(messages('consultation', lead)).not.toHaveProperty('interestedIn');
    expect(messages('consultation', { ...lead, interestedIn: 'Castles' })).toHaveProperty('interestedIn');
    expect(messages('consultation', { ...lead, preferredTime: 'Noon' })).toHaveProperty('preferredTime');
    expect(checkForm('consultation', { ...lead, preferredTime: 'Evening', about: ' A dock ' })).toMatchObject(
      {
        form: { values: { preferredTime: 'Evening', about: 'A dock' } },
      },
    );
  });

  test('the notes of the portfolio form are optional, the message of the contact form is not', () => {
    expect(messages('portfolio', { ...person, propertyAddress: '1 Bay St' })).not.toHaveProperty('notes');
    expect(messages('contact', { ...person, message: '  ' })).toEqual({ message: 'Enter your message' });
  });

  test('a showing names its place, and its date is today or later', () => {
    expect(messages('showing', person)).toHaveProperty('place');
    const showing = { ...person, place: 'Ortega' };
    expect(messages('showing', { ...showing, preferredDate: '2020-01-31' })).toHaveProperty('preferredDate');
    expect(messages('showing', { ...showing, preferredDate: '2099-02-30' })).toHaveProperty('preferredDate');
    expect(checkForm('showing', { ...showing, preferredDate: dateInJacksonville(Date.now()) }).ok).toBe(true);
  });
});

describe('what an entry may hold', () => {
  test('a phone number in any format with ten digits is kept as typed', () => {
    expect(checkForm('buyer-guide', { ...lead, phone: '+1 904.555.0100' })).toMatchObject({
      form: { values: { phone: '+1 904.555.0100' } },
    });
    expect(messages('buyer-guide', { ...lead, phone: '555-0100' })).toHaveProperty('phone');
  });

  test.each(['ana', 'ana@example', 'ana@@example.com', 'a na@example.com', '"a"@example.com'])(
    'the email address %s is refused',
    (email) => expect(messages('buyer-guide', { ...lead, email })).toHaveProperty('email'),
  );

  test('a line break in a name becomes a space, so that it cannot begin a new mail header', () => {
    expect(checkForm('buyer-guide', { ...lead, firstName: 'Ana\r\nBcc: x' })).toMatchObject({
      form: { values: { firstName: 'Ana Bcc: x' } },
    });
  });

  test('a message keeps its line breaks', () => {
    expect(checkForm('contact', { ...person, message: 'One\r\nTwo' })).toMatchObject({
      form: { values: { message: 'One\nTwo' } },
    });
  });

  test('an entry that is no text is a fault, never an error', () => {
    expect(messages('contact', { ...person, message: { evil: true } })).toHaveProperty('message');
  });
});

test('today is the date in Jacksonville, not in Greenwich', () => {
  expect(dateInJacksonville(Date.UTC(2026, 6, 2, 3, 30))).toBe('2026-07-01');
});
