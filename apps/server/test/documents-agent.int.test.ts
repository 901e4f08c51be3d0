import { readFileSync, writeFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { documentFieldNames, sizeInWords } from '@rivermark/contracts/documents';
import { DAY_MS } from '@rivermark/contracts/durations';
import { buildPdf, pageObjects } from '@rivermark/testkit/pdf';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { expect, test } from 'vitest';
import { cheapHash } from './cheap-hash.ts';
import { pdfBytes, startWithClients, submitAll } from './documents-calls.ts';
import { handedOver, mailsOf } from './documents-handed-over.ts';
import { privateHere, privateOf } from './private-of.ts';
import { ordinarySafety, safetyOf } from './safety-of.ts';
import { askForLink, cookieOf, postDesk } from './sign-in.ts';
import { onDisk } from './stores-of-run.ts';
import { words } from './words-of.ts';

/** How a zip begins, and each entry of its list. */
const zipStart = Buffer.from([0x50, 0x4b, 3, 4]).toString('latin1');
const zipEntry = Buffer.from([0x50, 0x4b, 1, 2]).toString('latin1');

/** The safety headers of an agent's page, and what else it says to browsers and searches. */
const agentSafety = {
  ...ordinarySafety,
  // Without any script: the server draws it whole.
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; style-src 'self' 'sha256-[^']+'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; report-uri \/policy-reports$/,
  ),
  ...privateHere.agent,
};
const agentSafetyOf = (headers: OutgoingHttpHeaders) => ({
  ...safetyOf(headers),
  ...privateOf(headers),
});

const documentPaths = (html: string) =>
  [...html.matchAll(/href="(\/agent[^"]+\/[0-9a-f-]{36})"/g)].map(([, path]) => path);

test("the notice goes to the configured agent with the server's own subject and links, whatever the caller said", async () => {
  const real = await handedOver(
    { AGENT_EMAIL: 'agent@brokerage.example' },
    { to_email: 'evil@elsewhere.example', subject: 'Buy pills', from_name: 'Spam' },
  );
  expect(real.notice).toMatchObject({
    to: { address: 'agent@brokerage.example' },
    // Nobody has checked the client's address, and mail programs quote what is replied to.
    replyTo: { address: 'agent@brokerage.example' },
    subject: 'New Client Concierge Document Submission',
  });
  expect(real.notice?.text).not.toMatch(/pills|evil|object\/public/);
  expect(real.notice?.text.match(/My scan\.pdf/g)).toHaveLength(documentFieldNames.length);
  expect(real.notice?.text).toContain('Bank Statement Month 3');
  expect(real.notice?.html).toContain('href="mailto:ada@visitor.example"');
  expect(real.notice?.text).toContain('acknowledged the exclusive broker agreement');
});

test("the client's receipt holds no link, no file name and nothing that the client typed", async () => {
  const { mails } = await handedOver();
  const receipt = mails.find(({ template }) => template === 'documents-receipt')?.mail;
  expect(receipt?.to.address).toBe('ada@visitor.example');
  expect(receipt?.text).toContain('Bank Statement Month 1');
  expect(receipt?.text + (receipt?.html ?? '')).not.toMatch(/agent\/documents|scan|Ada Brown/);
});

test('the link lists the six documents, and each opens as what was sent', async () => {
  const { get, audit } = await handedOver();
  const page = await get();
  expect(page.statusCode).toBe(200);
  expect(agentSafetyOf(page.headers)).toEqual(agentSafety);
  const paths = documentPaths(page.body);
  expect(paths).toHaveLength(documentFieldNames.length);
  const id = paths[0]?.split('/').at(-1);
  const shown = await get(`/${id}/content`);
  expect(shown.rawPayload.equals(pdfBytes())).toBe(true);
  expect(shown.headers['content-disposition']).toMatch(/^attachment/);
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  const file = await get(`/${id}/download`);
  expect(file.rawPayload.equals(pdfBytes())).toBe(true);
  expect(file.headers['content-disposition']).toBe("attachment; filename*=UTF-8''My%20scan.pdf");
  expect(await audit()).toEqual([
    ...Array(documentFieldNames.length).fill('received'),
    'link-opened',
    'viewed',
    'downloaded',
  ]);
});

