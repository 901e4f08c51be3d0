import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureFolder, mastersFolder } from '@rivermark/content/fixtures';
import { loadContent } from '@rivermark/content/load';
import { expect, test } from 'vitest';
import { contentDrafts } from '../src/content-editing/content-drafts.ts';
import { hashOfDrafts } from '../src/content-editing/content-editor.ts';
import type { DraftOutcome, RunDrafts } from '../src/content-editing/run-drafts.ts';
import { atDesk, START } from './at-desk.ts';
import { temporaryFolder } from './start-app.ts';
import { words } from './words-of.ts';

const builtInContent = fixtureFolder('specification');
const file = 'content/homes/riverside-bungalow.yaml';
const published = readFileSync(join(builtInContent, file), 'utf8');
const home = '/desk/site/homes/riverside-bungalow';

/** The desk, with what it asks of the program that draws and publishes. */
async function siteDesk(outcome: DraftOutcome = { pages: ['/properties/riverside-bungalow', '/'] }) {
  const asked: string[] = [];
  const answer = (...words: string[]) => {
    asked.push(words.join(' '));
    return Promise.resolve(outcome);
  };
  const runDrafts: RunDrafts = {
    see: (of) => answer('see', of),
    publish: (of, { by, words: what }) => answer('publish', of, by, what),
    bringBack: (number, by) => answer('restore', String(number), by),
    takePhoto: async () => ({ fault: 'Not in this test.' }),
  };
  const desk = await atDesk({}, { runDrafts, builtInContent });
  const drafts = contentDrafts(desk.db);
  const shown = async () => {
    // The large form comes after those of one tap.
    const was = [...(await desk.page(home)).matchAll(/name="was" value="([^"]*)"/g)].at(-1)?.[1] ?? '';
    return JSON.parse(
      was.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
    ) as Record<string, string>;
  };
  /** Saves fields as a form does that was opened when it showed `was`. */
  const save = (fields: Record<string, string>, was: Record<string, string>) =>
    desk.agent.post(home, {
      was: JSON.stringify(was),
      ...Object.fromEntries(
        Object.entries({ ...was, ...fields }).map(([name, value]) => [`field.${name}`, value]),
      ),
    });
  /** Publishes what the page of the changes shows. */
  const publish = async (more: Record<string, string> = {}) => {
    const { body } = await desk.agent.get(`${home}/changes`);
    const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(body) ?? [];
    return desk.agent.post(`${home}/publish`, { seen, ...more });
  };
  return { ...desk, asked, drafts, shown, save, publish };
}

test('a changed price is a draft that changes one line of its file, and is published by one button', async () => {
  const { page, asked, drafts, shown, save, publish } = await siteDesk();
  const saved = await save({ price: '$875,000' }, await shown());
  expect(saved.headers.location).toBe(`${home}/changes`);
  expect((await drafts.find(file))?.text).toBe(published.replace('price: 895000', 'price: 875000'));
  const changes = words(await page(`${home}/changes`));
  expect(changes).toContain('What changes, on 2 pages: Price: $895,000 → $875,000');
  expect(words(await page('/desk/site'))).toMatch(/Riverside Bungalow \$875,000, for sale Not published/);
  const done = await publish();
  expect(asked).toEqual([
    `see ${file}`,
    `see ${file}`,
    expect.stringMatching(
      /^publish content\/homes\/riverside-bungalow\.yaml .+ Riverside Bungalow\. Price: \$895,000 → \$875,000$/,
    ),
  ]);
  expect(words(await page(String(done.headers.location)))).toContain('Riverside Bungalow is published.');
});

test('a status changes by one tap, and what is taken back leaves no draft', async () => {
  const { agent, drafts, shown, save, page } = await siteDesk();
  await agent.post(home, { was: '{"status":"for-sale"}', 'field.status': 'under-contract' });
  expect((await drafts.find(file))?.text).toContain('status: under-contract');
  expect(words(await page(`${home}/changes`))).toContain('Status: for sale → under contract');
  await save({ status: 'for-sale' }, await shown());
  expect(await drafts.find(file)).toBeUndefined();
});

test('a home is marked sold with its month, proposed as this one, and a price only where it may be told', async () => {
  const { agent, drafts, page } = await siteDesk();
  expect(await page(home)).toMatch(/<input id="sold-month" type="month" name="field\.sold" value="2026-01"/);
  const was = '{"status":"for-sale","sold":"","soldPrice":""}';
  const sold = { 'field.status': 'sold', 'field.sold': '2026-01' };
  await agent.post(home, { was, ...sold, 'field.soldPrice': '' });
  expect((await drafts.find(file))?.text).toContain('status: sold\nsold: 2026-01\nprice: 895000\n');
  await agent.post(home, { was: '{"soldPrice":""}', 'field.soldPrice': '$870,000' });
  expect(words(await page(`${home}/changes`))).toMatch(
    /Status: for sale → sold Sold: nothing → 2026-01 Sold price: nothing → \$870,000/,
  );
});

