import { COUNTS_PATH, MOST_COUNTS } from '@rivermark/contracts/counts';
import { DAY_MS } from '@rivermark/contracts/durations';
import { expect, test } from 'vitest';
import { signIn } from './sign-in.ts';
import { startApp } from './start-app.ts';

async function counting(env: Readonly<Record<string, string>> = {}) {
  let now = Date.parse('2026-01-15T18:00:00Z');
  const started = await startApp(env, { clock: () => now });
  return {
    ...started,
    tell: (counts: unknown, headers: Readonly<Record<string, string>> = {}) =>
      started.app.inject({
        method: 'POST',
        url: COUNTS_PATH,
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(counts),
      }),
    pass: (ms: number) => {
      now += ms;
    },
    async rows() {
      await started.visitCounter.write();
      const rows = await started.db
        .selectFrom('visit_count')
        .selectAll()
        .orderBy('series')
        .orderBy('label')
        .execute();
      return rows.map(({ day, series, label, count }) => `${day} ${series} ${label} ${count}`);
    },
  };
}

test('what a page tells is added to the day, and nothing of who told it is kept anywhere', async () => {
  const site = await counting();
  const headers = { 'user-agent': 'Browser of Marisol', cookie: 'a=b', 'x-forwarded-for': '203.0.113.7' };
  const answer = await site.tell(
    [
      ['view', '/'],
      ['view', '/faq'],
      ['LCP', '2500'],
      ['quiz', 'coastal'],
      ['home', 'avondale'],
    ],
    headers,
  );
  await site.tell([['view', '/']], headers);
  expect(answer.statusCode).toBe(204);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await site.rows()).toEqual([
    '2026-01-15 LCP 2500 1',
    '2026-01-15 home avondale 1',
    '2026-01-15 quiz coastal 1',
    '2026-01-15 view / 2',
    '2026-01-15 view /faq 1',
  ]);
  await site.tell([['view', '/']]);
  expect(await site.rows()).toContain('2026-01-15 view / 3');
  expect(site.log()).not.toMatch(/Marisol|203\.0\.113/);
});

test('Global Privacy Control counts as a no, and so does another site’s page', async () => {
  const site = await counting();
  expect((await site.tell([['view', '/']], { 'sec-gpc': '1' })).statusCode).toBe(204);
  await site.tell([['view', '/']], { origin: 'https://elsewhere.example' });
  expect(await site.rows()).toEqual([]);
});

test('only the catalogue is counted, whatever is sent, so that it cannot grow', async () => {
  const site = await counting();
  const made = Array.from({ length: MOST_COUNTS - 4 }, (_, at) => ['view', `/made/${at}`]);
  await site.tell([...made, ['constructor', 'x'], ['LCP', '2501'], ['view', '/maps/tiny'], ['view', '/404']]);
  expect(await site.rows()).toEqual(['2026-01-15 view /404 1', '2026-01-15 view /maps/tiny 1']);
});

test('what is no list of counts is refused, too long ones as well, and nothing of it is counted', async () => {
  const site = await counting();
  const many = Array.from({ length: MOST_COUNTS + 1 }, () => ['view', '/']);
  for (const faulty of [
    many,
    'x',
    { view: '/' },
    [['view']],
    [['view', '/', 'more']],
    [['view', 'x'.repeat(300)]],
    [[1, 2]],
  ]) {
    expect((await site.tell(faulty)).statusCode).toBe(400);
  }
  expect((await site.tell([['view', 'x'.repeat(20_000)]])).statusCode).toBe(413);
  expect(await site.rows()).toEqual([]);
});

test('a flood is refused by its address, and bounded from all addresses together', async () => {
  const site = await counting();
  const flood = Array.from({ length: MOST_COUNTS }, () => ['view', '/']);
  const from = (address: number) => site.tell(flood, { 'x-forwarded-for': `203.0.113.${address}` });
  const answers = [];
  for (let call = 0; call < 61; call += 1) answers.push((await from(1)).statusCode);
  expect(answers.slice(-2)).toEqual([204, 429]);
  for (let address = 2; address < 200; address += 1) await from(address);
  expect(await site.rows()).toEqual(['2026-01-15 view / 20000']);
});

test('what cannot be written yet is written later', async () => {
  const site = await counting();
  await site.tell([['view', '/']]);
  await site.db.schema.alterTable('visit_count').renameTo('away').execute();
  await expect(site.visitCounter.write()).rejects.toThrow();
  await site.db.schema.alterTable('away').renameTo('visit_count').execute();
  expect(await site.rows()).toEqual(['2026-01-15 view / 1']);
});

test('counts go after 760 days, and with COUNTS=off there are none', async () => {
  const site = await counting();
  await site.tell([['view', '/']]);
  await site.rows();
  site.pass(761 * DAY_MS);
  await site.server.scheduler.runDue();
  expect(await site.rows()).toEqual([]);
  const off = await counting({ COUNTS: 'off' });
  expect((await off.tell([['view', '/']])).statusCode).toBe(404);
});

test('the desk shows pages, homes and the quiz under Visits, speed under Health, and says how it is counted', async () => {
  const site = await counting();
  const desk = await signIn(site);
  expect((await desk.get('/desk/visits')).body).toContain('Nothing was counted in these days yet');
  await site.tell([
    ['view', '/'],
    ['view', '/faq'],
    ['view', '/'],
    ['home', 'avondale'],
    ['quiz', 'coastal'],
  ]);
  await site.tell([
    ['LCP', '1000'],
    ['LCP', '1000'],
    ['LCP', '2500'],
    ['LCP', '10000'],
    ['INP', '500'],
    ['CLS', 'more'],
  ]);
  await site.rows();
  const body = (await desk.get('/desk/visits?days=7')).body.replaceAll(/ data-label="[^"]*"/g, '');
  for (const said of ['Home</th><td>2</td>', 'Avondale</th><td>1</td>']) {
    expect(body).toContain(said);
  }
  expect(body).not.toContain('at most 2.5');
  const health = (await desk.get('/desk/health')).body.replaceAll(/ data-label="[^"]*"/g, '');
  for (const said of [
    'at most 2.5\u00a0s</td><td>Good</td><td>4</td>',
    'at most 0.5\u00a0s</td><td>Slow: good is 0.2\u00a0s',
    'slower than is told apart',
  ]) {
    expect(health).toContain(said);
  }
  expect(body).toContain('Global Privacy Control');
  expect((await desk.get('/desk/figures')).body).toContain('href="/desk/visits"');
  site.pass(8 * DAY_MS);
  expect((await desk.get('/desk/visits?days=7')).body).toContain('Nothing was counted');
  expect((await site.app.inject('/desk/visits')).statusCode).toBe(401);
});
