import { HOUR_MS } from '@rivermark/contracts/durations';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eraseEnquiries } from '../src/erasing/erase.ts';
import { contactRecord } from '../src/intake/contact-record.ts';
import { enquiryList } from '../src/intake/enquiry-list.ts';
import { stateOf } from '../src/intake/enquiry-state.ts';
import { call, callBody } from './calls.ts';
import { startApp } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

const RECEIVED = Date.UTC(2026, 10, 20, 15);

/** A server with enquiries of these names, received an hour apart. */
async function withEnquiries(...names: string[]) {
  let now = RECEIVED;
  const started = await startApp({}, { clock: () => now });
  for (const name of names) {
    await call(started.app, callBody({ from_name: name }));
    now += HOUR_MS;
  }
  const rows = await started.enquiries();
  const id = (name: string) => rows.find((row) => row.name === name)?.id ?? '';
  const record = contactRecord(started.db);
  const list = enquiryList(started.db);
  const mark = (markId: string, name: string, at: number) =>
    record.mark({ id: markId, enquiry_id: id(name), how: 'call', at, note: '' }, at);
  const open = async () => (await list.page({ state: 'open' }, 50)).rows.map(({ name }) => name);
  return { ...started, record, id, mark, open };
}

test('an enquiry is open until it is marked as contacted, and again when the mark is taken back', async () => {
  const { record, id, mark, open } = await withEnquiries('Ada', 'Ben');
  expect(await open()).toEqual(['Ada', 'Ben']);
  expect(await mark('m1', 'Ada', RECEIVED + HOUR_MS)).toBe(true);
  expect(await open()).toEqual(['Ben']);
  expect(await record.takeBack('m1')).toBe(id('Ada'));
  expect(await open()).toEqual(['Ada', 'Ben']);
  expect(await record.takeBack('m1')).toBeUndefined();
});

test('a second tap on the same button is one contact', async () => {
  const { record, id, mark } = await withEnquiries('Ada');
  await Promise.all([mark('m1', 'Ada', RECEIVED + 1), mark('m1', 'Ada', RECEIVED + 2)]);
  expect(await record.marksOf([id('Ada')])).toHaveLength(1);
});

test('the first contact counts, also when it is written down later', async () => {
  const { record, mark, enquiries } = await withEnquiries('Ada');
  await mark('late', 'Ada', RECEIVED + 5 * HOUR_MS);
  await mark('early', 'Ada', RECEIVED + 2 * HOUR_MS);
  expect((await enquiries())[0]?.contacted_at).toBe(RECEIVED + 2 * HOUR_MS);
  await record.takeBack('early');
  expect((await enquiries())[0]?.contacted_at).toBe(RECEIVED + 5 * HOUR_MS);
});

test('what is marked or noted of an enquiry that was erased meanwhile is not written', async () => {
  const { record } = await withEnquiries();
  const gone = { id: 'm1', enquiry_id: 'gone', at: 1, note: '' };
  expect(await record.mark({ ...gone, how: 'call' }, 1)).toBe(false);
  expect(await record.addNote({ id: 'n1', enquiry_id: 'gone', at: 1, text: 'x' })).toBe(false);
  expect(await record.decideSpam('gone', true, 1)).toBe(false);
});

test("the agent's word on spam takes an enquiry from what is open, and back", async () => {
  const { record, id, open, enquiries } = await withEnquiries('Ada', 'Ben');
  await record.decideSpam(id('Ada'), true, RECEIVED);
  expect(await open()).toEqual(['Ben']);
  expect((await enquiries()).map(stateOf)).toEqual(['spam', 'open']);
  await record.decideSpam(id('Ada'), false, RECEIVED);
  expect(await open()).toEqual(['Ada', 'Ben']);
});

// Only SQLite's file is overwritten on erasing; PostgreSQL keeps dead rows until it vacuums
// (decision 0020).
onEmbeddedStores('marks, notes and every word in the search go with the enquiry', async () => {
  const { record, id, mark, db } = await withEnquiries('Ada Unusualname');
  await mark('m1', 'Ada Unusualname', RECEIVED);
  await record.addNote({ id: 'n1', enquiry_id: id('Ada Unusualname'), at: 1, text: 'Prefers zeppelins' });
  const parts = { db, removeCaptured: async () => {} };
  expect(await eraseEnquiries(parts, [id('Ada Unusualname')])).toBe(1);
  for (const table of [
    'contact_mark',
    'enquiry_note',
    'enquiry_number',
    'enquiry_search',
    'enquiry_search_part',
  ] as const) {
    const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(db);
    expect(rows, table).toEqual([]);
  }
  // Including the index's own tables: nothing of a word is left in them.
  for (const [table, words] of [
    ['enquiry_search_data', /unusual|zeppel/i],
    ['enquiry_search_part_data', /usu|ppe/i],
  ] as const) {
    const { rows } = await sql<{ block: Buffer }>`select block from ${sql.table(table)}`.execute(db);
    const index = Buffer.concat(rows.map(({ block }) => block)).toString('latin1');
    expect(index, table).not.toMatch(words);
  }
});