test('a document that carries a program is taken, and page and mail say so in plain words', async () => {
  const form = buildPdf([
    ...pageObjects('/AcroForm << /XFA 9 0 R >>'),
    '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
    '<< /S /SubmitForm /F (https://example.com) >>',
  ]);
  const { get, notice, mails } = await handedOver({}, {}, { bytes: form });
  const words =
    'This file carries a program, is a form of a kind that only some programs fill in (XFA), is a form that can send what is filled in';
  const page = (await get()).body;
  expect(page.split(`${words}; shown here without running it.`)).toHaveLength(documentFieldNames.length + 1);
  expect(page).toContain(`PDF, 1 page, ${sizeInWords(form.length)}`);
  expect(notice?.text.split(`${words}; the link shows it without running it.`)).toHaveLength(
    documentFieldNames.length + 1,
  );
  expect(notice?.html).toContain('carries a program');
  const receipt = mails.find(({ template }) => template === 'documents-receipt')?.mail;
  expect(receipt?.text).not.toContain('program');
});

test('of a document that carries nothing, nothing is said', async () => {
  const { get, notice } = await handedOver();
  expect((await get()).body).not.toMatch(/This file|pages?,/);
  expect(notice?.text).not.toContain('This file');
});

test('what every document was checked for is said once, and of each where they differ', async () => {
  const { get, started } = await handedOver();
  const alike = (await get()).body;
  expect(alike.match(/Each was checked: /g)).toHaveLength(1);
  expect(alike).not.toContain('Checked: ');
  const { id } = await started.db.selectFrom('document').select('id').limit(1).executeTakeFirstOrThrow();
  await started.db.updateTable('document').set({ checks: '["whole"]' }).where('id', '=', id).execute();
  const apart = (await get()).body;
  expect(apart).not.toContain('Each was checked');
  expect(apart.match(/Checked: /g)).toHaveLength(documentFieldNames.length);
  expect(apart).toContain('Checked: it is complete.');
});

test('whatever lies below the agent address is kept by nobody and tells no other site where it was asked', async () => {
  const { get, started } = await handedOver();
  const addresses = ['/agent', '/agent/', '/agent/documents', '/agent/documents/x', '/agent/x/y/z.pdf'];
  const answers = [
    ...(await Promise.all(addresses.map((url) => started.app.inject(url)))),
    await get('/x/y/z'),
    await started.app.inject({ method: 'POST', url: '/agent/x' }),
  ];
  for (const { statusCode, headers, body } of answers) {
    expect(statusCode).toBe(404);
    expect(agentSafetyOf(headers)).toEqual(agentSafety);
    expect(body).toContain('This link opens nothing');
  }
  const other = await started.app.inject({ method: 'POST', url: '/agent/documents/x' });
  expect([other.statusCode, privateOf(other.headers)]).toEqual([405, privateHere.agent]);
  expect((await started.app.inject('/agents')).body).toContain('Page not found');
});

test('a PDF is drawn by our script alone, under a policy that lets nothing else run or leave', async () => {
  const { get, audit } = await handedOver();
  const id = documentPaths((await get()).body)[0]
    ?.split('/')
    .at(-1);
  const { body, headers } = await get(`/${id}`);
  expect(body).toContain('<script type="module" src="/assets/viewer-1a2b3c.js"></script>');
  expect(body).not.toContain('<iframe');
  expect(body).toMatch(/data-content="[^"]+\/content"/);
  expect(body).toContain('Where none runs, download it to open it.');
  const policy = String(headers['content-security-policy']);
  for (const directive of [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types rivermark-viewer',
    "frame-ancestors 'none'",
  ])
    expect(policy.split('; ')).toContain(directive);
  expect(policy).not.toMatch(/unsafe|blob:|data:|https?:/);
  // Opening the page is not viewing: its script fetches the bytes, and that is in the audit.
  expect((await audit()).at(-1)).toBe('link-opened');
  const content = await get(`/${id}/content`);
  expect(content.headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox;/);
  expect((await audit()).at(-1)).toBe('viewed');
});

