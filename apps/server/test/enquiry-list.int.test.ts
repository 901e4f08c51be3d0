import { expect, test } from 'vitest';
import { contactRecord } from '../src/intake/contact-record.ts';
import { type EnquiryFilter, enquiryList, type Place } from '../src/intake/enquiry-list.ts';
import { persons } from '../src/intake/persons.ts';
import { call, callBody, postForm } from './calls.ts';
import { startApp } from './start-app.ts';

/** A server with the enquiries that a test sends, a minute apart. */
async function withDesk() {
  let now = Date.UTC(2026, 10, 20, 15);
  const started = await startApp({}, { clock: () => now });
  const list = enquiryList(started.db);
  const enquire = async (params: object) => {
    expect((await call(started.app, callBody(params))).statusCode).toBe(200);
    now += 60_000;
  };
  const names = async (filter: EnquiryFilter) =>
    (await list.page(filter, 50)).rows.map(({ name }) => name).sort();
  return { ...started, list, enquire, names, search: (search: string) => names({ search }) };
}

test('a search finds by the beginning of any word of name, email, phone, message, home or note', async () => {
  const { app, enquire, search, enquiries, db } = await withDesk();
  await enquire({ from_name: 'Ada Brown', message: 'Is the dock deep enough?' });
  await enquire({
    from_name: 'Zoë Ünal',
    from_email: 'zoe.uenal@posteo.example',
    phone: '904.555.7788',
    message: 'Une maison',
  });
  await postForm(app, 'showing', {
    name: 'Ben Carter',
    email: 'ben@visitor.example',
    phone: '+44 20 7946 0958',
    place: 'No. 3 Sample Lane, Ortega',
  });
  const [ada] = await enquiries();
  await contactRecord(db).addNote({
    id: 'n1',
    enquiry_id: ada?.id ?? '',
    at: 1,
    text: 'Wants a sailboat lift',
  });
  for (const words of [
    'ada',
    'BROWN',
    'ada bro',
    'deep dock',
    'ada@visitor',
    '(904) 555-0123',
    '904555012',
    'sailb',
  ])
    expect(await search(words), words).toEqual(['Ada Brown']);
  for (const words of ['zoe', 'unal', 'Zoë', 'uenal@posteo.example', '904-555-77', '5557788', 'mais'])
    expect(await search(words), words).toEqual(['Zoë Ünal']);
  for (const words of ['ortega', 'sample lane', '442079460958', '+44 20 7946 0958'])
    expect(await search(words), words).toEqual(['Ben Carter']);
  expect(await search('ada zoe')).toEqual([]);
});

test('a search finds what stands within a word, and a phone number however it is written', async () => {
  const { app, enquire, search } = await withDesk();
  await enquire({ from_name: 'Ada Brown', from_email: 'ada.b@riverside.example', phone: '(904) 555-0100' });
  await enquire({
    from_name: 'Zoë Álvarez-Ünal',
    from_email: 'zoe@posteo.example',
    phone: '+1 904 555 7788',
    message: 'Ein Bootshaus mit Südterrasse, 12_50',
  });
  await postForm(app, 'showing', {
    name: 'Ben O’Brien',
    email: 'ben@visitor.example',
    phone: '+44 20 7946 0958',
    place: 'No. 3 Sample Lane, Ortega',
  });
  for (const words of [
    '(904) 555-0100',
    '904 555 0100',
    '9045550100',
    '904.555.0100',
    '+1 904 555 0100',
    '+19045550100',
    '1-904-555-0100',
    '001 904 5550100',
    '5550100',
    '50100',
    '555 01',
    '904/555-0100 ada',
    'row',
    'verside.exa',
    'b@river',
  ])
    expect(await search(words), words).toEqual(['Ada Brown']);
  for (const words of ['lvarez', 'ÁLVAREZ', 'unal', 'ootsha', 'sudterr', 'steo.ex', '57788', '12_50'])
    expect(await search(words), words).toEqual(['Zoë Álvarez-Ünal']);
  for (const words of [
    "o'brien",
    'o’brien',
    'brien',
    'tega',
    '+44 (0)20 7946 0958',
    '020 7946 0958',
    '79460',
  ])
    expect(await search(words), words).toEqual(['Ben O’Brien']);
  for (const none of ['12x50', '904 555 0199', 'brown904', 'zoeb', 'rta lane'])
    expect(await search(none), none).toEqual([]);
  // What has the same beginning of its number.
  expect(await search('(904) 555')).toHaveLength(2);
  // Two letters are the beginning of a word and nothing else.
  expect(await search('ow')).toEqual([]);
});

