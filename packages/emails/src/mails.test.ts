import { fixtureContent } from '@rivermark/content/fixtures';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { expect, test } from 'vitest';
import { mailExamples as examplesOf } from './gallery.ts';

const mailExamples = examplesOf(fixtureContent());

async function example(name: string) {
  const mail = await mailExamples[name]?.();
  if (!mail) throw new Error(`The gallery has no ${name}`);
  return mail;
}

test('the page is named by its name and linked, in HTML and in text', async () => {
  const { html, text } = await example('contact');
  expect(html).toMatch(
    /<a [^>]*href="http:\/\/localhost:3000\/neighborhoods\/avondale"[^>]*>Avondale guide<\/a>/,
  );
  expect(text).toContain(
    'From the page: Avondale guide\nhttp://localhost:3000/neighborhoods/avondale\nFound me through: First google.com, last newsletter / email\n',
  );
  expect((await example('portfolio')).html).toMatch(
    /<a [^>]*href="http:\/\/localhost:3000\/"[^>]*>the home page<\/a>/,
  );
});

test('a page that the site does not have is named by its path', async () => {
  expect((await example('marked-as-spam')).text).toContain('From the page: /old-address\n');
});

test('dates are told in words and times with their zone', async () => {
  const { html, text } = await example('showing');
  for (const part of [html.replaceAll('\u00a0', ' '), text]) {
    expect(part).toContain('Friday, December 4, 2026');
    expect(part).not.toContain('2026-12-04');
    expect(part).toContain('Friday, November 20, 2026 at 4:04 PM ET');
    expect(part).toContain('Saturday, November 21, 2026 at 4:04 PM ET');
  }
  expect((await example('documents-receipt')).text).toContain('I erase them on Sunday, December 20, 2026.');
});

test('in plain text each document has its link alone on the line after its name', async () => {
  const lines = (await example('documents-to-agent')).text.split('\n');
  const named = lines.flatMap((line, index) => (line.endsWith('.pdf') ? [lines[index + 1]] : []));
  expect(named).toHaveLength(documentFieldNames.length);
  for (const [index, link] of named.entries()) {
    expect(link).toBe(`http://localhost:3000/agent/documents/sample/${index + 1}`);
  }
  const program = lines.findIndex((line) => line.startsWith('This file carries a program'));
  expect(lines[program - 1]).toMatch(/^http/);
});

test.each(Object.keys(mailExamples))('%s: no typed address adds a recipient to a mail link', async (name) => {
  const links = [...(await example(name)).html.matchAll(/href="(mailto:[^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  for (const link of links) {
    const { pathname, searchParams } = new URL(link);
    expect(decodeURIComponent(pathname)).toMatch(/^[^@]+@[^@]+$/);
    expect([...searchParams.keys()].filter((field) => field !== 'subject')).toEqual([]);
  }
});

/** A letter to a client: it speaks, and no table stands in it. */
const spoken = ['acknowledgement', 'acknowledgement-guide', 'acknowledgement-no-guide', 'documents-receipt'];
const withoutLabels = [...spoken, 'morning-digest-held'];

test.each(spoken)('%s speaks in the first person, and ends with who signs it', async (name) => {
  const { html, text } = await example(name);
  expect(text).toMatch(/\bI\b/);
  expect(text + html).not.toMatch(/the agent|class="facts"/i);
  const { agentName, brokerageName, phone, email } = fixtureContent().identity;
  expect(text).toContain(`-- \n${agentName}, ${brokerageName}\n${phone}\n${email}\n`);
});

test.each(Object.keys(mailExamples).filter((name) => !withoutLabels.includes(name)))(
  '%s: each label stands above its value where style sheets are dropped',
  async (name) => {
    const { html } = await example(name);
    const bare = html.replace(/<style>.*?<\/style>/s, '');
    const labels = [...bare.matchAll(/<div class="label[^>]*style="([^"]*)"/g)].map(([, style]) => style);
    expect(labels.length).toBeGreaterThan(0);
    // Beside its value it would be in a cell of its own, or float.
    expect(bare).not.toMatch(/<\/td>\s*<td class/);
    for (const style of labels) expect(style).not.toMatch(/float|inline|width/);
  },
);

test.each(Object.keys(mailExamples))('%s: nothing is fetched when it is opened', async (name) => {
  const { html } = await example(name);
  // A letter brings its picture along.
  const fetched = html.replaceAll('<img src="cid:', '');
  expect(fetched).not.toMatch(/<(img|link|script|iframe|video)\b|url\(|@import|background=/i);
});

test('what a visitor is answered at once names who answers, by when and how to reach them', async () => {
  const { html, text } = await example('acknowledgement-guide');
  for (const part of [html.replaceAll('\u00a0', ' '), text.replaceAll('\u00a0', ' ')]) {
    expect(part).toContain('I have your note');
    expect(part).toContain('You’ll hear from me by 4 PM Saturday.');
    expect(part).toContain('904-555-0142');
    expect(part).toContain('http://localhost:3000/buyers-guide');
  }
  expect((await example('acknowledgement-no-guide')).text).not.toContain('/buyers-guide');
});

test('every mail about an enquiry leads to the desk and to saying that somebody was in touch', async () => {
  for (const name of ['contact', 'reminder', 'reminder-overdue', 'morning-digest', 'enquiry-digest']) {
    const { html, text } = await example(name);
    for (const part of [html, text]) {
      expect(part).toContain('/agent/in-touch/sample');
      expect(part).toContain('http://localhost:3000/desk');
    }
  }
  const backup = await example('reminder-to-backup');
  expect(backup.text).toContain('/agent/in-touch/sample');
  expect(backup.html + backup.text).not.toContain('/desk');
});

test('a self-test says in its subject and its first words that nobody wrote', async () => {
  const { subject, text } = await example('self-test');
  expect(subject).toMatch(/^\[Self-test\] /);
  expect(text).toContain('Nobody wrote');
  expect(text).not.toContain('I have been in touch');
});

test('no button of a mail breaks across lines where style sheets are dropped, and a number keeps its unit', async () => {
  const { html } = await example('reminder-overdue');
  const buttons = [...html.matchAll(/<a class="button[^"]*"[^>]*style="([^"]*)"/g)].map(([, style]) => style);
  expect(buttons).toHaveLength(4);
  for (const style of buttons) expect(style).toContain('white-space:nowrap');
  expect(html).toMatch(/<h1[^>]*>Overdue\. 2 inquiries wait, the oldest for 24\u00a0h</);
});

/** Every phone number, address, link and day that a reader of this part finds in it. */
function factsIn(part: string): string[] {
  const facts =
    /\(?\d{3}\)?[ -]\d{3}-\d{4}|[\w.+?=]+@[\w.-]+\.\w+|https?:\/\/[^\s"<>]+|[A-Z][a-z]+ \d{1,2}, \d{4}(?: at [\d:]+ [AP]M)?/g;
  return [...new Set(part.match(facts) ?? [])].sort();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decoded = (html: string) =>
  html
    .replace(/^.*?<body|<style>.*?<\/style>/gs, '')
    .replace(/href="(?:mailto|tel):[^"]*"/g, '')
    .replaceAll('\u00a0', ' ')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/<(?!a )[^>]*>/g, ' ');

test.each(Object.keys(mailExamples))('%s: its text says every fact that its HTML says', async (name) => {
  const { html, text } = await example(name);
  expect(factsIn(text.replaceAll('\u00a0', ' '))).toEqual(factsIn(decoded(html)));
});
