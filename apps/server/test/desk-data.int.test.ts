import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { waitUntil } from '@rivermark/testkit/wait-until';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { call, callBody } from './calls.ts';
import { pdfBytes, startWithClients, submitAll } from './documents-calls.ts';
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

/** Every byte that the server keeps. */
function keptBytes(dataDir: string): string {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1'))
    .join('\n');
}

/** A compressed file of a zip, as text. */
function compressedInZip(zip: Buffer, name: string): string {
  // The first mention is the file's own header: 30 bytes, the name and what more there is.
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
    const { statusCode, headers } = await mine.post(url);
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
  // As RFC 4180 reads it: what stands between quotes is of the cell.
  const rows = body
    .slice(1)
    .trimEnd()
    .replaceAll(/"(?:[^"]|"")*"/g, 'cell')
    .split('\r\n');
  expect(rows).toHaveLength(10);
  expect(new Set(rows)).toEqual(new Set([Array(12).fill('cell').join()]));
  // A spreadsheet that expects semicolons or tabs begins a field behind each of them, and behind each line break.
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
  expect(look.body).toContain('action="/desk/data/person.zip"');
  const { rawPayload, headers } = await mine.post('/desk/data/person.zip', { email: 'Ada@Visitor.example' });
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
  // Reminders and the morning's digest name people, too.
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
  expect((await mine.post('/desk/data/erased', { email: ada })).body).toContain('On file:');
  expect(await started.enquiries()).toHaveLength(3);

  const done = await mine.post('/desk/data/erased', { email: ada, sure: 'yes' });
  expect(done.body).toContain('2 inquiries and 1 submission of documents are gone for good');
  expect((await started.enquiries()).map(({ email }) => email)).toEqual(['ben@visitor.example']);
  const left = keptBytes(config.dataDir);
  for (const trace of [/ada@visitor/i, /Ada Brown/, /pelican/i, /heron/i, /My scan/])
    expect(left).not.toMatch(trace);
  expect(left).toContain('ben@visitor.example');
  expect((await audit()).at(-1)).toBe('person-erased inquiries: 2, submissions of documents: 1');

  const again = await mine.post('/desk/data/erase', { email: ada });
  expect([again.statusCode, again.body.includes('Nothing is on file for this address')]).toEqual([422, true]);
  expect((await mine.post('/desk/data/erase', { email: 'no address' })).statusCode).toBe(422);
});

test('what a mail is just being sent about stays, and the agent is told so', async () => {
  const { started, mine, audit } = await withPeople();
  const [row] = await started.db
    .updateTable('outbox')
    .set({ state: 'sending' })
    .where('template', 'in', ['documents-to-agent'])
    .returning('id')
    .execute();
  const first = await mine.post('/desk/data/erased', { email: ada, sure: 'yes' });
  expect(first.body).toContain('Not all is erased yet');
  expect((await audit()).at(-1)).toBe('person-erased inquiries: 2, submissions of documents: 0');
  await started.db
    .updateTable('outbox')
    .set({ state: 'sent' })
    .where('id', '=', row?.id ?? '')
    .execute();
  const second = await mine.post('/desk/data/erased', { email: ada, sure: 'yes' });
  expect(second.body).toContain('0 inquiries and 1 submission of documents are gone for good');
});

onEmbeddedStores(
  'where the words of what was erased stay readable in the log of the database, the agent is told so, and what to do',
  async () => {
    const { started, mine } = await withPeople();
    const reader = new SQLite(join(started.config.dataDir, 'rivermark.db'), { readonly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from enquiry').get();
    const { body } = await mine.post('/desk/data/erased', { email: ada, sure: 'yes' });
    reader.close();
    expect((await started.enquiries()).map(({ email }) => email)).toEqual(['ben@visitor.example']);
    expect(body).not.toContain('gone for good');
    expect(words(body)).toMatch(
      /Not all is erased yet .* are gone from the desk\. .* another program is reading it\. .* \(log-not-overwritten\)/,
    );
  },
);