test('what is noted, changed or erased is found within words as it is now', async () => {
  const { enquire, search, enquiries, db } = await withDesk();
  await enquire({ from_name: 'Ada Brown' });
  const [ada] = await enquiries();
  const record = contactRecord(db);
  await record.addNote({ id: 'n1', enquiry_id: ada?.id ?? '', at: 1, text: 'Prefers zeppelins' });
  expect(await search('eppel')).toEqual(['Ada Brown']);
  await record.removeNote('n1');
  expect(await search('eppel')).toEqual([]);
  await db.updateTable('enquiry').set({ name: 'Ada Greenfield', phone_e164: '+19045559911' }).execute();
  expect(await search('enfie')).toEqual(['Ada Greenfield']);
  expect(await search('(904) 555-9911')).toEqual(['Ada Greenfield']);
  expect(await search('row')).toEqual([]);
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('enquiry').execute();
  expect(await search('enfie')).toEqual([]);
});

test('nothing typed into the search is an operator, an error or another question', async () => {
  const { enquire, search } = await withDesk();
  await enquire({ from_name: 'Ada Near', message: 'AND the house OR NOT' });
  await enquire({ from_name: 'Ben Other', message: 'a house' });
  for (const typed of [
    '"',
    '""',
    "'; drop table enquiry; --",
    'name:ben',
    '{name email}: ada',
    'ada OR ben',
    'ada NOT house',
    'NEAR(ada ben)',
    '* ^ada',
    'ada" OR "ben',
    '-ada',
    '(((',
    '\0ada\0 ben',
    '\ud83d',
    '!!!',
    'x'.repeat(5000),
    'a '.repeat(3000),
  ]) {
    await expect(search(typed), typed).resolves.toEqual(expect.any(Array));
  }
  expect(await search('ada OR ben')).toEqual([]);
  expect(await search('name:ben')).toEqual([]);
  expect(await search('and or not')).toEqual(['Ada Near']);
  expect(await search('near')).toEqual(['Ada Near']);
  expect(await search('ada" OR "ben')).toEqual([]);
  expect(await search('*')).toEqual([]);
  // Both have Ada's address.
  expect(await search('\0ada\0 ben')).toEqual(['Ben Other']);
  expect(await search('!!!')).toEqual([]);
  expect(await search('house')).toHaveLength(2);
});

test('pages of the list follow one another without a gap or a repeat, also where many came in one moment', async () => {
  const { list, app } = await withDesk();
  await Promise.all(
    Array.from({ length: 23 }, (_, number) => call(app, callBody({ from_name: `Visitor ${number}` }))),
  );
  for (const state of ['open', undefined] as const) {
    const seen: string[] = [];
    const sizes: number[] = [];
    let after: Place | undefined;
    do {
      const page = await list.page({ state }, 10, after);
      seen.push(...page.rows.map(({ name }) => name));
      sizes.push(page.rows.length);
      after = page.next;
    } while (after);
    expect(sizes).toEqual([10, 10, 3]);
    expect(new Set(seen).size).toBe(23);
  }
});

