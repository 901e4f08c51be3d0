import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFieldNames, documentIds } from '@rivermark/contracts/documents';
import { buildPdf, pageObjects } from '@rivermark/testkit/pdf';
import { findBroughtProgram } from '@rivermark/testkit/programs';
import { StorageClient } from '@supabase/storage-js';
import { expect, test } from 'vitest';
import { newName, noticeFor, pdfBytes, startWithClients, submitAll, upload } from './documents-calls.ts';
import { temporaryFolder } from './start-app.ts';

test('the official client uploads an object, and what it answers is what it expects', async () => {
  const started = await startWithClients();
  const name = newName('photoId');
  const { data, error } = await upload(started, name);
  expect(error).toBeNull();
  expect(data).toMatchObject({ path: name, fullPath: `${documentIds.bucket}/${name}` });
  const [row] = await started.db.selectFrom('document').selectAll().execute();
  expect(row).toMatchObject({
    state: 'stored',
    field: 'photoId',
    type: 'application/pdf',
    original_name: 'My scan.pdf',
    received_bytes: pdfBytes().length,
  });
});

test('a second upload under the same name is a duplicate and changes nothing', async () => {
  const started = await startWithClients();
  const name = newName('creditReport');
  await upload(started, name);
  const before = await started.db.selectFrom('document').selectAll().execute();
  const { error } = await upload(started, name, { bytes: pdfBytes('other') });
  expect(error).toMatchObject({ statusCode: '409', message: 'The resource already exists' });
  const overwrite = await started.bucket.upload(name, pdfBytes('other'), { upsert: true });
  expect(overwrite.error).toMatchObject({ statusCode: '409' });
  expect(await started.db.selectFrom('document').selectAll().execute()).toEqual(before);
});

test('more than 10 MB is refused as it flows, and nothing of it stays', async () => {
  const started = await startWithClients();
  const { error } = await upload(started, newName('photoId'), { bytes: pdfBytes('x', 10 * 1024 * 1024) });
  expect(error).toMatchObject({ statusCode: '413', message: 'Please upload a file smaller than 10MB.' });
  expect(await started.db.selectFrom('document').selectAll().execute()).toEqual([]);
  expect(await started.parts.files.list()).toEqual([]);
});

test('exactly 10 MB is taken', async () => {
  const started = await startWithClients();
  const overhead = pdfBytes('x', 10_000_000).length - 10_000_000;
  const bytes = pdfBytes('x', 10 * 1024 * 1024 - overhead);
  expect(bytes).toHaveLength(10 * 1024 * 1024);
  const { error } = await upload(started, newName('photoId'), { bytes });
  expect(error).toBeNull();
});

test('a wrong key takes nothing', async () => {
  const started = await startWithClients();
  const stranger = new StorageClient(`${started.url}/storage/v1`, {
    apikey: 'wrong',
    Authorization: 'Bearer x',
  });
  const { error } = await upload({ bucket: stranger.from(documentIds.bucket) }, newName('photoId'));
  expect(error).toMatchObject({ statusCode: '401', message: 'Invalid API key' });
});

test.each(['apikey', 'authorization'])(
  'a key in letters that no key has, in %s, is a wrong key',
  async (name) => {
    const started = await startWithClients();
    const key = 'é'.padEnd(documentIds.anonKey.length, 'x');
    const answer = await fetch(`${started.url}/storage/v1/object/${documentIds.bucket}/x`, {
      method: 'POST',
      headers: { [name]: key },
    });
    expect(answer.status).toBe(401);
  },
);

test('the public URL that the client builds is never readable', async () => {
  const started = await startWithClients();
  const name = newName('photoId');
  await upload(started, name);
  const { publicUrl } = started.bucket.getPublicUrl(name).data;
  expect(publicUrl).toContain('/object/public/');
  for (const headers of [{}, { apikey: documentIds.anonKey }]) {
    const answer = await fetch(publicUrl, { headers });
    expect(answer.ok).toBe(false);
    expect(await answer.text()).not.toContain('a statement');
  }
});

