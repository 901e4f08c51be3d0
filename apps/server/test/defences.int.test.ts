import { expect, test } from 'vitest';
import { call, callBody, contactParams, postForm } from './calls.ts';
import { ordinarySafety, safetyOf, safetyOfPage } from './safety-of.ts';
import { startApp } from './start-app.ts';

test('the policy of every page allows our own files, the hashes of the build and nothing inline', async () => {
  const { app } = await startApp();
  const policy = (await app.inject('/')).headers['content-security-policy'] as string;
  expect(Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/).slice(0, 2)))).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-scriptscriptscript='",
    'style-src': "'self' 'sha256-stylestylestyle='",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self' https://mail.example",
    'manifest-src': "'self'",
    'frame-src': "'self' https://maps.example",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'rivermark-built rivermark-river',
    'report-uri': '/policy-reports',
  });
});

test('the site itself, and no other, may frame the pages that are made for it', async () => {
  const { app } = await startApp();
  const { headers } = await app.inject('/maps/tiny');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  const home = (await app.inject('/')).headers;
  expect(home['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(home['x-frame-options']).toBe('DENY');
});

test.each(['/nowhere.js', '/sitemap.xml', '/healthz', '/%', '/api/v1.0/email/send'])(
  'the safety headers stand, whole and no other, on the answer to %s',
  async (url) => {
    const { app } = await startApp();
    const { headers } = await app.inject(url);
    expect(safetyOf(headers)).toEqual(ordinarySafety);
  },
);

test.each([
  ['/', " 'sha256-scriptscriptscript='", " 'sha256-stylestylestyle='"],
  ['/faq', '', " 'sha256-stylestylestyle=' 'sha256-faqfaqfaq='"],
  ['/nowhere', '', " 'sha256-missingmissing='"],
])(
  '%s may run and show what stands in it, and nothing that stands in another page',
  async (url, scripts, styles) => {
    const { app } = await startApp();
    expect(safetyOf((await app.inject(url)).headers)).toEqual(safetyOfPage(scripts, styles));
  },
);

test.each(['/assets/app-1a2b3c.js', '/img/river.png'])(
  'what is no page is sent without the list of hashes, under a policy that allows less: %s',
  async (url) => {
    const { app } = await startApp();
    const { headers } = await app.inject(url);
    expect(safetyOf(headers)).toEqual({
      ...ordinarySafety,
      'content-security-policy':
        "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    });
  },
);

test('transport security is asked for, beside all the others, only when the public address is https', async () => {
  const { app } = await startApp({ PUBLIC_URL: 'https://rivermark.example' });
  expect(safetyOf((await app.inject('/')).headers)).toEqual({
    ...safetyOfPage(" 'sha256-scriptscriptscript='", " 'sha256-stylestylestyle='"),
    'strict-transport-security': 'max-age=31536000',
  });
});

const marksOf = async ({ enquiries }: Pick<Awaited<ReturnType<typeof startApp>>, 'enquiries'>) =>
  (await enquiries()).map(({ spam_marks }) => JSON.parse(spam_marks));

test('bad requests of an address are refused, and take nothing from a good inquiry of the same address', async () => {
  const { app, enquiries } = await startApp({ ENQUIRIES_PER_MINUTE: '10' });
  const bad = Array.from({ length: 40 }, (_, place) =>
    place % 2 === 0 ? call(app, '') : postForm(app, 'contact', {}),
  );
  const statuses = (await Promise.all(bad)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 400)).toHaveLength(15);
  expect(statuses.filter((status) => status === 422)).toHaveLength(15);
  const refused = await call(app, '');
  expect([refused.statusCode, refused.headers['x-error-code']]).toEqual([429, 'too-many-refusals']);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(refused.body).toMatch(/Please try again in \d+ seconds, or call\.$/);
  expect((await call(app, callBody())).statusCode).toBe(200);
  expect(await marksOf({ enquiries })).toEqual([[]]);
});

test('beyond the limit an inquiry is taken over both ways, marked, and mailed in a digest alone', async () => {
  const { app, enquiries, outbox, server } = await startApp({ ENQUIRIES_PER_MINUTE: '2' });
  const entries = {
    name: 'Ada Brown',
    email: 'ada@visitor.example',
    phone: '(904) 555-0123',
    message: 'Is it for sale?',
  };
  for (let count = 0; count < 3; count += 1) expect((await call(app, callBody())).statusCode).toBe(200);
  expect((await postForm(app, 'contact', entries)).statusCode).toBe(303);
  const beyond = ['many-from-network'];
  expect(await marksOf({ enquiries })).toEqual([[], [], beyond, beyond]);
  expect((await enquiries()).map(({ held }) => held)).toEqual([0, 0, 0, 0]);
  const states = async () => (await outbox()).map(({ template, state }) => `${template} ${state}`);
  expect(await states()).toEqual([
    'enquiry-to-agent pending',
    'enquiry-to-agent pending',
    'enquiry-to-agent for-digest',
    'enquiry-to-agent for-digest',
  ]);
  await server.scheduler.runDue();
  expect(await states()).toEqual([
    'enquiry-to-agent pending',
    'enquiry-to-agent pending',
    'enquiry-to-agent in-digest',
    'enquiry-to-agent in-digest',
    'enquiry-digest pending',
  ]);
});

test('visitors are counted apart; one with a whole IPv6 /64 is one visitor', async () => {
  const { app, enquiries } = await startApp({ ENQUIRIES_PER_MINUTE: '1' });
  for (const address of [
    '203.0.113.1',
    '203.0.113.2',
    '203.0.113.1',
    '2001:db8:1:1::1',
    '2001:db8:1:1::2',
    '2001:db8:1:2::1',
  ]) {
    await call(app, callBody(), { 'x-forwarded-for': address });
  }
  const isMarked = (await marksOf({ enquiries })).map((marks: string[]) => marks.length > 0);
  expect(isMarked).toEqual([false, false, true, false, true, false]);
});

test('a forwarded address is not believed from anywhere but this machine', async () => {
  const { app, enquiries } = await startApp({ ENQUIRIES_PER_MINUTE: '1' });
  for (const address of ['203.0.113.1', '203.0.113.2']) {
    await app.inject({
      method: 'POST',
      url: '/api/v1.0/email/send',
      remoteAddress: '198.51.100.7',
      headers: { 'x-forwarded-for': address },
      payload: callBody(),
    });
  }
  expect(await marksOf({ enquiries })).toEqual([[], ['many-from-network']]);
});

test('the log tells route, status and code of every request and nothing of who made it', async () => {
  const server = await startApp();
  const headers = {
    'x-forwarded-for': '203.0.113.9',
    'user-agent': 'Spy/1.0',
    referer: 'https://ref.example/',
  };
  await call(server.app, callBody({ page: '/riverside' }), headers);
  await call(server.app, callBody({ from_email: 'nobody' }), headers);
  await server.app.inject({ url: '/faq?email=ada@visitor.example', headers });
  await server.app.inject({ url: '/ada@visitor.example', headers });
  const log = server.log();
  for (const secret of [...Object.values(contactParams), '203.0.113.9', 'Spy', 'ref.example', 'visitor']) {
    expect(log).not.toContain(secret);
  }
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { method: 'POST', route: '/api/v1.0/email/send', status: 200 },
    { method: 'POST', route: '/api/v1.0/email/send', status: 400, code: 'invalid-params' },
    { method: 'GET', route: '/faq', status: 200 },
    { method: 'GET', route: 'none', status: 404, code: 'not-found' },
  ]);
});

test('the process says that it lives, and that it is ready only while the database answers', async () => {
  const server = await startApp();
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  await server.closeDatabase();
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  expect((await server.app.inject('/readyz')).statusCode).toBe(503);
});
