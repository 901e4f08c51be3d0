import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { publisher } from './published-site.ts';
import { startApp } from './start-app.ts';

const mark = 'Sample: the agent, the homes and the figures on this site are examples.';
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost:3000',
  ALLOW_SAMPLE_IDENTITY: '1',
  CAPTURE_MAIL: '1',
};

/** Pages of the built site, the one for what is missing, and one that the server draws. */
async function pagesOf(env: Readonly<Record<string, string>>): Promise<string[]> {
  return pagesFrom((await startApp(env)).app);
}

async function pagesFrom(app: FastifyInstance): Promise<string[]> {
  const answers = [
    await app.inject('/'),
    await app.inject('/faq'),
    await app.inject('/no-such-page'),
    await app.inject({
      method: 'POST',
      url: '/enquiries/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: 'name=',
    }),
  ];
  for (const { headers } of answers) expect(headers['content-type']).toContain('text/html');
  return answers.map(({ body }) => body);
}

test('a demonstration in production says on every page that it shows samples', async () => {
  for (const page of await pagesOf(production)) expect(page.split(mark)).toHaveLength(2);
});

test('a developer sees the pages as they will be', async () => {
  for (const page of await pagesOf({})) expect(page).not.toContain(mark);
});

test('a version says itself whether it shows samples, without a restart', async () => {
  const { app, live, config } = await startApp(production);
  const { publish, deps } = publisher(config.dataDir);
  await publish(1);
  await live.look();
  for (const page of await pagesFrom(app)) expect(page).not.toContain(mark);
  await publish(2, '2026-11-27', { servedAs: () => ({ ...deps.servedAs(), marksSamples: true }) });
  await live.look();
  for (const page of await pagesFrom(app)) expect(page.split(mark)).toHaveLength(2);
});