test('a home is printed from its page, and a withdrawn one says where its address will lead', async () => {
  const { agent, page } = await siteDesk();
  for (const sheet of ['1', 'rider'])
    expect(await page(home)).toContain(`href="/properties/riverside-bungalow?sheet=${sheet}"`);
  await agent.post(home, { was: '{"status":"for-sale"}', 'field.status': 'withdrawn' });
  expect(words(await page(`${home}/changes`))).toContain('led to the guide of its neighborhood');
});

test('an open house is added and taken out by the form alone, and is a line of the file', async () => {
  const { agent, drafts, shown, page } = await siteDesk();
  const post = async (more: Record<string, string>) => {
    const was = await shown();
    const fields = Object.entries({ ...was, ...more }).filter(([name]) => name !== 'act');
    return agent.post(home, {
      was: JSON.stringify(was),
      ...Object.fromEntries(fields.map(([name, value]) => [`field.${name}`, value])),
      ...(more.act !== undefined && { act: more.act }),
    });
  };
  const opened = await post({ act: 'add openHouses' });
  expect(opened.headers.location).toBe(`${home}?add=openHouses#entry-openHouses.0`);
  const form = await page(`${home}?add=openHouses`);
  expect(form).toMatch(/name="field\.openHouses\.0\.date"[^>]* type="date"/);
  expect(form).toMatch(/name="field\.openHouses\.0\.from"[^>]* type="time"/);
  await post({
    'openHouses.0.date': '2026-02-01',
    'openHouses.0.from': '13:00',
    'openHouses.0.to': '15:00',
    'openHouses.0.note': 'Park on the lane',
  });
  expect((await drafts.find(file))?.text).toContain(
    '\nopenHouses:\n  - date: 2026-02-01\n    from: 13:00\n    to: 15:00\n    note: Park on the lane\n',
  );
  const sentence = 'Open houses: new, Sunday, February 1, 1–3 PM';
  expect(words(await page(`${home}/changes`))).toContain(sentence);
  await post({ act: 'remove openHouses.0' });
  expect(await drafts.find(file)).toBeUndefined();
});

test('a number that is probably a slip is published only when its box is checked', async () => {
  const { asked, shown, save, publish } = await siteDesk();
  await save({ price: '87500' }, await shown());
  const refused = await publish();
  expect(refused.statusCode).toBe(422);
  expect(words(refused.body)).toContain('Price goes from $895,000 to $87,500. Is that right?');
  expect(asked.filter((words) => words.startsWith('publish'))).toEqual([]);
  expect((await publish({ sure: 'price' })).statusCode).toBe(303);
  expect(asked.filter((words) => words.startsWith('publish'))).toHaveLength(1);
});

test('a fault stands beside its field, with what was typed, and nothing is published', async () => {
  const fault = {
    words: `${file}, line 6, price: 12 is less than 10000.`,
    file,
    field: 'price',
    advice: '12 is less than 10000. Write the price asked in dollars, digits only, without $ and commas.',
  };
  const ofPhoto = {
    words: 'photos/riverside-bungalow/01.txt: the text is empty.',
    file: 'photos/riverside-bungalow/01.txt',
    field: '',
    advice: 'The text is empty. Write into it, in one sentence, what the photo shows.',
  };
  const { agent, shown, save } = await siteDesk({ faults: [fault, ofPhoto] });
  await save({ price: '12' }, await shown());
  const answer = await agent.get(`${home}/changes`);
  expect(answer.statusCode).toBe(422);
  expect(words(answer.body)).toContain('Not ready to publish yet Price : 12 is less than 10000.');
  expect(answer.body).toMatch(/aria-invalid="true" [^>]*value="12"/);
  expect(answer.body).toContain('12 is less than 10000. Write the price asked in dollars.');
  expect(answer.body).toContain(`<a href="${home}/photos#photo-1">Photo 1</a>: The text is empty.`);
  expect(answer.body).not.toContain('>Publish<');
});

test('what two devices change goes together, and a field that both changed is chosen', async () => {
  const { drafts, shown, save, page } = await siteDesk();
  const was = await shown();
  await save({ price: '880000', beds: '4' }, was);
  // Opened before that save: other fields join it, the same field is asked about.
  await save({ baths: '3' }, was);
  expect((await drafts.find(file))?.text).toMatch(/price: 880000\nbeds: 4\nbaths: 3\n/);
  const both = await save({ price: '875000' }, was);
  expect(both.statusCode).toBe(409);
  expect(words(both.body)).toContain('What you typed 875,000 What was saved meanwhile 880,000');
  expect((await drafts.find(file))?.text).toContain('price: 880000');
  await save({ price: '875,000' }, await shown());
  expect(words(await page(`${home}/changes`))).toContain('Price: $895,000 → $875,000');
});

