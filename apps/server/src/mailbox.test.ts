import { expect, test } from 'vitest';
import { parseMailbox } from './mailbox.ts';

test.each([
  ['a@x.example', { name: '', address: 'a@x.example' }],
  ['Rivermark <a@x.example>', { name: 'Rivermark', address: 'a@x.example' }],
  ['"Brown, Ada" <a@x.example>', { name: 'Brown, Ada', address: 'a@x.example' }],
  ['enquiries@localhost', { name: '', address: 'enquiries@localhost' }],
])('%j is one mailbox', (text, mailbox) => {
  expect(parseMailbox(text)).toEqual(mailbox);
});

test.each(['', 'nobody', 'a@x.example, b@x.example', 'A <a@x.example>, B <b@x.example>', 'a@x.example\r\nb'])(
  '%j is refused: it names none or more than one',
  (text) => {
    expect(() => parseMailbox(text)).toThrow();
  },
);
