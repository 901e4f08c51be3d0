import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { startApp } from './start-app.ts';

const refusal = (directive: string, more: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://rivermark.example/faq?email=ada@visitor.example',
    'effective-directive': directive,
    'blocked-uri': 'https://ads.example/ada.js',
    'source-file': 'https://rivermark.example/faq',
    ...more,
  },
});
/** As a browser of some years ago tells it: the directive with its sources. */
const older = (directive: string) => ({
  'csp-report': { 'violated-directive': directive, 'blocked-uri': 'inline' },
});

const report = (
  app: FastifyInstance,
  body: unknown,
  { type = 'application/csp-report', address = '203.0.113.1' } = {},
) =>
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
  expect((await report(app, refusal('script-src-elem'))).statusCode).toBe(204);
  await report(app, refusal('script-src-elem'), { type: 'application/json' });
  await report(app, older("script-src 'self'"));
  await report(app, refusal('img-src', { 'source-file': 'moz-extension' }));
  await report(app, refusal('style-src', { 'source-file': 'chrome-extension://abc/x.js' }));
  expect(await counted(app)).toEqual([
    'rivermark_policy_reports_total{directive="script-src-elem",by="page"} 2',
    'rivermark_policy_reports_total{directive="script-src",by="page"} 1',
    'rivermark_policy_reports_total{directive="img-src",by="extension"} 1',
    'rivermark_policy_reports_total{directive="style-src",by="extension"} 1',
  ]);
});

test('nothing of a report is kept but that: no address, no page, no word of its own becomes a label', async () => {
  const server = await startApp();
  await report(server.app, refusal('ada@visitor.example'));
  expect(await counted(server.app)).toEqual([
    'rivermark_policy_reports_total{directive="other",by="page"} 1',
  ]);
  for (const word of ['ada', 'visitor', 'ads.example']) expect(server.log()).not.toContain(word);
});

test.each([
  ['no JSON', 'application/csp-report', '{', 400],
  ['plain text, which a page of another site may post unasked', 'text/plain', '[]', 415],
  ['what the newer way of reporting sends', 'application/reports+json', [refusal('img-src')], 415],
  ['more than 64 KB', 'application/csp-report', refusal('img-src', { sample: 'x'.repeat(70_000) }), 413],
  ['a list', 'application/csp-report', [refusal('img-src')], 204],
  ['something else', 'application/csp-report', { 'csp-report': 1 }, 204],
  ['what would change objects', 'application/csp-report', '{"__proto__":{"csp-report":{}}}', 400],
] as const)('%s counts for nothing', async (_, type, body, status) => {
  const { app } = await startApp();
  expect((await report(app, body, { type })).statusCode).toBe(status);
  expect(await counted(app)).toEqual([]);
});

test('who reports on and on is asked to wait', async () => {
  const { app } = await startApp();
  const statuses = [];
  for (let count = 0; count < 21; count += 1)
    statuses.push((await report(app, refusal('img-src'))).statusCode);
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(204));
  expect(statuses[20]).toBe(429);
  expect((await report(app, refusal('img-src'), { address: '203.0.113.2' })).statusCode).toBe(204);
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