test('all six come as one zip', async () => {
  const { get } = await handedOver();
  const { rawPayload, headers } = await get('/all');
  expect(headers['content-type']).toBe('application/zip');
  expect(rawPayload.subarray(0, 4).toString('latin1')).toBe(zipStart);
  expect(rawPayload.toString('latin1').match(new RegExp(zipEntry, 'g'))).toHaveLength(
    documentFieldNames.length,
  );
  expect(rawPayload.includes(pdfBytes())).toBe(true);
});

test('a tampered link, a link to another submission and a document of another open nothing', async () => {
  const first = await handedOver();
  const second = await submitAll(first.started);
  expect(second.data).toEqual({ success: true });
  const others = await mailsOf(first.started);
  const otherPath = others
    .filter(({ template }) => template === 'documents-to-agent')
    .map(({ mail }) => /(\/agent\/documents\/[^\s/]+)$/m.exec(mail.text)?.[1] ?? '')
    .find((path) => path !== first.path);
  const { app } = first.started;
  const status = async (url: string) => (await app.inject({ url })).statusCode;
  expect(await status(otherPath ?? '')).toBe(200);
  const [id = '', mark = ''] = first.path.split('/').at(-1)?.split('.') ?? [];
  const [otherId = '', otherMark = ''] = otherPath?.split('/').at(-1)?.split('.') ?? [];
  const flipped = mark.startsWith('A') ? `B${mark.slice(1)}` : `A${mark.slice(1)}`;
  for (const token of [
    `${id}.${flipped}`,
    `${id}.${otherMark}`,
    `${otherId}.${mark}`,
    id,
    `${id}.`,
    `${id}.${mark}x`,
    '..',
    'x',
  ])
    expect(await status(`/agent/documents/${token}`), token).toBe(404);
  const foreign = documentPaths((await app.inject({ url: otherPath ?? '' })).body)[0]
    ?.split('/')
    .at(-1);
  for (const rest of ['', '/content', '/download'])
    expect((await first.get(`/${foreign}${rest}`)).statusCode).toBe(404);
});

test('a link opens nothing from the end of the retention on, also before the documents are swept', async () => {
  let now = Date.now();
  const { get, started } = await handedOver(
    { DOCUMENT_RETENTION_DAYS: '30' },
    {},
    { ports: { clock: () => now } },
  );
  now += 30 * DAY_MS - 60_000;
  expect((await get()).statusCode).toBe(200);
  now += 120_000;
  for (const rest of ['', '/all']) expect((await get(rest)).statusCode).toBe(404);
  expect(await started.parts.files.list()).toHaveLength(documentFieldNames.length);
});

test('a GET, a HEAD or a scanner that follows every link changes nothing but the audit', async () => {
  const { get, started, path } = await handedOver();
  for (const rest of ['', '/all', '/erase', '/passphrase']) await get(rest);
  await started.app.inject({ method: 'HEAD', url: path });
  expect((await get()).statusCode).toBe(200);
  const states = await started.db.selectFrom('document').select('state').execute();
  expect(states.map(({ state }) => state)).toEqual(Array(documentFieldNames.length).fill('submitted'));
});

test('erased now means: no key, no file, no link, and the record stays', async () => {
  const { get, post, started, audit } = await handedOver();
  expect((await post('/erase', {})).statusCode).toBe(303);
  expect((await get()).statusCode).toBe(200);
  expect((await post('/erase', { sure: 'yes' })).body).toContain('gone for good');
  expect((await get()).statusCode).toBe(404);
  expect(await started.parts.files.list()).toEqual([]);
  const rows = await started.db.selectFrom('document').selectAll().execute();
  for (const row of rows)
    expect(row).toMatchObject({ state: 'erased', wrapped_key: null, original_name: '' });
  expect((await started.db.selectFrom('document_submission').selectAll().execute())[0]).toMatchObject({
    wrapped_link_key: null,
    client_name: '',
    client_email: '',
  });
  expect((await audit()).at(-1)).toBe('erased');
});

