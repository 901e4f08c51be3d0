import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { waitUntil } from '@rivermark/testkit/wait-until';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { call, callBody } from './calls.ts';
import { pdfBytes, startWithClients, submitAll } from './documents-calls.ts';
import { checkedIn, eraseOnDesk } from './erase-on-desk.ts';
import { postDesk, signIn } from './sign-in.ts';
import { onDisk, onEmbeddedStores } from './stores-of-run.ts';
import { words } from './words-of.ts';

const ada = 'ada@visitor.example';
const EXPORTS = ['inquiries.csv', 'contacts.vcf', 'everything.zip', 'person.zip'].map(
  (file) => `/desk/data/${file}`,
);

/** A desk with inquiries of two people, and the documents of one. */
async function withPeople() {
  let now = Date.now();
  const started = await startWithClients(
    { AGENT_EMAIL: 'agent@brokerage.example', ACK_VISITOR: '1' },
    { clock: () => now },
  );
  const pass = (ms: number) => {
    now += ms;
  };
  const { app } = started;
  await call(app, callBody({ message: 'Is the pelican included?' }));
  await call(app, callBody({ message: 'And the heron?', from_email: 'ADA@visitor.example' }));
  await call(
    app,
    callBody({
      from_name: '=HYPERLINK("http://evil.example")',
      from_email: 'ben@visitor.example',
      phone: '904-555-0199',
      message: '@SUM(1)',
    }),
  );
  await submitAll(started, { client_name: 'Ada Brown', client_email: ada });
  const mine = await signIn(started);
  const audit = async () =>
    (await started.db.selectFrom('desk_audit').selectAll().execute()).map(
      ({ action, detail }) => `${action} ${detail}`,
    );
  return { started, app, mine, audit, pass };
}

/** Every byte that the server stores. */
function keptBytes(dataDir: string): string {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1'))
    .join('\n');
}

/** A compressed file of a zip, as text. */
function compressedInZip(zip: Buffer, name: string): string {
  // The first mention is the file's own header: 30 bytes, the name and the extra field.
  const at = zip.indexOf(name);
  const data = at + name.length + zip.readUInt16LE(at - 2);
  return inflateRawSync(zip.subarray(data)).toString();
}

test('only a signed-in device exports, by a form of the desk and no link, and each export is in the audit', async () => {
  const { app, mine, audit } = await withPeople();
  const before = await audit();
  for (const url of EXPORTS) {
    expect((await postDesk(app, url)).statusCode).toBe(401);
    expect((await postDesk(app, url, {}, { cookie: mine.cookie })).statusCode).toBe(403);
    expect((await mine.get(url)).statusCode).toBe(405);
  }
  expect(await audit()).toEqual(before);
  for (const url of EXPORTS) {
    const { statusCode, headers } = await mine.post(url, { enquiry: 'one that is chosen' });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers['content-disposition']).toBe(`attachment; filename="${url.split('/').at(-1)}"`);
  }
  expect((await audit()).slice(before.length)).toEqual([
    'exported inquiries as a table',
    'exported contacts',
    'exported everything',
    'exported what is kept of one person',
  ]);
});

