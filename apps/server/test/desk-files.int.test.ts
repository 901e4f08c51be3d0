import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureFolder } from '@rivermark/content/fixtures';
import type { DrawFault } from '@rivermark/contracts/renderer';
import { expect, test } from 'vitest';
import { contentDrafts } from '../src/content-editing/content-drafts.ts';
import { previewFolder } from '../src/content-editing/previews.ts';
import type { DraftOutcome, RunDrafts } from '../src/content-editing/run-drafts.ts';
import { atDesk } from './at-desk.ts';
import { words } from './words-of.ts';

const builtInContent = fixtureFolder('specification');
const textOf = (file: string) => readFileSync(join(builtInContent, file), 'utf8');
const market = 'content/market.yaml';
const marketPage = '/desk/site/files/market';

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

async function filesDesk(outcome: DraftOutcome = { pages: ['/market-insights'] }) {
  const asked: string[] = [];
  const answer = (...parts: string[]) => {
    asked.push(parts.join(' '));
    return Promise.resolve(outcome);
  };
  const runDrafts: RunDrafts = {
    see: (of) => answer('see', of),
    publish: (of, { by, words: what }) => answer('publish', of, by, what),
    bringBack: (number, by) => answer('restore', String(number), by),
    takePhoto: async () => ({ fault: 'Not in this test.' }),
  };
  const desk = await atDesk({}, { runDrafts, builtInContent });
  const shown = async (page: string) => {
    const [, was = ''] = /name="was" value="([^"]*)"/.exec(await desk.page(page)) ?? [];
    return JSON.parse(unescaped(was)) as Record<string, string>;
  };
  /** Sends the form as a browser does that was opened when it showed `was`. */
  const send = (
    page: string,
    fields: Record<string, string>,
    { was, act }: { was: Record<string, string>; act?: string },
  ) =>
    desk.agent.post(page, {
      was: JSON.stringify(was),
      ...(act !== undefined && { act }),
      ...Object.fromEntries(
        Object.entries({ ...was, ...fields }).map(([name, value]) => [`field.${name}`, value]),
      ),
    });
  return { ...desk, asked, drafts: contentDrafts(desk.db), shown, send };
}

test('the site has a list of everything that can be changed, with what waits on top', async () => {
  const { page, shown, send } = await filesDesk();
  await send(marketPage, { 'sales.0.days': '60' }, { was: await shown(marketPage) });
  const about = '/desk/site/files/about';
  await send(about, { heading: 'One agent' }, { was: await shown(about) });
  const site = words(await page('/desk/site'));
  expect(site).toMatch(
    /Not published yet Market figures About me Homes .* Neighborhoods Market figures .* Questions/,
  );
  expect(words(await page('/desk/site/more/neighborhoods'))).toContain('Riverside');
  expect(words(await page('/desk/site/more/seldom'))).toContain('Privacy policy');
});

test('a new month is one line for each figure, with the month before beside its field', async () => {
  const { page, drafts, shown, send } = await filesDesk();
  expect(words(await page(marketPage))).toMatch(
    /A new month Median Price, November 2026 \(optional\) October 2026: 385,000\./,
  );
  const saved = await send(
    marketPage,
    { 'trends.0.months.2026-11': '386,000', 'trends.1.months.2026-11': '43' },
    { was: await shown(marketPage) },
  );
  expect(saved.headers.location).toBe(`${marketPage}/changes`);
  const text = (await drafts.find(market))?.text ?? '';
  expect(text.split('\n').filter((line) => !textOf(market).includes(line))).toEqual([
    '      2026-11: 386000',
    '      2026-11: 43',
  ]);
  const changes = words(await page(`${marketPage}/changes`));
  expect(changes).toContain('What changes, on 1 page: Median Price, November 2026: nothing → 386,000');
  // The clock of the test is at January.
  expect(changes).toContain('a month that has not come yet. Is that right?');
});

test('a file is published by one button, and the history says what changed', async () => {
  const { agent, page, asked, shown, send } = await filesDesk();
  await send(marketPage, { 'sales.1.price': '$1,500,000' }, { was: await shown(marketPage) });
  const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(await page(`${marketPage}/changes`)) ?? [];
  const done = await agent.post(`${marketPage}/publish`, { seen });
  expect(asked.at(-1)).toMatch(
    /^publish content\/market\.yaml .+ Market figures\. Ortega, Price: \$1,480,000 → \$1,500,000$/,
  );
  expect(words(await page(String(done.headers.location)))).toContain('Published: Market figures.');
});

