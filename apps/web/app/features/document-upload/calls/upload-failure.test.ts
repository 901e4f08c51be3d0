import { expect, test } from 'vitest';
import { failureOf } from './upload-failure.ts';

test.each([
  ['no answer at all', {}, 'network', ''],
  ['a known error of the outside service', { status: 400, statusCode: '409', message: 'x' }, 'taken', ''],
  [
    'a script',
    { status: 422, statusCode: '422', message: 'It runs a script.' },
    'refused',
    'It runs a script.',
  ],
  ['too large', { status: 400, statusCode: '413' }, 'refused', 'Please upload a file smaller than 10MB.'],
  [
    'another type',
    { status: 400, statusCode: '415' },
    'refused',
    'Please upload a file in the accepted format.',
  ],
  ['a gateway', { status: 502, statusCode: '502', message: 'Bad Gateway' }, 'busy', ''],
  ['a lock', { status: 423 }, 'busy', ''],
  ['a wrong key', { status: 400, statusCode: '403', message: 'Invalid signature' }, 'final', ''],
  [
    'a quota',
    { status: 429, statusCode: '429', code: 'too-many-uploads', message: 'Please call.' },
    'closed',
    'Please call.',
  ],
  ['a code in place of a status', { status: 400, statusCode: 'Unauthorized' }, 'final', ''],
] as const)('%s', (_, answer, kind, message) => {
  expect(failureOf(answer)).toMatchObject({ kind, message });
});

test('the reason for the console is a number, whatever the message says', () => {
  expect(
    failureOf({ status: 400, statusCode: '400', message: 'Invalid key: 1_photoId_ada.pdf' }).reason,
  ).toBe('400');
});
