import { fixtureContent } from '@rivermark/content/fixtures';
import { expect, test } from 'vitest';
import { callLink, replyLink, textLink, whatsAppLink } from './reach-links.ts';

const content = fixtureContent();

const ada = {
  kind: 'contact',
  name: 'Ada Brown',
  home: null,
  page: '/',
  email: 'ada+home@visitor.example',
  phone: '(904) 555-0123',
  phone_e164: '+19045550123',
  received_at: Date.parse('2026-01-15T15:15:00Z'),
} as const;

const REPLY = 'Hello {first name},\n\nThank you for your note.\n';

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
  const { address, fields } = read(replyLink(content, ada, { message: 'Is it for sale?\nAnd when?' }, REPLY));
  expect(address).toBe('ada+home@visitor.example');
  const [subject, body] = fields;
  expect(subject).toEqual(['subject', 'Your question']);
  expect(body?.[0]).toBe('body');
  expect(body?.[1]).toMatch(/^Hello Ada,\r\n\r\nThank you for your note\.\r\n\r\nYour Agent\r\n/);
  expect(body?.[1]).toContain('Sample Brokerage, LLC');
  expect(body?.[1]).toMatch(
    /On Thursday, January 15, 2026 at 10:15 AM ET you wrote:\r\n> Is it for sale\?\r\n> And when\?$/,
  );
});

test('nothing that a visitor typed adds a field, a recipient or a line to the header of the reply', () => {
  const email = 'a&cc=evil@evil.example';
  const { address, fields } = read(
    replyLink(
      content,
      { ...ada, email, name: 'A&bcc=x@y.example\r\nBcc: z@y.example' },
      { message: '&to=w@y.example?subject=x#%0d%0a' },
      REPLY,
    ),
  );
  expect(address).toBe(email);
  expect(fields.map(([name]) => name)).toEqual(['subject', 'body']);
  expect(fields[0]?.[1]).not.toMatch(/[\r\n]/);
});

test('a long message is quoted in part, so that the address stays short enough for every mail program', () => {
  const link = replyLink(content, ada, { message: 'river '.repeat(800) }, REPLY);
  expect(link.length).toBeLessThan(2000);
  expect(decodeURIComponent(link)).toMatch(/river …$/);
  const cyrillic = replyLink(content, ada, { message: 'река '.repeat(800) }, REPLY);
  expect(cyrillic.length).toBeLessThan(2000);
  expect(decodeURIComponent(cyrillic)).toMatch(/река …$/);
});

test('half a character in a message breaks no page', () => {
  expect(decodeURIComponent(replyLink(content, ada, { message: 'a \ud83d b' }, REPLY))).toContain(
    'a \ufffd b',
  );
});

test('a reply has the subject of a person, names the home and the day, and quotes nothing that nobody typed', () => {
  const showing = { ...ada, kind: 'showing', name: 'María José Fernández-Núñez', home: 'Avondale' } as const;
  const { fields } = read(
    replyLink(
      content,
      showing,
      { place: 'Avondale', preferredDate: '2026-12-04' },
      '{first name}: {home} on {date}',
    ),
  );
  expect(fields[0]).toEqual(['subject', 'Your showing of Avondale']);
  expect(fields[1]?.[1]).toMatch(/^María José: Avondale on Friday, December 4, 2026\r\n/);
  expect(fields[1]?.[1]).not.toMatch(/wrote|>/);
  expect(textLink(ada, 'Hello & bye')).toBe('sms:+19045550123?&body=Hello%20%26%20bye');
});

test('WhatsApp opens with the first words, and only where the number is an international one', () => {
  expect(whatsAppLink({ phone_e164: '+19045550123' }, 'Hello & welcome')).toBe(
    'https://wa.me/19045550123?text=Hello%20%26%20welcome',
  );
  expect(whatsAppLink({ phone_e164: null }, 'Hello')).toBeUndefined();
});