test('listing, reading, signing, overwriting, moving and removing are not for the anonymous key', async () => {
  const started = await startWithClients();
  const { bucket, storage } = started;
  const name = newName('photoId');
  await upload(started, name);
  const tries = await Promise.all([
    bucket.list(),
    bucket.download(name),
    bucket.createSignedUrl(name, 60),
    bucket.createSignedUploadUrl(newName('photoId', 'b.pdf')),
    bucket.update(name, pdfBytes('other')),
    bucket.move(name, newName('photoId', 'c.pdf')),
    bucket.copy(name, newName('photoId', 'd.pdf')),
    bucket.remove([name]),
    bucket.info(name),
    storage.listBuckets(),
    storage.createBucket('mine'),
    storage.emptyBucket(documentIds.bucket),
    storage.deleteBucket(documentIds.bucket),
    upload({ bucket: storage.from('other-bucket') }, newName('photoId')),
  ]);
  const statuses = tries.map(({ error }) => (error as { status?: number } | null)?.status);
  expect(statuses).toEqual([404, 405, 404, 404, 405, ...Array(8).fill(403), 404]);
  const rows = await started.db.selectFrom('document').select(['object_name', 'state']).execute();
  expect(rows).toEqual([{ object_name: name, state: 'stored' }]);
});

test('six documents and the notice become one submission, and a repeat changes nothing', async () => {
  const started = await startWithClients();
  const { data, error, body } = await submitAll(started, {
    client_name: 'Ada',
    client_email: 'ada@visitor.example',
  });
  expect(error).toBeNull();
  expect(data).toEqual({ success: true });
  expect((await started.functions.invoke('send-email', { body })).data).toEqual({ success: true });
  expect(await started.db.selectFrom('document_submission').selectAll().execute()).toHaveLength(1);
  const mails = await started.db.selectFrom('outbox').select('template').execute();
  expect(mails.map(({ template }) => template).sort()).toEqual(['documents-receipt', 'documents-to-agent']);
});

test('one address gets one receipt a day, however it is spelled, and the agent hears of every submission', async () => {
  const started = await startWithClients({
    DOCUMENTS_PER_HOUR: '1000',
    AGENT_EMAIL: 'agent@brokerage.example',
  });
  for (const client_email of [
    'ada@visitor.example',
    'ADA+docs@Visitor.example',
    'agent@brokerage.example',
    'ben@visitor.example',
  ])
    expect((await submitAll(started, { client_email })).data).toEqual({ success: true });
  const templates = (await started.outbox()).map(({ template }) => template);
  expect(templates.filter((template) => template === 'documents-to-agent')).toHaveLength(4);
  expect(templates.filter((template) => template === 'documents-receipt')).toHaveLength(2);
});

test('a notice without all documents, without the acknowledgment, or for documents of others hands over nothing', async () => {
  const started = await startWithClients();
  const submissionId = randomUUID();
  const names = documentFieldNames.map((field) => newName(field));
  for (const name of names.slice(0, -1)) await upload(started, name, { submissionId });
  const said = async (body: object) => {
    const { error } = await started.functions.invoke('send-email', { body: body as Record<string, unknown> });
    return (await (error?.context as Response | undefined)?.json()) as unknown;
  };
  expect(await said(noticeFor(started, names, submissionId))).toMatchObject({
    success: false,
    code: 'documents-missing',
  });
  await upload(started, names.at(-1) ?? '', { submissionId });
  const whole = noticeFor(started, names, submissionId);
  expect(await said({ ...whole, message: whole.message.replace('acknowledged', 'read') })).toMatchObject({
    success: false,
    code: 'not-acknowledged',
  });
  expect(await said({ ...whole, submission_id: randomUUID() })).toMatchObject({ code: 'documents-missing' });
  expect(await said({ ...whole, submission_id: undefined })).toMatchObject({ code: 'documents-missing' });
  expect(await started.db.selectFrom('document_submission').selectAll().execute()).toEqual([]);
  expect((await started.functions.invoke('send-email', { body: whole })).data).toEqual({ success: true });
});

test('clients that know of no submission id hand over as well', async () => {
  const started = await startWithClients();
  const names = documentFieldNames.map((field) => newName(field));
  for (const name of names) await upload(started, name);
  const { data } = await started.functions.invoke('send-email', {
    body: noticeFor(started, names, undefined),
  });
  expect(data).toEqual({ success: true });
});

