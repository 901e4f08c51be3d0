import { DAY_MS } from '@rivermark/contracts/durations';
import { expect, test } from 'vitest';
import { addImported, forgetUnfinishedImports } from '../src/intake/add-imported.ts';
import { atDesk } from './at-desk.ts';
import { words } from './words-of.ts';

const contact = (name: string, more = {}) => ({
  key: name,
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@lake.example`,
  phone: '',
  phoneE164: null,
  note: '',
  ...more,
});

test('imported contacts are found on the desk, and nobody owes them an answer or a mail', async () => {
  const { agent, page, pass, outbox, enquire, db, server } = await atDesk();
  const mails = (await outbox()).length;
  const all = [
    contact('Ada Lake', { note: 'Stage: Lead' }),
    contact('Bo Rivers', { email: '', phone: '904-555-0147', phoneE164: '+19045550147' }),
  ];
  expect(await addImported(db, all, server.clock())).toBe(2);
  expect(await addImported(db, [...all, contact('Cy Banks')], server.clock())).toBe(1);
  expect((await outbox()).length).toBe(mails);
  pass(2 * DAY_MS);
  expect(words(await page('/desk'))).toMatch(/Nothing is waiting/i);
  expect(words(await page('/desk/enquiries'))).not.toContain('Ada Lake');
  const list = words(await page('/desk/enquiries?state=imported'));
  for (const name of ['Ada Lake', 'Bo Rivers', 'Cy Banks']) expect(list).toContain(name);
  expect(words(await page('/desk/enquiries?q=0147'))).toContain('Bo Rivers');
  expect(words(await page('/desk/figures'))).not.toMatch(/\b3 inquiries/);
  expect((await agent.post('/desk/data/inquiries.csv')).body).toMatch(/"Ada Lake","ada.lake@lake.example"/);

  const row = await db
    .selectFrom('enquiry')
    .selectAll()
    .where('name', '=', 'Ada Lake')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ via: 'import', consent_given: 0, contacted_at: null });
  const own = words(await page(`/desk/enquiries/${row.id}`));
  expect(own).toMatch(/Imported .*Ada Lake .*No texts/);
  expect(own).toContain('Imported from another program');
  expect(own).toContain('Stage: Lead');
  // A reply quotes what visitors wrote, never what the agent kept of them.
  expect(await page(`/desk/enquiries/${row.id}`)).not.toMatch(/href="mailto:[^"]*(?:Stage|wrote)/);

  await enquire({ from_name: 'Ada L.', from_email: 'Ada.Lake@lake.example' });
  expect(words(await page('/desk'))).toMatch(/1 inquiry waits/);
  expect(words(await page(`/desk/enquiries/${row.id}`))).toContain('Ada L.');

  // She calls: from then on it is somebody she has been in touch with.
  await agent.post(`/desk/enquiries/${row.id}/contacted`, { how: 'call' });
  expect(words(await page('/desk/enquiries?state=contacted'))).toContain('Ada Lake');
});

test('an import that cannot be finished adds nobody', async () => {
  const { db, enquiries, server } = await atDesk();
  const many = Array.from({ length: 60 }, (_, at) => contact(`Person ${at}`));
  const broken = { ...contact('Last'), name: null as unknown as string };
  await expect(addImported(db, [...many, broken], server.clock())).rejects.toThrow();
  expect(await enquiries()).toEqual([]);
});

test('what a killed import left is on no list, and goes', async () => {
  const { db, enquiries, server, page } = await atDesk();
  const now = server.clock();
  await addImported(db, [contact('Ada Lake')], now);
  await db.updateTable('enquiry').set({ via: 'import-unfinished' }).execute();
  expect(words(await page('/desk/enquiries?state=imported'))).not.toContain('Ada Lake');
  expect(words(await page('/desk/enquiries?q=Ada'))).not.toContain('Ada Lake');
  await forgetUnfinishedImports(db, now);
  expect(await enquiries()).toHaveLength(1);
  await forgetUnfinishedImports(db, now + DAY_MS);
  expect(await enquiries()).toEqual([]);
});
