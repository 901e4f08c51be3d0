import { expect, test } from 'vitest';
import { mailErrorOf } from './mail-error-of.ts';

test.each([
  ['mailbox full', { code: 'EMESSAGE', responseCode: 552, response: '552 5.2.2 Mailbox full' }, 'slowly'],
  ['no such user today', { code: 'EENVELOPE', responseCode: 550, response: '550 5.1.1 Unknown' }, 'slowly'],
  ['blocked sender', { code: 'EENVELOPE', responseCode: 554, response: '554 5.7.1 Blocked' }, 'slowly'],
  ['daily limit', { code: 'EENVELOPE', responseCode: 550, response: '550 5.4.5 Daily limit' }, 'slowly'],
  ['refused without a reason', { code: 'EMESSAGE', responseCode: 554 }, 'slowly'],
  ['no address', { code: 'EENVELOPE', responseCode: 501, response: '501 5.1.3 Bad syntax' }, 'never'],
  ['no address, in short', { code: 'EENVELOPE', responseCode: 501, response: '501 Syntax' }, 'never'],
  ['malformed', { code: 'EMESSAGE', responseCode: 554, response: '554 5.6.0 Malformed message' }, 'never'],
  ['nobody to send to', { code: 'EENVELOPE' }, 'never'],
  ['greylisted', { code: 'EENVELOPE', responseCode: 450 }, 'soon'],
  ['storage short', { code: 'EENVELOPE', responseCode: 452 }, 'soon'],
  ['wrong password, which the operator mends', { code: 'EAUTH', responseCode: 535 }, 'soon'],
  ['server does not greet', { code: 'EPROTOCOL', responseCode: 554 }, 'soon'],
  ['connection refused', { code: 'ESOCKET' }, 'soon'],
  ['silence', { code: 'ETIMEDOUT' }, 'soon'],
])('%s', (_name, fault, healing) => {
  expect(mailErrorOf(fault).healing).toBe(healing);
});
