import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { startApp } from './start-app.ts';

/** As Chromium sends it, by the Reporting API. */
const newer = (directive: string, more: object = {}) => ({
  type: 'csp-violation',
  age: 12,
  url: 'https://rivermark.example/faq?email=ada@visitor.example',
  user_agent: 'Spy/1.0',
  body: {
    effectiveDirective: directive,
    blockedURL: 'https://ads.example/ada.js',
    sourceFile: 'https://rivermark.example/faq',
    ...more,
  },
});
/** As Firefox and Safari send it, by `report-uri`. */
const older = (directive: string, more: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://rivermark.example/faq?email=ada@visitor.example',
    'violated-directive': directive,
    'blocked-uri': 'inline',
    ...more,
  },
});

const report = (app: FastifyInstance, body: unknown, type: string, address = '203.0.113.1') =>
  app.inject({
    method: 'POST',
    url: '/policy-reports',
    headers: { 'content-type': type, 'x-forwarded-for': address },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** What a watcher reads of reports. */
async function counted(app: FastifyInstance): Promise<string[]> {
  const { body } = await app.inject({ url: '/metrics', headers: { host: 'localhost' } });
  return body.split('\n').filter((line) => line.startsWith('rivermark_policy_reports_total{'));
}

test('what browsers report of the policy is counted, by directive and by whose doing it was', async () => {
  const { app } = await startApp();
  const modern = [newer('script-src-elem'), newer('script-src-elem'), { type: 'deprecation', body: {} }];
  expect((await report(app, modern, 'application/reports+json')).statusCode).toBe(204);
  await report(app, older("script-src 'self'"), 'application/csp-report');
  await report(app, older('img-src', { 'source-file': 'moz-extension' }), 'application/csp-report');
  await report(
    app,
    [newer('style-src', { sourceFile: 'chrome-extension://abc/x.js' })],
    'application/reports+json',
  );
  expect(await counted(app)).toEqual([
    'rivermark_policy_reports_total{directive="script-src-elem",by="page"} 2',
    'rivermark_policy_reports_total{directive="script-src",by="page"} 1',
    'rivermark_policy_reports_total{directive="img-src",by="extension"} 1',
    'rivermark_policy_reports_total{directive="style-src",by="extension"} 1',
  ]);
});

test('nothing of a report is kept but that: no address, no page, no word of its own becomes a label', async () => {
  const server = await startApp();
  await report(server.app, [newer('ada@visitor.example')], 'application/reports+json');
  expect(await counted(server.app)).toEqual([
    'rivermark_policy_reports_total{directive="other",by="page"} 1',
  ]);
  for (const word of ['ada', 'visitor', 'Spy', 'ads.example']) expect(server.log()).not.toContain(word);
});

test.each([
  ['no JSON', 'application/csp-report', '{', 400],
  ['plain text, which a page of another site may post unasked', 'text/plain', '[]', 415],
  ['a hundred reports at once', 'application/reports+json', Array(100).fill(newer('img-src')), 400],
  ['more than 64 KB', 'application/reports+json', [newer('img-src', { sample: 'x'.repeat(70_000) })], 413],
  [
    'something else',
    'application/reports+json',
    [1, null, 'x', { type: 'csp-violation' }, { 'csp-report': 1 }],
    204,
  ],
  ['what would change objects', 'application/csp-report', '{"__proto__":{"csp-report":{}}}', 400],
] as const)('%s counts for nothing', async (_, type, body, status) => {
  const { app } = await startApp();
  expect((await report(app, body, type)).statusCode).toBe(status);
  expect(await counted(app)).toEqual([]);
});

test('who reports on and on is asked to wait', async () => {
  const { app } = await startApp();
  const statuses = [];
  for (let count = 0; count < 21; count += 1)
    statuses.push((await report(app, [newer('img-src')], 'application/reports+json')).statusCode);
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(204));
  expect(statuses[20]).toBe(429);
  expect((await report(app, [newer('img-src')], 'application/reports+json', '203.0.113.2')).statusCode).toBe(
    204,
  );
});

test('security.txt names the agent, the site, and a day that is always near', async () => {
  let now = Date.parse('2026-03-01T10:00:00Z');
  const { app } = await startApp(
    { AGENT_EMAIL: 'agent@rivermark.example', PUBLIC_URL: 'https://rivermark.example' },
    { clock: () => now },
  );
  const read = async () => (await app.inject('/.well-known/security.txt')).body.trim().split('\n');
  expect(await read()).toEqual([
    'Contact: mailto:agent@rivermark.example',
    'Expires: 2026-05-30T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://rivermark.example/.well-known/security.txt',
  ]);
  now += 400 * 86_400_000;
  expect((await read())[1]).toBe('Expires: 2027-07-04T00:00:00.000Z');
});
