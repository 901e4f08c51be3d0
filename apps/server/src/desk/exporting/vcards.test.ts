import { expect, test } from 'vitest';
import type { ExportedEnquiry } from './every-enquiry.ts';
import { vcards } from './vcards.ts';

const ada = {
  id: '0b1f0000-0000-4000-8000-000000000000',
  kind: 'contact',
  name: 'Ada Brown',
  email: 'ada@visitor.example',
  person_email: 'ada@visitor.example',
  phone: '(904) 555-0123',
  phone_e164: '+19045550123',
  received_at: Date.parse('2026-01-15T15:15:00Z'),
  contacted_at: null,
  via: 'form',
  is_spam: null,
  held: 0,
} as const;

const exported = (...changes: object[]) =>
  (async function* () {
    for (const change of changes)
      yield { enquiry: { ...ada, ...change }, marks: [], notes: [] } as unknown as ExportedEnquiry;
  })();

async function cards(...changes: object[]): Promise<string[]> {
  const all: string[] = [];
  for await (const card of vcards(exported(...changes), 'Rivermark')) all.push(card);
  return all;
}

test('a card says name, address and number as phones read them', async () => {
  expect(await cards({})).toEqual([
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Brown;Ada;;;',
      'FN:Ada Brown',
      'EMAIL;TYPE=INTERNET:ada@visitor.example',
      'TEL;TYPE=VOICE:+19045550123',
      'CATEGORIES:Rivermark',
      'NOTE:Ada Brown sent a message\\, Thursday\\, January 15\\, 2026.',
      'UID:urn:uuid:0b1f0000-0000-4000-8000-000000000000',
      'END:VCARD',
      '',
    ].join('\r\n'),
  ]);
});

test('everybody has one card, and spam has none', async () => {
  const all = await cards(
    {},
    { name: 'Ada again' },
    { person_email: 'b@c.example', is_spam: 1 },
    { person_email: 'd@e.example', held: 1 },
    { person_email: 'f@g.example', phone: '', phone_e164: null },
  );
  expect(all).toHaveLength(2);
  expect(all[1]).not.toContain('TEL');
});

test('a stranger who writes under a known address replaces neither name nor number: both numbers, the older first', async () => {
  // Newest first, as they are exported.
  const [card = ''] = await cards(
    { id: 'newest', kind: 'showing', name: 'Eve', phone: '(904) 555-0666', phone_e164: '+19045550666' },
    { id: 'spam', phone: '(904) 555-0999', phone_e164: '+19045550999', is_spam: 1 },
    { id: 'second' },
    { id: 'first', received_at: ada.received_at - 1000 },
  );
  const lines = card.split('\r\n');
  expect(lines.filter((line) => line.startsWith('TEL'))).toEqual([
    'TEL;TYPE=VOICE:+19045550123',
    'TEL;TYPE=VOICE:+19045550666',
  ]);
  expect(lines).toContain('FN:Ada Brown');
  expect(lines).toContain('UID:urn:uuid:first');
  expect(card).toContain('NOTE:Eve asks for a showing');
});

test('nothing that was typed ends a line, a part or the card', async () => {
  const [card = ''] = await cards({ name: 'A;B,C\\\nEND:VCARD\r\nTEL:1\t', email: 'a,b@c.example' });
  expect(card.match(/^END:VCARD\r$/gm)).toHaveLength(1);
  expect(card).not.toMatch(/^TEL:1/m);
  expect(card).toContain('FN:A\\;B\\,C\\\\\\nEND:VCARD\\nTEL:1 \r\n');
});

test('a long line is folded within 75 bytes, between characters', async () => {
  const name = `Zoë ${'Ünïcødé '.repeat(20)}`.trim();
  const [card = ''] = await cards({ name });
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain(`FN:${name}\r\n`);
});
