import { randomUUID } from 'node:crypto';
import { COUNTS_PATH } from '@rivermark/contracts/counts';
import { documentIds, RESUMABLE_PATH, STORAGE_PATH } from '@rivermark/contracts/documents';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { expect, test } from 'vitest';
import { call, callBody, postForm } from './calls.ts';
import { newName, startWithClients } from './documents-calls.ts';
import { startApp } from './start-app.ts';
import { create } from './tus-calls.ts';

const site = 'https://www.rivermark.example';
const env = { PUBLIC_URL: 'https://api.rivermark.example', SITE_ORIGIN: site };
const elsewhere = [
  'https://www.rivermark.example.evil.example',
  'http://www.rivermark.example',
  'https://www.rivermark.example:8443',
  'https://api.rivermark.example',
  'null',
  '',
];
const called = [
  EMAIL_SEND_PATH,
  COUNTS_PATH,
  RESUMABLE_PATH,
  `${STORAGE_PATH}/object/${documentIds.bucket}/x.pdf`,
];

type App = Awaited<ReturnType<typeof startApp>>['app'];

/** What a browser asks before it sends what another origin's page wants sent. */
const ask = (app: App, url: string, origin: string) =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });

test('the pages of SITE_ORIGIN may call what pages call, and read the answers', async () => {
  const { app } = await startApp(env);
  for (const url of called) {
    const { statusCode, headers } = await ask(app, url, site);
    expect([url, statusCode, headers['access-control-allow-origin']]).toEqual([url, 204, site]);
    expect(headers['access-control-allow-headers']).toContain('content-type');
    expect(headers.vary).toContain('origin');
  }
  const sent = await call(app, callBody({ submission_id: randomUUID() }), { origin: site });
  expect([sent.statusCode, sent.headers['access-control-allow-origin']]).toEqual([200, site]);
});

test('what browsers ask ahead of a call is logged and counted as all requests are', async () => {
  const { app, log } = await startApp(env);
  await ask(app, EMAIL_SEND_PATH, site);
  expect(log()).toMatch(/"method":"OPTIONS".*"status":204.*"msg":"request"/);
  const metrics = (await app.inject({ url: '/metrics', headers: { host: 'localhost' } })).body;
  expect(metrics).toMatch(/rivermark_requests_total\{class="[a-z-]+",status="2xx"\} 1/);
});

test.each(elsewhere)(
  'the origin %j is refused: no browser sends for it, and what it sends all the same is marked',
  async (origin) => {
    const { app, db, enquiries, visitCounter } = await startApp(env);
    for (const url of called) {
      const { headers } = await ask(app, url, origin);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
    if (!URL.canParse(origin)) return;
    const sent = await call(app, callBody({ submission_id: randomUUID() }), { origin, host: 'inside:3000' });
    expect(sent.headers['access-control-allow-origin']).toBeUndefined();
    const isOurs = origin === env.PUBLIC_URL;
    expect((await enquiries())[0]?.spam_marks.includes('foreign-origin')).toBe(!isOurs);
    await app.inject({
      method: 'POST',
      url: COUNTS_PATH,
      headers: { origin, host: 'inside:3000', 'content-type': 'application/json' },
      payload: '[["view","/faq"]]',
    });
    await visitCounter?.write();
    const counted = await db.selectFrom('visit_count').select('label').execute();
    expect(counted).toEqual(isOurs ? [{ label: '/faq' }] : []);
  },
);

test('desk, links to documents and plain forms are opened to nobody', async () => {
  const { app, enquiries } = await startApp(env);
  for (const url of ['/desk', '/desk/sign-in', '/agent/documents/x', '/enquiries/contact', '/metrics']) {
    const { headers } = await ask(app, url, site);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
  // A form needs no leave to be posted: it comes from the site, and is its own.
  const entries = {
    name: 'Ada Brown',
    email: 'ada@visitor.example',
    phone: '(904) 555-0123',
    message: 'Hello',
  };
  const posted = await postForm(app, 'contact', entries, { origin: site });
  expect(posted.statusCode).toBe(303);
  expect((await enquiries())[0]?.spam_marks).toBe('[]');
  const desk = await app.inject({
    method: 'POST',
    url: '/desk/sign-in',
    headers: {
      origin: site,
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'to=/desk',
  });
  expect(desk.statusCode).toBe(403);
});

test('a page is asked for where it is, with its query; what pages of this server need is served here', async () => {
  const { app } = await startApp(env);
  for (const headers of [{}, { 'accept-encoding': 'br' }]) {
    const answer = await app.inject({ url: '/faq?from=mail', headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([301, `${site}/faq?from=mail`]);
  }
  expect((await app.inject('/sitemap.xml')).body).toContain(`${site}/faq`);
  expect((await app.inject('/enquiries/received?kind=contact')).statusCode).toBe(200);
});

test('an upload from there is told where it goes on', async () => {
  const started = await startWithClients(env);
  const created = await create(started, newName('photoId'), 1000, {});
  expect(created.status).toBe(201);
  const answer = await fetch(started.url + String(created.headers.get('location')), {
    method: 'HEAD',
    headers: { origin: site, apikey: documentIds.anonKey, 'tus-resumable': '1.0.0' },
  });
  expect(answer.headers.get('access-control-expose-headers')).toContain('upload-offset');
});

test('without SITE_ORIGIN nobody else may call, and the pages are here', async () => {
  const { app } = await startApp();
  const { headers } = await ask(app, EMAIL_SEND_PATH, site);
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect((await app.inject('/faq')).statusCode).toBe(200);
});