test.each([
  '../../../etc/passwd',
  '%2e%2e%2fx',
  '1790000000000_photoId_a%252fb.pdf',
  '1790000000000_other_a.pdf',
  'a',
])('the object name %j is refused', async (name) => {
  const started = await startWithClients();
  const { error } = await upload(started, name);
  // A client's own library resolves the first of them to another address.
  expect(error).toMatchObject({ status: name.startsWith('..') ? 404 : 400 });
  expect(await started.db.selectFrom('document').selectAll().execute()).toEqual([]);
});

test('what is not of the accepted type is refused by its content, whatever it is called', async () => {
  const started = await startWithClients();
  const { error } = await upload(started, newName('creditReport'), {
    bytes: Buffer.from('<html>not a pdf</html>'),
  });
  expect(error).toMatchObject({ statusCode: '422' });
  expect(await started.parts.files.list()).toEqual([]);
});

const qpdf = findBroughtProgram(['qpdf']);
test.skipIf(!qpdf)('a PDF that qpdf locked for changes is looked into before it is stored', async () => {
  const started = await startWithClients();
  const folder = temporaryFolder();
  const lock = (bytes: Buffer) => {
    writeFileSync(join(folder, 'in.pdf'), bytes);
    const options = ['--object-streams=generate', '--encrypt', '', 'owner', '256', '--'];
    execFileSync(qpdf ?? '', [
      '--warning-exit-0',
      join(folder, 'in.pdf'),
      ...options,
      join(folder, 'out.pdf'),
    ]);
    return readFileSync(join(folder, 'out.pdf'));
  };
  const launch = '<< /S /Launch /F (cmd.exe) >>';
  const hostile = lock(buildPdf([...pageObjects('/OpenAction 5 0 R'), launch]));
  expect(hostile.includes('Launch')).toBe(false);
  const refused = await upload(started, newName('creditReport'), { bytes: hostile });
  expect(refused.error).toMatchObject({
    statusCode: '422',
    message: expect.stringContaining('other programs'),
  });
  expect(await started.parts.files.list()).toEqual([]);
  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
  const marked = lock(buildPdf([...pageObjects('/OpenAction 5 0 R'), script]));
  expect(marked.includes('JavaScript')).toBe(false);
  expect((await upload(started, newName('creditReport'), { bytes: marked })).error).toBeNull();
  const row = await started.db.selectFrom('document').select(['marks', 'pages']).executeTakeFirst();
  expect(row).toEqual({ marks: '["script"]', pages: 1 });
});

test('a client whose answer was lost, and who then chose a file again, hears what to do; the same again is thanked', async () => {
  const started = await startWithClients();
  const { submissionId, names, body } = await submitAll(started);
  const again = newName('photoId', 'again.pdf');
  expect((await upload(started, again, { submissionId })).error).toBeNull();
  const said = async (objects: readonly string[]) => {
    const { data, error } = await started.functions.invoke('send-email', {
      body: noticeFor(started, objects, submissionId),
    });
    return error ? { status: error.context.status, ...(await error.context.json()) } : data;
  };
  const words = { status: 409, code: 'already-submitted', message: expect.stringMatching(/please call, or/) };
  expect(await said([...names.filter((name) => !name.includes('photoId')), again])).toMatchObject(words);
  const others: string[] = [];
  for (const field of documentFieldNames) {
    const name = newName(field, 'other.pdf');
    others.push(name);
    await upload(started, name, { submissionId });
  }
  expect(await said(others)).toMatchObject(words);
  expect(await said(names)).toEqual({ success: true });

  const submission = await started.db.selectFrom('document_submission').selectAll().executeTakeFirstOrThrow();
  await started.documents.erase(submission, 'the agent');
  expect((await started.functions.invoke('send-email', { body })).data).toEqual({ success: true });
  expect(await started.outbox(), 'its mail went with it, and none is new').toEqual([]);
});

test('a document whose file is gone is never handed over: its sender is told, and can send it again under its name', async () => {
  const started = await startWithClients();
  const submissionId = randomUUID();
  const names = documentFieldNames.map((field) => newName(field));
  for (const name of names) await upload(started, name, { submissionId });
  const [lost] = await started.db.selectFrom('document').selectAll().execute();
  await started.parts.files.remove(lost?.id ?? '');
  const notice = () =>
    started.functions.invoke('send-email', { body: noticeFor(started, names, submissionId) });
  expect((await notice()).error?.context.status).toBe(422);
  expect((await upload(started, lost?.object_name ?? '', { submissionId })).error).toBeNull();
  expect((await notice()).data).toEqual({ success: true });
});
