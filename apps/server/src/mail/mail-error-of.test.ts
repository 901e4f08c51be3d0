import { expect, test } from 'vitest';
import { mailErrorOf } from './mail-error-of.ts';

test.each([
  ['recipient unknown', { code: 'EENVELOPE', responseCode: 550 }, true],
  ['content refused', { code: 'EMESSAGE', responseCode: 552 }, true],
  ['greylisted', { code: 'EENVELOPE', responseCode: 450 }, false],
  ['wrong password, which the operator mends', { code: 'EAUTH', responseCode: 535 }, false],
  ['server does not greet', { code: 'EPROTOCOL', responseCode: 554 }, false],
  ['connection refused', { code: 'ESOCKET' }, false],
  ['silence', { code: 'ETIMEDOUT' }, false],
])('%s', (_name, fault, permanent) => {
  expect(mailErrorOf(fault).permanent).toBe(permanent);
});