test('in the table nothing that a visitor typed is a formula, whatever separates its cells', async () => {
  const { app, mine } = await withPeople();
  for (const message of ['no comma\n=1+1', 'a\n@SUM(1)\n\n+1', 'a;=1|2', 'a;"=1;', 'a; \t-1', 'a, "b"\r\n-1'])
    await call(app, callBody({ message }));
  const { body } = await mine.post('/desk/data/inquiries.csv');
  expect(body.startsWith('\ufeff"Received","Name","Email",')).toBe(true);
  expect(body).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(body).toContain('Message: @SUM(1)');
  // As in RFC 4180: everything between quotes belongs to the cell.
  const rows = body
    .slice(1)
    .trimEnd()
    .replaceAll(/"(?:[^"]|"")*"/g, 'cell')
    .split('\r\n');
  expect(rows).toHaveLength(10);
  expect(new Set(rows)).toEqual(new Set([Array(15).fill('cell').join()]));
  // A spreadsheet that splits at semicolons or tabs begins a field after each of them, and after
  // each line break.
  const fields = [...body.split(/[;\t\r\n]/), ...body.split('","')];
  for (const field of fields) expect(field).not.toMatch(/^[\s"]*[=+@-]/);
});

test('the export of everything holds inquiries, submissions and each document as it was sent, and no key', async () => {
  const { mine, started } = await withPeople();
  const { rawPayload } = await mine.post('/desk/data/everything.zip');
  const zip = rawPayload.toString('latin1');
  expect(zip.split(pdfBytes().toString('latin1'))).toHaveLength(documentFieldNames.length + 1);
  for (const name of [
    'READ ME.txt',
    'inquiries.json',
    'submissions.json',
    'Bank Statement Month 1 - My scan.pdf',
  ])
    expect(zip).toContain(name);
  const submission = await started.db.selectFrom('document_submission').selectAll().executeTakeFirstOrThrow();
  expect(zip).not.toContain(submission.wrapped_link_key);
  const downloaded = await started.db
    .selectFrom('document_audit')
    .select('id')
    .where('action', '=', 'downloaded')
    .execute();
  expect(downloaded).toHaveLength(documentFieldNames.length);
});

onDisk('a document that is lost leaves a note in the export, and all others come along', async () => {
  const { mine, started } = await withPeople();
  const submission = await started.db.selectFrom('document_submission').selectAll().executeTakeFirstOrThrow();
  const [lost] = await started.documents.documentsOf(submission);
  rmSync(join(started.config.dataDir, 'documents', `${lost?.id}.sealed`));
  const { rawPayload } = await mine.post('/desk/data/everything.zip');
  const zip = rawPayload.toString('latin1');
  expect(zip).toContain('PK\x05\x06');
  expect(zip.split(pdfBytes().toString('latin1'))).toHaveLength(documentFieldNames.length);
  const note = /documents.+?COULD NOT BE READ - 1 .+?\.pdf\.txt/.exec(zip)?.[0] ?? 'no note';
  expect(note).toContain(submission.id);
  expect(compressedInZip(rawPayload, note)).toContain('a backup may hold it whole');
});

test('who asks for a copy gets what is kept of them, documents and all, nothing of others, and is not named in the record', async () => {
  const { mine, audit } = await withPeople();
  const look = await mine.post('/desk/data/erase', { email: ada });
  expect(look.body).toContain('formaction="/desk/data/person.zip"');
  const { rawPayload, headers } = await mine.post('/desk/data/person.zip', checkedIn(look.body));
  expect(headers['content-disposition']).toBe('attachment; filename="person.zip"');
  const inZip = (name: string) => compressedInZip(rawPayload, name);
  for (const file of ['inquiries.csv', 'inquiries.json']) {
    for (const word of ['pelican', 'heron']) expect(inZip(file)).toContain(word);
    expect(inZip(file)).not.toContain('ben@visitor.example');
  }
  expect(JSON.parse(inZip('submissions.json'))).toHaveLength(1);
  expect(rawPayload.toString('latin1').split(pdfBytes().toString('latin1'))).toHaveLength(
    documentFieldNames.length + 1,
  );
  expect(await audit()).toContain('exported what is kept of one person');
  expect((await audit()).join()).not.toMatch(/ada@/i);
});

test('one person is erased whole, after a look at what will go, and no trace is left of whom', async () => {
  const { started, mine, audit, pass } = await withPeople();
  const { db, server, config } = started;
  const allSent = () =>
    waitUntil('an empty outbox', async () => (await started.outbox()).every(({ state }) => state === 'sent'));
  server.outboxWorker.start();
  await allSent();
  // Reminders and the morning digest name people, too.
  pass(25 * 3_600_000);
  await server.scheduler.runDue();
  server.outboxWorker.wake();
  await allSent();
  const [enquiry] = await db.selectFrom('enquiry').selectAll().where('email', '=', ada).execute();
  const id = enquiry?.id ?? '';
  await mine.post(`/desk/enquiries/${id}/note`, { text: 'Asked about the pelican twice' });
  expect(keptBytes(config.dataDir)).toMatch(/pelican/);

  const look = await mine.post('/desk/data/erase', { email: 'Ada@Visitor.example' });
  expect(look.body).toContain('On file: 2 inquiries and 1 submission of documents.');
  expect((await mine.get(`/desk/data/erase?enquiry=${id}`)).body).toContain('On file: 2 inquiries');
  const unsure = await mine.post('/desk/data/erased', { email: ada, ...checkedIn(look.body) });
  expect(unsure.body).toContain('On file:');
  const none = await mine.post('/desk/data/erased', { email: ada, sure: 'yes' });
  expect([none.statusCode, words(none.body)]).toEqual([422, expect.stringContaining('Check at least one')]);
  expect(await started.enquiries()).toHaveLength(3);

  const done = await eraseOnDesk(mine, { email: ada });
  expect(done.body).toContain('2 inquiries and 1 submission of documents are gone for good');
  expect((await started.enquiries()).map(({ email }) => email)).toEqual(['ben@visitor.example']);
  const left = keptBytes(config.dataDir);
  for (const trace of [/ada@visitor/i, /Ada Brown/, /pelican/i, /heron/i, /My scan/])
    expect(left).not.toMatch(trace);
  expect(left).toContain('ben@visitor.example');
  expect((await audit()).at(-1)).toBe('person-erased inquiries: 2, submissions of documents: 1');

  const again = await mine.post('/desk/data/erase', { email: ada });
  expect([again.statusCode, again.body.includes('Nothing is on file for this person')]).toEqual([422, true]);
  expect((await mine.post('/desk/data/erase', { email: 'no address' })).statusCode).toBe(422);
});

test('a person is found by email and by phone, however it is written; what shares one is offered and not checked', async () => {
  const { started, app, mine } = await withPeople();
  const from = (from_name: string, from_email: string, phone: string) =>
    call(app, callBody({ from_name, from_email, phone }));
  await from('Cleo Reed', 'cleo@visitor.example', '+1 (904) 555-0144');
  await from('Cleo R.', 'cleo@work.example', '904.555.0144');
  await from('Dan Reed', 'cleo@work.example', '904-555-0155');
  await from('Odd Number', 'odd@visitor.example', '0000-555-0166-77-88-99');
  await from('Two Numbers', 'two@visitor.example', '904-555-0181 or (904) 555 0182');
  const nameOf = new Map((await started.enquiries()).map(({ id, name }) => [id, name]));
  const idOf = (wanted: string) => [...nameOf].find(([, name]) => name === wanted)?.[0] ?? '';
  const found = async (sought: { email?: string; phone?: string }) => {
    const { body } = await mine.post('/desk/data/erase', sought);
    const names = (ids: readonly string[]) => ids.map((id) => nameOf.get(id)).sort();
    const all = [...body.matchAll(/name="enquiry" value="([^"]+)"/g)].map(([, id]) => id ?? '');
    const { enquiry: checked } = checkedIn(body);
    return { checked: names(checked), offered: names(all.filter((id) => !checked.includes(id))) };
  };
  expect(await found({ email: 'cleo@visitor.example' })).toEqual({
    checked: ['Cleo Reed'],
    offered: ['Cleo R.'],
  });
  expect(await found({ phone: '9045550144' })).toEqual({
    checked: ['Cleo R.', 'Cleo Reed'],
    offered: ['Dan Reed'],
  });
  expect(await found({ phone: '0000 555 0166 778899' })).toEqual({ checked: ['Odd Number'], offered: [] });
  expect(await found({ phone: '904-555-0182' })).toMatchObject({ checked: ['Two Numbers'] });
  // One of the two is wrong: matches of either are shown.
  const both = { email: 'nobody@visitor.example', phone: '904-555-0155' };
  expect(await found(both)).toEqual({ checked: ['Dan Reed'], offered: ['Cleo R.'] });

  const done = await mine.post('/desk/data/erased', {
    phone: '9045550144',
    enquiry: [idOf('Cleo R.'), idOf('Dan Reed')],
    sure: 'yes',
  });
  expect(words(done.body)).toMatch(
    /2 inquiries .* are gone for good\. 1 line that you did not check was left alone/,
  );
  const left = (await started.enquiries()).map(({ name }) => name);
  expect(left).toHaveLength(6);
  for (const name of ['Cleo Reed', 'Odd Number']) expect(left).toContain(name);
  for (const sought of [{}, { phone: '12' }, { email: 'no address', phone: '904-555-0144' }])
    expect((await mine.post('/desk/data/erase', sought)).statusCode).toBe(422);
});

test('what a mail is just being sent about stays, and the agent is told so', async () => {
  const { started, mine, audit } = await withPeople();
  const [row] = await started.db
    .updateTable('outbox')
    .set({ state: 'sending' })
    .where('template', 'in', ['documents-to-agent'])
    .returning('id')
    .execute();
  const first = await eraseOnDesk(mine, { email: ada });
  expect(first.body).toContain('Not all is erased yet');
  expect((await audit()).at(-1)).toBe('person-erased inquiries: 2, submissions of documents: 0');
  await started.db
    .updateTable('outbox')
    .set({ state: 'sent' })
    .where('id', '=', row?.id ?? '')
    .execute();
  const second = await eraseOnDesk(mine, { email: ada });
  expect(second.body).toContain('0 inquiries and 1 submission of documents are gone for good');
});

onEmbeddedStores(
  'where the words of what was erased stay readable in the log of the database, the agent is told so, and what to do',
  async () => {
    const { started, mine } = await withPeople();
    const reader = new SQLite(join(started.config.dataDir, 'rivermark.db'), { readonly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from enquiry').get();
    const { body } = await eraseOnDesk(mine, { email: ada });
    reader.close();
    expect((await started.enquiries()).map(({ email }) => email)).toEqual(['ben@visitor.example']);
    expect(body).not.toContain('gone for good');
    expect(words(body)).toMatch(
      /Not all is erased yet .* are gone from the desk\. .* another program is reading it\. .* \(log-not-overwritten\)/,
    );
  },
);