test('what is typed after the session ended is on the page that says so', async () => {
  const { app, shown, config } = await siteDesk();
  const was = await shown();
  const answer = await app.inject({
    method: 'POST',
    url: home,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: config.publicUrl },
    payload: new URLSearchParams({
      token: 'old',
      was: JSON.stringify(was),
      'field.price': '875,000',
    }).toString(),
  });
  expect(answer.statusCode).toBe(401);
  expect(answer.body).toContain('name="field.price" value="875,000"');
});

test('a home of five fields can be published, and one with the name of another is not added', async () => {
  const { agent, drafts, page } = await siteDesk();
  const asks = [...(await page('/desk/site/new')).matchAll(/name="field\.(\w+)"/g)].map(([, name]) => name);
  expect(asks).toEqual(['name', 'address', 'neighborhood', 'price', 'beds', 'baths']);
  const fields = {
    'field.name': 'Ortega Cottage',
    'field.address': '12 River Road, Ortega',
    'field.neighborhood': 'ortega',
    'field.price': '640,000',
    'field.beds': '3',
    'field.baths': '2.5',
  };
  const added = await agent.post('/desk/site/new', fields);
  expect(added.headers.location).toBe('/desk/site/homes/ortega-cottage/changes');
  const text = (await drafts.find('content/homes/ortega-cottage.yaml'))?.text ?? '';
  expect(text).toBe(
    'name: Ortega Cottage\naddress: 12 River Road, Ortega\nneighborhood: ortega\nstatus: for-sale\nprice: 640000\nbeds: 3\nbaths: 2.5\nnumber: 9\nasOf: 2026-01\n',
  );
  const copy = temporaryFolder();
  cpSync(builtInContent, copy, { recursive: true });
  writeFileSync(join(copy, 'content/homes/ortega-cottage.yaml'), text);
  const loaded = loadContent(copy, new Date(START), mastersFolder);
  const cottage = 'content' in loaded && loaded.content.homes.find(({ id }) => id === 'ortega-cottage');
  expect(cottage).toMatchObject({
    summary: '3 bedrooms and 2.5 baths in Ortega: a house in Jacksonville, Florida.',
    plate: 'bungalow',
  });
  expect(words(await page('/desk/site'))).toContain('Ortega Cottage $640,000, for sale Not published');
  const again = await agent.post('/desk/site/new', fields);
  expect(again.statusCode).toBe(422);
  expect(words(again.body)).toContain('Another home has this name.');
  await agent.post('/desk/site/homes/ortega-cottage/discard');
  expect(await drafts.all()).toEqual([]);
});

test('when a publish does not work the draft stays and the reason is said', async () => {
  const message = 'Another publish is in progress. Please try again when it is done.';
  const { agent, drafts, shown, save } = await siteDesk({ code: 'publish-in-progress', message });
  await save({ price: '875000' }, await shown());
  const seen = hashOfDrafts((await drafts.find(file))?.text, undefined);
  const answer = await agent.post(`${home}/publish`, { seen });
  expect(words(answer.body)).toContain(message);
  expect(await drafts.find(file)).toBeDefined();
});

test('what another device changed since the page was opened is looked at before it is published', async () => {
  const { agent, asked, shown, save, page } = await siteDesk();
  await save({ price: '875000' }, await shown());
  const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(await page(`${home}/changes`)) ?? [];
  await save({ beds: '4' }, await shown());
  const answer = await agent.post(`${home}/publish`, { seen });
  expect(answer.statusCode).toBe(409);
  expect(words(answer.body)).toContain('Another device changed this meanwhile.');
  expect(words(answer.body)).toContain('Beds: 3 → 4');
  expect(asked.filter((words) => words.startsWith('publish'))).toEqual([]);
});

test('a home has the name of a file, and no path leads elsewhere', async () => {
  const { agent } = await siteDesk();
  for (const id of ['..%2fsettings', 'Riverside-Bungalow', '%00', 'constructor'])
    expect([id, (await agent.get(`/desk/site/homes/${id}`)).statusCode]).toEqual([id, 404]);
});

test('a preview leads to pages of the site alone', async () => {
  const { agent, shown, save } = await siteDesk();
  await save({ price: '875000' }, await shown());
  const preview = '/desk/site/see/riverside-bungalow';
  expect((await agent.get(`${preview}/`)).headers.location).toBe('/');
  for (const path of ['//evil.example', '/%00', '/..%2f..%2fsite.json', '/img/..%2f..%2fsite.json'])
    expect([path, (await agent.get(`${preview}${path}`)).statusCode]).toEqual([path, 404]);
});

test('nobody but the desk sees a preview', async () => {
  const { app } = await siteDesk();
  const answer = await app.inject('/desk/site/see/riverside-bungalow/properties/riverside-bungalow');
  expect(words(answer.body)).toContain('Sign in');
});