test('a page that ends with the last enquiry has no next one', async () => {
  const { list, enquire } = await withDesk();
  await enquire({});
  await enquire({});
  expect((await list.page({}, 2)).next).toBeUndefined();
  expect((await list.page({}, 1)).next).toBeDefined();
});

test('the list is narrowed by state, kind, home and age, and counted alike', async () => {
  const { app, list, enquire, names, enquiries, db } = await withDesk();
  await enquire({ from_name: 'Open' });
  await enquire({ from_name: 'Contacted' });
  await enquire({ from_name: 'Held', reason_code: 'x' });
  await enquire({ from_name: 'Spam' });
  const showing = { email: 'a@b.example', phone: '904-555-0000', place: 'Avondale' };
  await postForm(app, 'showing', { ...showing, name: 'Showing' });
  const id = async (name: string) => (await enquiries()).find((row) => row.name === name)?.id ?? '';
  const record = contactRecord(db);
  await record.mark({ id: 'm', enquiry_id: await id('Contacted'), how: 'mail', at: 1, note: '' }, 1);
  await record.decideSpam(await id('Spam'), true, 1);
  expect(await names({ state: 'open' })).toEqual(['Open', 'Showing']);
  expect(await names({ state: 'contacted' })).toEqual(['Contacted']);
  expect(await names({ state: 'held' })).toEqual(['Held']);
  expect(await names({ state: 'spam' })).toEqual(['Spam']);
  expect(await names({ kind: 'showing' })).toEqual(['Showing']);
  expect(await names({ home: 'Avondale', state: 'open' })).toEqual(['Showing']);
  expect(await list.homes()).toEqual(['Avondale']);
  const [first] = await enquiries();
  expect(await names({ before: (first?.received_at ?? 0) + 1 })).toEqual(['Open']);
  expect(await list.count({ state: 'open' })).toBe(2);
  await record.decideSpam(await id('Held'), false, 1);
  expect(await names({ state: 'open' })).toEqual(['Held', 'Open', 'Showing']);
});

test('of places that were asked for the most wanted are offered, and no flood of them', async () => {
  const { db, list, enquire, enquiries } = await withDesk();
  for (let one = 0; one < 3; one += 1) await enquire({});
  const [first, ...others] = await enquiries();
  if (!first) throw new Error('Nobody there');
  const { home: _, person_email: __, wanted_on: ___, ...row } = first;
  const showing = (id: string, place: string) =>
    ({ ...row, id, enquiry_key: id, kind: 'showing', details: JSON.stringify({ place }) }) as const;
  await db
    .insertInto('enquiry')
    .values(Array.from({ length: 300 }, (_, one) => showing(`flood ${one}`, `A place ${one}`)))
    .execute();
  await db
    .insertInto('enquiry')
    .values(others.map(({ id }) => showing(`wanted ${id}`, 'The wanted one')))
    .execute();
  const homes = await list.homes();
  expect(homes[0]).toBe('The wanted one');
  expect(homes).toHaveLength(200);
});

test("a person's enquiries stand together by email address in any case, or by number", async () => {
  const { list, enquire, enquiries, db } = await withDesk();
  await enquire({ from_name: 'Ada', from_email: 'Ada@Visitor.example', phone: '904-555-0001' });
  await enquire({ from_name: 'Ada by mail', from_email: 'ada@visitor.example', phone: '904-555-0002' });
  await enquire({ from_name: 'Ada by phone', from_email: 'work@visitor.example', phone: '(904) 555 0001' });
  await enquire({ from_name: 'Ben', from_email: 'ben@visitor.example', phone: '904-555-0003' });
  const [ada] = await enquiries();
  if (!ada) throw new Error('Nobody there');
  const { others } = await persons(db, Date.now).of(ada);
  expect(others.map(({ name }) => name).sort()).toEqual(['Ada by mail', 'Ada by phone']);
  expect((await list.ofAddress('ADA@visitor.example', 10)).map(({ name }) => name)).toEqual([
    'Ada by mail',
    'Ada',
  ]);
});
