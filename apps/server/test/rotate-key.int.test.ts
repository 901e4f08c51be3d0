import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { fileOf } from '@rivermark/testkit/server-programs';
import { expect, test } from 'vitest';
import { linkToken, submissionOfLink } from '../src/documents/links/submission-link.ts';
import { readDocument } from '../src/documents/opening/read-document.ts';
import { enquiryOfInTouchLink, inTouchPath } from '../src/reminders/in-touch-link.ts';
import { createKeyring } from '../src/secrets/keyring.ts';
import { readSecrets, secretKeyFile } from '../src/secrets/read-secrets.ts';
import { pdfBytes, startWithClients, submitAll } from './documents-calls.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

const command = fileOf('rotate-key');
const rotate = (env: Record<string, string>, ...args: string[]) =>
  execFileSync(process.execPath, [command, ...args], {
    env: { ...compileCache, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

// The key is in the data directory. On several machines it is a setting of each.
onEmbeddedStores(
  'after a change of the key every document opens, so do their links, and what the old key sealed or signed counts no more',
  async () => {
    const started = await startWithClients();
    await submitAll(started);
    const { config, db, parts } = started;
    const submission = await db.selectFrom('document_submission').selectAll().executeTakeFirstOrThrow();
    const link = linkToken(parts.keyring, submission);
    const old = readFileSync(secretKeyFile(config.dataDir), 'utf8');

    expect(() => rotate({ DATA_DIR: config.dataDir }, '--help')).toThrow(/Usage: script\/rotate-key/);
    expect(readFileSync(secretKeyFile(config.dataDir), 'utf8')).toBe(old);

    expect(rotate({ DATA_DIR: config.dataDir })).toMatch(/^7 keys are wrapped anew/);

    const now = readFileSync(secretKeyFile(config.dataDir), 'utf8');
    expect(now.split('\n').filter(Boolean)).toHaveLength(1);
    expect(now).not.toBe(old);
    const keyring = createKeyring(readSecrets(config));
    for (const row of await db.selectFrom('document').selectAll().execute()) {
      const bytes: Buffer[] = [];
      for await (const part of readDocument({ ...parts, keyring }, row)) bytes.push(part);
      expect(Buffer.concat(bytes).equals(pdfBytes())).toBe(true);
      expect(() => readDocument(parts, row)).toThrow(/not configured/);
    }
    const after = await db.selectFrom('document_submission').selectAll().executeTakeFirstOrThrow();
    expect(linkToken(keyring, after)).toBe(link);
    const enquiryId = randomUUID();
    const inTouch = inTouchPath(parts.keyring, enquiryId).split('/').at(-1) ?? '';
    expect(enquiryOfInTouchLink(parts.keyring, inTouch)).toBe(enquiryId);
    expect(enquiryOfInTouchLink(keyring, inTouch)).toBeUndefined();
  },
);

onEmbeddedStores(
  'with new links what was mailed before opens no documents any more, and the agent is mailed one that does',
  async () => {
    const started = await startWithClients();
    await submitAll(started);
    const { config, db, parts } = started;
    const submission = await db.selectFrom('document_submission').selectAll().executeTakeFirstOrThrow();
    const [link, secrets] = [linkToken(parts.keyring, submission) ?? '', readSecrets(config)];
    const before = (await started.outbox()).find(({ template }) => template === 'documents-to-agent');
    await db.updateTable('outbox').set({ state: 'sent', sent_at: 1 }).execute();
    expect(rotate({ DATA_DIR: config.dataDir }, '--new-links')).toMatch(/1 links are new/);
    const keyring = createKeyring([...readSecrets(config), ...secrets] as [Buffer, ...Buffer[]]);
    const opens = async (token: string) =>
      (await submissionOfLink({ ...parts, keyring }, token)) !== undefined;
    expect(await opens(link)).toBe(false);
    const after = await db.selectFrom('document_submission').selectAll().executeTakeFirstOrThrow();
    expect(await opens(linkToken(keyring, after) ?? '')).toBe(true);
    const notice = async () =>
      (await started.outbox()).find(({ template }) => template === 'documents-to-agent');
    expect(await notice()).toMatchObject({ state: 'pending', sent_at: null });
    expect((await notice())?.message_id).not.toBe(before?.message_id);
  },
);

onEmbeddedStores('a change of the key that was killed half way is finished by the next run', async () => {
  const started = await startWithClients();
  await submitAll(started);
  const { config } = started;
  const { writeFileSync } = await import('node:fs');
  const file = secretKeyFile(config.dataDir);
  const newer = Buffer.alloc(32, 7).toString('base64');
  writeFileSync(file, `${newer}\n${readFileSync(file, 'utf8')}`);
  rotate({ DATA_DIR: config.dataDir });
  expect(readFileSync(file, 'utf8')).toBe(`${newer}\n`);
});

test('a configured key is changed by naming the new one before the old one', async () => {
  const [old, next] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')];
  const started = await startWithClients({ SECRET_KEY: old });
  await submitAll(started);
  const { stores } = started;
  expect(() => rotate({ ...stores, SECRET_KEY: old })).toThrow(/new key, a comma and the old one/);
  expect(rotate({ ...stores, SECRET_KEY: `${next},${old}` })).toMatch(/^7 keys/);
  const keyring = createKeyring([Buffer.alloc(32, 2)]);
  const row = await started.db.selectFrom('document').selectAll().executeTakeFirstOrThrow();
  expect((await buffer(readDocument({ ...started.parts, keyring }, row))).equals(pdfBytes())).toBe(true);
});

test('one key that is lost or damaged keeps no other from being changed, and is named', async () => {
  const started = await startWithClients({ SECRET_KEY: Buffer.alloc(32, 1).toString('base64') });
  await submitAll(started);
  const rows = await started.db.selectFrom('document').select('id').orderBy('id').execute();
  const [lost = '', damaged = ''] = rows.map(({ id }) => id);
  await started.db.updateTable('document').set({ key_id: '00' }).where('id', '=', lost).execute();
  await started.db.updateTable('document').set({ wrapped_key: 'AAAA' }).where('id', '=', damaged).execute();
  const [old, next] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')];
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
    env: { ...compileCache, ...started.stores, SECRET_KEY: `${next},${old}` },
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stdout).toMatch(/^5 keys are wrapped anew/);
  expect(stderr).toMatch(/2 could not be opened.*keys-lost/);
  expect(
    stderr
      .split('\n')
      .filter((line) => line.startsWith('document '))
      .sort(),
  ).toEqual([`document ${lost}`, `document ${damaged}`].sort());
});

onEmbeddedStores('after a change with a damaged key the next one makes a new key again', async () => {
  const started = await startWithClients();
  await submitAll(started);
  const { config, db } = started;
  await db.updateTable('document_submission').set({ wrapped_link_key: 'AAAA' }).execute();
  const change = () =>
    spawnSync(process.execPath, [command], {
      env: { ...compileCache, DATA_DIR: config.dataDir },
      encoding: 'utf8',
    });
  const lines = () => readFileSync(secretKeyFile(config.dataDir), 'utf8').split('\n').filter(Boolean);
  const first = lines();
  expect(change().status).toBe(2);
  const second = lines();
  expect(change().status).toBe(2);
  expect([first, second, lines()].map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(new Set([...first, ...second, ...lines()]).size).toBe(3);
});
