import { expect, test } from 'vitest';
import { callLink, replyLink, textLink } from './reach-links.ts';

const ada = {
  kind: 'contact',
  name: 'Ada Brown',
  email: 'ada+home@visitor.example',
  phone: '(904) 555-0123',
  phone_e164: '+19045550123',
  received_at: Date.parse('2026-01-15T15:15:00Z'),
} as const;

/** The parts of a mailto address, as a mail program reads them. */
function read(link: string) {
  const url = new URL(link);
  const [, address = ''] = /^mailto:([^?]*)/.exec(link) ?? [];
  const fields = link.slice(link.indexOf('?') + 1).split('&');
  return {
    protocol: url.protocol,
    address: decodeURIComponent(address),
    fields: fields.map((field) => field.split('=').map(decodeURIComponent)),
  };
}

test('one tap calls or texts the number as the network knows it', () => {
  expect(callLink(ada)).toBe('tel:+19045550123');
  expect(textLink(ada)).toBe('sms:+19045550123');
});

test('a number that no plan knows is dialed as it was typed, and none gives no link', () => {
  expect(callLink({ phone: '12 34-56+78', phone_e164: null })).toBe('tel:12345678');
  expect(callLink({ phone: 'call me', phone_e164: null })).toBeUndefined();
});

test('a reply goes to the visitor with greeting, signature and the question quoted line by line', () => {
  const { address, fields } = read(replyLink(ada, { message: 'Is it for sale?\nAnd when?' }));
  expect(address).toBe('ada+home@visitor.example');
  const [subject, body] = fields;
  expect(subject).toEqual(['subject', 'Re: New Contact Form Submission from Ada Brown']);
  expect(body?.[0]).toBe('body');
  expect(body?.[1]).toMatch(/^Hello Ada Brown,\r\n\r\n/);
  expect(body?.[1]).toContain('Sample Brokerage, LLC');
  expect(body?.[1]).toMatch(
    /On Thursday, January 15, 2026 at 10:15 AM ET you wrote:\r\n> Is it for sale\?\r\n> And when\?$/,
  );
});

test('nothing that a visitor typed adds a field, a recipient or a line to the header of the reply', () => {
  const email = 'a&cc=evil@evil.example';
  const { address, fields } = read(
    replyLink(
      { ...ada, email, name: 'A&bcc=x@y.example\r\nBcc: z@y.example' },
      { message: '&to=w@y.example?subject=x#%0d%0a' },
    ),
  );
  expect(address).toBe(email);
  expect(fields.map(([name]) => name)).toEqual(['subject', 'body']);
  expect(fields[0]?.[1]).not.toMatch(/[\r\n]/);
});

test('a long message is quoted in part, so that the address stays short enough for every mail program', () => {
  const link = replyLink(ada, { message: 'river '.repeat(800) });
  expect(link.length).toBeLessThan(2000);
  expect(decodeURIComponent(link)).toMatch(/river …$/);
  const cyrillic = replyLink(ada, { message: 'река '.repeat(800) });
  expect(cyrillic.length).toBeLessThan(2000);
  expect(decodeURIComponent(cyrillic)).toMatch(/река …$/);
});

test('half a character in a message breaks no page', () => {
  expect(decodeURIComponent(replyLink(ada, { message: 'a \ud83d b' }))).toContain('a \ufffd b');
});
