import { expect, test } from 'vitest';
import { dialablePhone, phonesIn, readablePhone } from './dialable-phone.ts';

test.each([
  ['(904) 555-0123', '+19045550123', '+19045550123'],
  ['+44 20 7946+0018', null, '+442079460018'],
  ['call me', null, ''],
])('%s is dialed as it can be', (phone, phone_e164, dialed) => {
  expect(dialablePhone({ phone, phone_e164 })).toBe(dialed);
});

test.each([
  ['9045550123', '904-555-0123'],
  ['+19045550123', '904-555-0123'],
  ['(904) 555-0123', '904-555-0123'],
  ['+1 904.555.0123', '904-555-0123'],
  ['904-555-0123 x12', '904-555-0123 x12'],
  ['+44 20 7946 0018', '+44 20 7946 0018'],
])('%s is read as %s', (phone, read) => {
  expect(readablePhone(phone)).toBe(read);
});

test.each([
  ['904 555 0147 (after 6pm)', '+19045550147', []],
  ['904-555-0190 home 2', '+19045550190', []],
  ['904-555-0123 x12', '+19045550123', []],
  ['904-555-0181 or 904-555-0182', '+19045550181', ['904-555-0182']],
  ['cell:9045550147 home:9045550148', '+19045550147', ['904-555-0148']],
] as const)('of "%s" the first number is dialed, and the others are listed', (phone, dialed, others) => {
  expect(dialablePhone({ phone, phone_e164: null })).toBe(dialed);
  expect(
    phonesIn(phone)
      .slice(1)
      .map(({ shown }) => shown),
  ).toEqual(others);
});