test('questions are added and removed by buttons, and their addresses stay', async () => {
  const { page, drafts, shown, send } = await filesDesk();
  const [file, questions] = ['content/faq.md', '/desk/site/files/faq'];
  const was = await shown(questions);
  const count = Object.keys(was).filter((name) => name.endsWith('.question')).length;
  const asks = await send(questions, {}, { was, act: 'add questions' });
  expect(asks.headers.location).toBe(`${questions}?add=questions#entry-questions.${count}`);
  expect(await page(String(asks.headers.location))).toContain(`name="field.questions.${count}.question"`);
  const own = { [`questions.${count}.question`]: 'Is there a fee?', [`questions.${count}.answer`]: 'No.' };
  await send(questions, own, { was });
  expect((await drafts.find(file))?.text).toBe(`${textOf(file)}\n## Is there a fee?\n\nNo.\n`);
  await send(questions, {}, { was: await shown(questions), act: `remove questions.${count}` });
  expect(await drafts.find(file)).toBeUndefined();
  await send(questions, {}, { was: await shown(questions), act: 'remove questions.0' });
  expect(words(await page(`${questions}/changes`))).toContain('Questions: taken out, How much are closing');
});

test('a check of a guide chooses among the parts that its drawing has', async () => {
  const { page } = await filesDesk();
  const form = await page('/desk/site/files/neighborhoods.ortega');
  const [, options = ''] = /<select id="field-checks\.1\.spot"[^>]*>(.*?)<\/select>/s.exec(form) ?? [];
  expect(options).toContain('<option value="">Not set</option>');
  expect(options).toContain('<option value="bulkhead" selected>Bulkhead</option>');
  expect(options).not.toContain('"garage"');
});

test('a fault of an entry or of a paragraph stands beside its field', async () => {
  const riverside = '/desk/site/files/neighborhoods.riverside';
  const file = 'content/neighborhoods/riverside.md';
  const advice = 'a guide has paragraphs alone. Write it as a sentence.';
  const line = textOf(file).split('\n').length - 1;
  const faults: DrawFault[] = [
    { words: advice, file, field: '', line, advice },
    { words: 'x', file, field: 'buildings 2.name', advice: 'is missing. Write what it is called.' },
  ];
  const { agent, shown, send } = await filesDesk({ faults });
  await send(riverside, { tagline: 'Porches' }, { was: await shown(riverside) });
  const answer = await agent.get(`${riverside}/changes`);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toMatch(/id="field-text-fault">A guide has paragraphs alone\./);
  expect(answer.body).toMatch(/id="field-buildings\.1\.name-fault">Is missing\./);
  expect(answer.body).toContain('<a href="#field-buildings.1.name">Villa Riva, Name</a>');
  expect(answer.body).toMatch(/<details class="one-of" id="entry-buildings\.1" open>/);
});

test('what was typed into a list that another device made longer is shown and not saved', async () => {
  const { drafts, shown, send } = await filesDesk();
  const was = await shown(marketPage);
  await send(
    marketPage,
    { 'sales.4.neighborhood': 'riverside', 'sales.4.type': 'Bungalow', 'sales.4.price': '900000' },
    { was },
  );
  // Other fields go together.
  await send(marketPage, { intro: 'What homes sell for.' }, { was });
  const saved = (await drafts.find(market))?.text ?? '';
  expect(saved).toContain('intro: What homes sell for.');
  expect(saved).toContain('type: Bungalow');
  const both = await send(marketPage, { 'sales.0.price': '2,200,000' }, { was });
  expect(both.statusCode).toBe(409);
  expect(words(both.body)).toContain('Ponte Vedra Beach, Price: 2,200,000');
  expect((await drafts.find(market))?.text).toBe(saved);
});

test('two devices that save at the same moment both keep what they changed', async () => {
  const { drafts, shown, send } = await filesDesk();
  const was = await shown(marketPage);
  await Promise.all([
    send(marketPage, { 'sales.0.days': '60' }, { was }),
    send(marketPage, { 'sales.1.days': '50' }, { was }),
    send(marketPage, { reportLine: 'One street.' }, { was }),
  ]);
  const text = (await drafts.find(market))?.text;
  expect(text).toContain('days: 60');
  expect(text).toContain('days: 50');
  expect(text).toContain('reportLine: One street.');
});

test('what is thrown away leaves neither a draft nor its drawn pages', async () => {
  const { agent, config, drafts, shown, send } = await filesDesk();
  await send(marketPage, { 'sales.0.days': '60' }, { was: await shown(marketPage) });
  const drawn = previewFolder(config.dataDir, market);
  mkdirSync(drawn, { recursive: true });
  await agent.post(`${marketPage}/discard`);
  expect(await drafts.all()).toEqual([]);
  expect(existsSync(drawn)).toBe(false);
});

test('boxes are saved as a list, and no path leads to another file', async () => {
  const { agent, drafts, shown } = await filesDesk();
  const settings = '/desk/site/files/settings';
  const was = JSON.stringify(await shown(settings));
  await agent.post(settings, { was, 'field.businessHours.days': ['Monday', 'Friday', ''] });
  expect((await drafts.find('content/settings.yaml'))?.text).toContain('days: [Monday, Friday]');
  for (const id of ['homes.riverside-bungalow', '..%2fsettings', 'README', 'constructor', '%00'])
    expect([id, (await agent.get(`/desk/site/files/${id}`)).statusCode]).toEqual([id, 404]);
  expect((await agent.get('/desk/site/more/often')).statusCode).toBe(404);
});
