import { fixtureFolder } from '@rivermark/content/fixtures';
import { DAY_MS } from '@rivermark/contracts/durations';
import { expect, test } from 'vitest';
import { requestSecret } from '../src/content-editing/broker-requests.ts';
import { contentDrafts } from '../src/content-editing/content-drafts.ts';
import { hashOfDrafts } from '../src/content-editing/content-editor.ts';
import { hashOfText } from '../src/content-editing/hash-of-text.ts';
import { previewFolder } from '../src/content-editing/previews.ts';
import type { DraftOutcome, DraftPublish, RunDrafts } from '../src/content-editing/run-drafts.ts';
import { composeMail } from '../src/notify/compose-mail.ts';
import { atDesk } from './at-desk.ts';
import { call, callBody } from './calls.ts';
import { postDesk } from './sign-in.ts';
import { words } from './words-of.ts';

const builtInContent = fixtureFolder('specification');
const file = 'content/homes/riverside-bungalow.yaml';
const home = '/desk/site/homes/riverside-bungalow';
const broker = { name: 'Dana Price', address: 'dana@brokerage.example' };

/** The desk with a broker; publishing removes the draft as the real program does. */
async function withBroker(env: Readonly<Record<string, string>> = {}) {
  const published: (DraftPublish & { of: string })[] = [];
  let outcome: DraftOutcome = { pages: ['/properties/riverside-bungalow'] };
  const runDrafts: RunDrafts = {
    see: async () => ({ pages: ['/properties/riverside-bungalow'] }),
    async publish(of, publish) {
      if (!('pages' in outcome)) return outcome;
      published.push({ of, ...publish });
      await drafts.remove(of);
      return outcome;
    },
    bringBack: async () => outcome,
    takePhoto: async () => ({ fault: 'Not in this test.' }),
  };
  const setting = { BROKER_EMAIL: `${broker.name} <${broker.address}>`, ...env };
  const desk = await atDesk(setting, { runDrafts, builtInContent });
  const drafts = contentDrafts(desk.db);
  const { agent, page, db, server, app } = desk;

  const mails = async () => {
    const rows = await db
      .selectFrom('outbox')
      .selectAll()
      .where('template', 'in', ['broker-request', 'broker-answer'])
      // The clock stands still, so the names order a request and its answer.
      .orderBy('created_at')
      .orderBy('template', 'desc')
      .execute();
    const compose = composeMail(server);
    return Promise.all(
      rows.map(async (row) =>
        compose(row).then(
          ({ mail }) => mail,
          () => undefined,
        ),
      ),
    );
  };
  const changePrice = (price: string, was = '895,000') =>
    agent.post(home, { was: JSON.stringify({ price: was }), 'field.price': price });
  const press = async () => {
    const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(await page(`${home}/changes`)) ?? [];
    return agent.post(`${home}/publish`, { seen });
  };
  return {
    ...desk,
    drafts,
    published,
    changePrice,
    press,
    mails,
    fail: (with_: DraftOutcome) => {
      outcome = with_;
    },
    /** The link in the newest mail to the broker. */
    link: async () => {
      const { id } = await db.selectFrom('broker_request').select('id').executeTakeFirstOrThrow();
      return `/approvals/${requestSecret(server.keyring, id, broker)}`;
    },
    open: (url: string) => app.inject({ url }),
    post: (url: string, entries: Record<string, string> = {}) => postDesk(app, url, entries),
  };
}

test('a changed price waits for the broker, and is published as it was shown once the broker approves', async () => {
  const { changePrice, press, published, page, link, open, post, mails, drafts } = await withBroker();
  await changePrice('$875,000');
  expect(words(await page(`${home}/changes`))).toContain('Send to Your Broker');
  expect((await press()).headers.location).toBe('/desk/site?asked');
  expect(published).toEqual([]);
  const shown = (await drafts.find(file))?.text;
  for (const at of ['/desk/site', home, `${home}/changes`])
    expect(words(await page(at))).toContain('Waiting for your broker since Thu, Jan 15, 10:00 AM ET.');

  const address = await link();
  const [request] = await mails();
  expect(request?.to).toEqual(broker);
  expect(request?.subject).toBe('Please approve: Riverside Bungalow');
  expect(request?.text).toContain('Price: $895,000 → $875,000');
  expect(request?.text).toContain(`Approve:\nhttp://localhost:3000${address}\n`);

  // Opening the links changes nothing: mail scanners follow them.
  for (const at of [address, `${address}/see`]) await open(at);
  const asked = await open(address);
  expect(words(asked.body)).toContain('would like to publish this on');
  expect(asked.headers['referrer-policy']).toBe('no-referrer');
  expect(asked.headers['cache-control']).toBe('no-store');
  expect(published).toEqual([]);

  expect((await post(`${address}/approve`)).headers.location).toBe(address);
  expect(published).toEqual([
    {
      of: file,
      by: expect.stringMatching(/, approved by Dana Price$/),
      words: 'Riverside Bungalow. Price: $895,000 → $875,000',
      drafts: hashOfDrafts(shown, undefined),
    },
  ]);
  expect(words((await open(address)).body)).toContain('Approved and published');
  await post(`${address}/approve`);
  await post(`${address}/send-back`, { note: 'Too late.' });
  expect(published).toHaveLength(1);
  expect((await mails()).map((mail) => mail?.subject)).toEqual([
    undefined,
    'Approved and published: Riverside Bungalow',
  ]);
});

