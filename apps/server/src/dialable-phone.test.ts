import { expect, test } from 'vitest';
import { dialablePhone, readablePhone } from './dialable-phone.ts';

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