test('mails about documents that were erased before they left fail for nobody: they are gone, and one in hand is dropped', async () => {
  const started = await startWithClients();
  await submitAll(started, { client_email: 'ada@visitor.example' });
  const receipts = started.db.updateTable('outbox').where('template', '=', 'documents-receipt');
  await receipts.set({ state: 'sending', lease_owner: 'a worker', lease_until: 1 }).execute();
  const submission = await started.db.selectFrom('document_submission').selectAll().executeTakeFirstOrThrow();
  await started.documents.erase(submission, 'a test');
  expect((await started.outbox()).map(({ template }) => template)).toEqual(['documents-receipt']);
  started.server.outboxWorker.start();
  await waitUntil('the end of it', async () => (await started.outbox())[0]?.state === 'dropped');
});

test('with a passphrase set the link asks for it first, and five wrong ones close it for a while', async () => {
  const hash = await cheapHash('seven herons');
  const { get, post, audit } = await handedOver({ AGENT_PASSPHRASE_HASH: hash });
  const asked = await get();
  expect(asked.statusCode).toBe(401);
  expect(asked.body).not.toContain('scan');
  for (const rest of ['/all', '/00000000-0000-0000-0000-000000000000/content'])
    expect((await get(rest)).statusCode).toBe(401);
  expect((await post('/passphrase', { passphrase: 'six herons' })).statusCode).toBe(401);
  const right = await post('/passphrase', { passphrase: 'seven herons' });
  expect(right.statusCode).toBe(303);
  const cookie = String(right.headers['set-cookie']);
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
  const session = cookie.split(';')[0] ?? '';
  const opened = await get('', { cookie: session });
  expect(opened.statusCode).toBe(200);
  expect(opened.body).toContain('Until then they open with your passphrase only.');
  expect(opened.body).not.toContain('Anyone with this page’s address');
  const changed = session.replace(/[^=.]+$/, (mark) => (mark.startsWith('A') ? 'B' : 'A') + mark.slice(1));
  expect(changed).not.toBe(session);
  expect((await get('', { cookie: changed })).statusCode).toBe(401);
  for (let tries = 0; tries < 5; tries += 1) await post('/passphrase', { passphrase: 'wrong' });
  const late = await post('/passphrase', { passphrase: 'seven herons' });
  expect(late.statusCode).toBe(429);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  expect(await audit()).toEqual(expect.arrayContaining(['passphrase-refused', 'passphrase-accepted']));
});

test('wrong passphrases given with a link do not lock out the devices that are signed in to the desk', async () => {
  const passphrase = 'seven herons';
  const { get, post, started } = await handedOver({
    AGENT_PASSPHRASE_HASH: await cheapHash(passphrase),
    DOCUMENTS_NEED_SIGN_IN: 'off',
  });
  for (let tries = 0; tries < 5; tries += 1) await post('/passphrase', { passphrase: 'wrong' });
  const stranger = await post('/passphrase', { passphrase });
  expect([stranger.statusCode, words(stranger.body)]).toEqual([
    429,
    expect.stringMatching(/Too many tries\. Please wait 15 minutes\. Sign in to the desk/),
  ]);
  const link = await askForLink(started);
  const signedIn = await postDesk(started.app, link, { passphrase });
  const device = cookieOf(signedIn.headers['set-cookie']);
  const right = await post('/passphrase', { passphrase }, { cookie: device });
  expect(right.statusCode).toBe(303);
  const cookie = `${device}; ${cookieOf(right.headers['set-cookie'])}`;
  expect((await get('', { cookie })).statusCode).toBe(200);
  // Nor are these devices without a limit.
  for (let tries = 0; tries < 5; tries += 1)
    await post('/passphrase', { passphrase: 'wrong' }, { cookie: device });
  expect((await post('/passphrase', { passphrase }, { cookie: device })).statusCode).toBe(429);
});

// What is changed is a file of the data directory; a bucket's parts are changed in document-files.
onDisk('a document whose file was changed on disk is not shown', async () => {
  const { get, started } = await handedOver();
  const id =
    documentPaths((await get()).body)[0]
      ?.split('/')
      .at(-1) ?? '';
  const file = join(started.config.dataDir, 'documents', `${id}.sealed`);
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40);
  writeFileSync(file, bytes);
  const answer = await get(`/${id}/content`);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toBe('This document was damaged where it is kept');
});
