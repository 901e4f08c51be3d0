import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

test('an ordinary address is readable in its link', () => {
  expect(mailLink('ada.brown@visitor.example')).toBe('mailto:ada.brown@visitor.example');
  expect(mailLink('ada@visitor.example', { subject: 'Re: A & B', body: 'one\r\ntwo' })).toBe(
    'mailto:ada@visitor.example?subject=Re%3A%20A%20%26%20B&body=one%0D%0Atwo',
  );
});

test('an address adds no field and no other address to its link', () => {
  for (const address of ['a?bcc=evil@evil.example', 'a&cc=b@c.example', 'a#b%0d@c.example']) {
    const { search, hash, pathname } = new URL(mailLink(address));
    expect([search, hash, decodeURIComponent(pathname)]).toEqual(['', '', address]);
  }
});

test('half a character in an address or a text is no fault', () => {
  expect(mailLink('a\ud800@visitor.example', { body: '\udc00' })).toBe(
    'mailto:a%EF%BF%BD@visitor.example?body=%EF%BF%BD',
  );
});
