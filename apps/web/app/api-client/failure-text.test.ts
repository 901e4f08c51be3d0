import { EmailJSResponseStatus } from '@emailjs/browser';
import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

test('every shape of failure that the email client knows is put into words', () => {
  expect(failureText(new EmailJSResponseStatus(429, 'Too Many Requests'))).toBe('429 Too Many Requests');
  expect(failureText(new TypeError('Failed to fetch'))).toBe('Failed to fetch');
  expect(failureText('The service ID is required')).toBe('The service ID is required');
  expect(failureText(undefined)).toBe('unknown failure');
});
