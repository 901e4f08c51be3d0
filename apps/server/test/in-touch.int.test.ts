import { expect, test } from 'vitest';
import { privateHere, privateOf } from './private-of.ts';
import { travel } from './time-travel.ts';

/** A server with one enquiry, and the path of the link that its mail carries. */
async function mailed(env: Readonly<Record<string, string>> = {}) {
  const site = await travel('2026-01-15T18:00:00Z', env);
  await site.enquire({ from_name: 'Marisol Whitfield', from_email: 'marisol@visitor.example' });
  await site.deliver();
  const [link = ''] =
    /https:\/\/www\.example\.com\/agent\/in-touch\/\S+/.exec(site.mail.received[0]?.mail.text ?? '') ?? [];
  const path = link.slice('https://www.example.com'.length);
  return {
    ...site,
    path,
    ask: (method: 'GET' | 'POST' | 'HEAD', url = path) => site.app.inject({ method, url }),
    enquiry: async () => (await site.enquiries())[0],
  };
}

test('the link in the mail shows one button, and only pressing it marks the enquiry, once', async () => {
  const site = await mailed();
  const page = await site.ask('GET');
  expect(page.statusCode).toBe(200);
  expect(page.body.match(/<button/g)).toHaveLength(1);
  expect(privateOf(page.headers)).toEqual(privateHere.agent);
  await site.ask('HEAD');
  expect((await site.enquiry())?.contacted_at).toBeNull();
  for (let press = 0; press < 2; press += 1) {
    expect((await site.ask('POST')).headers.location).toBe(site.path);
  }
  const enquiry = await site.enquiry();
  expect(enquiry?.contacted_at).toBe(site.server.clock());
  expect(await site.server.contacts.marksOf([enquiry?.id ?? ''])).toMatchObject([
    { how: 'other', note: 'Said by the link in a mail' },
  ]);
  expect((await site.ask('GET')).body).toContain('marked as answered');
  await site.to('2026-01-17T18:00:00Z', 3_600_000);
  expect(await site.given('reminder', 'morning-digest')).toEqual([]);
});

test('whoever has the link learns no more than a kind and an initial, and it opens nothing else', async () => {
  const site = await mailed();
  const { body, headers } = await site.ask('GET');
  expect(body).toContain('M. sent a message');
  expect(body).not.toMatch(/Marisol|Whitfield|visitor\.example|555-0123|Riverside/);
  expect(headers['set-cookie']).toBeUndefined();
  expect((await site.ask('GET', '/desk')).statusCode).toBe(401);
});

test('a forged, foreign or cut link marks nothing, and all look the same', async () => {
  const site = await mailed();
  await site.enquire({ from_name: 'Ben Oak' });
  const other = (await site.enquiries()).find(({ name }) => name === 'Ben Oak')?.id ?? '';
  const [token = ''] = site.path.split('/').slice(-1);
  const [id = '', mark = ''] = token.split('.');
  const base = '/agent/in-touch';
  const bodies = new Set<string>();
  for (const forged of [
    `${other}.${mark}`,
    `${id}.${mark.slice(1)}A`,
    id,
    `${id}.`,
    `${crypto.randomUUID()}.${mark}`,
  ]) {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await site.ask(method, `${base}/${forged}`);
      expect(answer.statusCode).toBe(404);
      bodies.add(answer.body);
    }
  }
  expect(bodies.size).toBe(1);
  expect((await site.enquiries()).map(({ contacted_at }) => contacted_at)).toEqual([null, null]);
});

test('what the agent takes back on the desk is brought up again, and can be marked again', async () => {
  const site = await mailed();
  await site.ask('POST');
  const [mark] = await site.server.contacts.marksOf([(await site.enquiry())?.id ?? '']);
  await site.server.contacts.takeBack(mark?.id ?? '');
  await site.to('2026-01-15T22:00:00Z', 3_600_000);
  expect((await site.given('reminder')).length).toBeGreaterThan(0);
  await site.ask('POST');
  expect((await site.enquiry())?.contacted_at).not.toBeNull();
});