test('a change that is sent back is kept, with a sentence for the agent', async () => {
  const { changePrice, press, published, page, link, post, mails, config } = await withBroker();
  await changePrice('$875,000');
  await press();
  const address = await link();
  await post(`${address}/send-back`, { note: '<b>Ask the seller first.</b>' });
  expect(await page(home)).toContain('&lt;b&gt;Ask the seller first.&lt;/b&gt;');
  expect(words(await page('/desk/site'))).toContain('Your broker sent this back Thu, Jan 15, 10:00 AM ET.');
  const answer = (await mails()).at(-1);
  expect(answer?.to).toEqual(config.agent);
  expect(answer?.text).toContain('“<b>Ask the seller first.</b>”');
  await post(`${address}/approve`);
  expect(published).toEqual([]);
  // Asked again, it has a new link, and the old one has ended.
  await press();
  expect(await link()).not.toBe(address);
  expect((await post(`${address}/approve`)).headers.location).toBe(address);
  expect(published).toEqual([]);
  await post(`${await link()}/approve`);
  expect(published).toHaveLength(1);
});

test.each<[string, (desk: Awaited<ReturnType<typeof withBroker>>) => unknown]>([
  ['changed since', ({ changePrice }) => changePrice('$865,000', '875,000')],
  ['thrown away', ({ agent }) => agent.post(`${home}/discard`)],
  ['taken back', ({ agent }) => agent.post(`${home}/take-back`)],
  ['seven days old', ({ pass }) => pass(7 * DAY_MS)],
])('a link ends when the change is %s', async (_, end) => {
  const desk = await withBroker();
  await desk.changePrice('$875,000');
  await desk.press();
  const address = await desk.link();
  expect((await desk.open(address)).statusCode).toBe(200);
  await end(desk);
  for (const at of [address, `${address}/see`, `${address}/see/properties/riverside-bungalow`])
    expect([at, (await desk.open(at)).statusCode]).toEqual([at, 404]);
  await desk.post(`${address}/approve`);
  await desk.post(`${address}/send-back`);
  expect(desk.published).toEqual([]);
});

test('a broker is told why an approved change could not be published, and can approve it later', async () => {
  const { changePrice, press, published, link, post, fail } = await withBroker();
  await changePrice('$875,000');
  await press();
  const address = await link();
  fail({ code: 'publish-failed', message: 'This did not work.' });
  const failed = await post(`${address}/approve`);
  expect(failed.statusCode).toBe(409);
  expect(words(failed.body)).toContain('It was not published This did not work.');
  fail({ pages: [] });
  await post(`${address}/approve`);
  expect(published).toHaveLength(1);
});

test('the link opens this one change: nothing of the desk, no other file, and a wrong one nothing', async () => {
  const { changePrice, press, link, open, post, published, db, config } = await withBroker();
  await changePrice('$875,000');
  await press();
  const address = await link();
  const secret = address.slice('/approvals/'.length);
  const row = await db.selectFrom('broker_request').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(secret);
  for (const wrong of ['x', row.id, row.token_hash, `${secret}A`, secret.toLowerCase(), '%00']) {
    expect((await open(`/approvals/${wrong}`)).statusCode).toBe(404);
    await post(`/approvals/${wrong}/approve`);
  }
  for (const path of [
    '..',
    '%2e%2e%2fdrawn-from.json',
    '../site.json',
    'desk/site',
    `${encodeURIComponent(previewFolder(config.dataDir, file))}`,
  ])
    expect([path, (await open(`${address}/see/${path}`)).statusCode]).toEqual([path, 404]);
  expect(words((await open(`/desk/site`)).body)).not.toContain('Riverside Bungalow');
  expect(words((await open(`/desk/sign-in/${secret}`)).body)).toContain('This link has ended');
  expect(published).toEqual([]);
});

test('files that are no home are published without the broker', async () => {
  const { agent, page, published, mails } = await withBroker();
  const about = '/desk/site/files/about';
  await agent.post(about, {
    was: JSON.stringify({ heading: 'One agent, from first call to closing' }),
    'field.heading': 'One agent',
  });
  const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(await page(`${about}/changes`)) ?? [];
  await agent.post(`${about}/publish`, { seen });
  expect(published.map(({ of }) => of)).toEqual(['content/about.md']);
  expect(await mails()).toEqual([]);
});

test('the link of an earlier broker has ended', async () => {
  const { changePrice, press, db, server, open } = await withBroker();
  await changePrice('$875,000');
  await press();
  const { id } = await db.selectFrom('broker_request').select('id').executeTakeFirstOrThrow();
  const earlier = { name: '', address: 'earlier@brokerage.example' };
  const secret = requestSecret(server.keyring, id, earlier);
  await db
    .updateTable('broker_request')
    .set({ token_hash: hashOfText(secret) })
    .execute();
  expect((await open(`/approvals/${secret}`)).statusCode).toBe(404);
});

test('an address that guesses links is refused, and its inquiries are stored', async () => {
  const { open, app } = await withBroker();
  const answers = await Promise.all(Array.from({ length: 310 }, (_, at) => open(`/approvals/guess-${at}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
  expect((await call(app, callBody())).statusCode).toBe(200);
});

test('without BROKER_EMAIL a home is published at once, and no link exists', async () => {
  const { changePrice, press, published, open } = await withBroker({ BROKER_EMAIL: '' });
  await changePrice('$875,000');
  expect((await press()).headers.location).toBe('/desk/site?published=riverside-bungalow');
  expect(published).toHaveLength(1);
  expect((await open('/approvals/x')).statusCode).toBe(404);
});
