import { expect, test } from 'vitest';
import { atDesk } from './at-desk.ts';
import { askToSee } from './showing-requests.ts';
import { words } from './words-of.ts';

test('a tour without a signed buyer agreement asks for a reason and records it; one that holds that day asks nothing', async () => {
  const desk = await atDesk();
  const { agent, page } = desk;
  const id = await askToSee(desk, 'Ada Brown');
  const agree = (day: string, more: object = {}) =>
    agent.post(`/desk/enquiries/${id}/times/agreed`, { at: `${day}T10:00`, minutes: '60', ...more });
  expect(words(await page(`/desk/enquiries/${id}`))).toContain('Buyer agreement: None');
  const refused = await agree('2026-01-20');
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Say why, or record the signed agreement first.');
  const offered = await agent.post(`/desk/enquiries/${id}/times`, { other: '2026-01-20T10:00', text: 'Hi' });
  expect(offered.statusCode).toBe(422);
  const form = { id: '5f0c2c1e-0000-4000-8000-000000000009', reason: 'An <open> house' };
  await agree('2026-01-20', form);
  await agree('2026-01-20', form);
  // Once under the name, once in the history.
  expect(
    words(await page(`/desk/enquiries/${id}`)).match(/without a signed buyer agreement: An/g),
  ).toHaveLength(2);

  const to = `/desk/enquiries/${id}`;
  const record = (entries: object) => agent.post(`${to}/agreement`, { to, before: 'none', ...entries });
  expect((await record({ state: 'signed', until: '' })).statusCode).toBe(422);
  const signed = await record({ state: 'signed', until: '2026-01-31' });
  const after = await page(String(signed.headers.location));
  expect(words(after)).toMatch(/The buyer agreement of Ada Brown is recorded\. Undo/);
  expect(words(after)).toContain('Buyer agreement: Signed until Sat, Jan 31, 2026');
  expect((await agree('2026-01-31')).statusCode).toBe(303);
  expect((await agree('2026-02-01')).statusCode).toBe(422);
  // The same person's next inquiry has it as well.
  const again = await askToSee(desk, 'Ada Brown');
  expect(words(await page(`/desk/enquiries/${again}`))).toContain('Buyer agreement: Signed until');
  await record({ state: 'none', undo: 'yes' });
  expect(words(await page(to))).toContain('Buyer agreement: None');
});
