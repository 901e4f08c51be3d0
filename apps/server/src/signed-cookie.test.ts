import { createHmac } from 'node:crypto';
import Fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { createSignedCookie } from './signed-cookie.ts';

const keyringOf = (secret: string) => ({
  sign: (text: string) => createHmac('sha256', secret).update(text).digest('base64url'),
});
let now = 0;
beforeEach(() => {
  now = Date.parse('2026-11-22T12:00:00Z');
});
const clock = () => now;
const spec = { name: 'desk', path: '/desk', lifeMs: 60_000, secure: true, boundTo: 'a hash', clock };
const cookieOf = (more: Partial<typeof spec> = {}, secret = 'ours') =>
  createSignedCookie(keyringOf(secret), { ...spec, ...more });

/** The Set-Cookie header of an answer that sets a text, and the pair that a browser sends back. */
async function setBy(text: string, more: Partial<typeof spec> = {}) {
  const app = Fastify();
  app.get('/', async (_request, reply) => {
    cookieOf(more).set(reply, text);
    return '';
  });
  const header = String((await app.inject('/')).headers['set-cookie']);
  return { header, pair: header.split(';')[0] ?? '' };
}
const sent = (cookie: string) => ({ headers: { cookie } });

test('a cookie gives back what was set, beside other cookies, whatever the text is', async () => {
  for (const text of ['Ünï;code=, "x"', '', 'a'.repeat(500)]) {
    const { pair } = await setBy(text);
    expect(cookieOf().read(sent(`other=1; ${pair}; desk2=x`))).toBe(text);
  }
});

test('scripts cannot read it, other sites cannot use it, and over https it never goes in the clear', async () => {
  expect((await setBy('x')).header).toMatch(
    /^__Secure-desk=[^;]+; Path=\/desk; Max-Age=60; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect((await setBy('x', { secure: false })).header).not.toContain('Secure');
});

test('one that was changed, made elsewhere, under another name or for another password says nothing', async () => {
  const { pair } = await setBy('agent');
  const [text = '', until = '', mark = ''] = pair.slice('__Secure-desk='.length).split('.');
  const other = Buffer.from('owner').toString('base64url');
  for (const changed of [
    `${other}.${until}.${mark}`,
    `${text}.${Number(until) + 1}.${mark}`,
    `${text}.${until}.${mark.startsWith('A') ? 'B' : 'A'}${mark.slice(1)}`,
    `${text}.${until}.`,
    `${text}.${until}.${mark}é`,
    '',
  ]) {
    expect(cookieOf().read(sent(`__Secure-desk=${changed}`))).toBeUndefined();
  }
  expect(cookieOf({}, 'theirs').read(sent(pair))).toBeUndefined();
  expect(cookieOf({ boundTo: 'a new hash' }).read(sent(pair))).toBeUndefined();
  expect(cookieOf({ name: 'seat' }).read(sent(pair.replace('desk', 'seat')))).toBeUndefined();
  expect(cookieOf().read({ headers: {} })).toBeUndefined();
  expect(cookieOf().read(sent(pair))).toBe('agent');
});

test('one whose time is over says nothing', async () => {
  const { pair } = await setBy('agent');
  now += 60_000;
  expect(cookieOf().read(sent(pair))).toBe('agent');
  now += 1;
  expect(cookieOf().read(sent(pair))).toBeUndefined();
});
