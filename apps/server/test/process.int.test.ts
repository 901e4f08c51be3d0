import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { everyCase } from '@rivermark/testkit/every-case';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { callBody } from './calls.ts';
import { newName, pdfBytes, startWithClients } from './documents-calls.ts';
import { temporaryFolder } from './start-app.ts';
import { portOf, startProcess, waitUntil } from './start-process.ts';
import { storesOfRun } from './stores-of-run.ts';
import { writeTinySite } from './tiny-site.ts';
import { ask, create, patch } from './tus-calls.ts';

type Stores = Readonly<{ DATA_DIR: string; DATABASE_URL?: string }>;

async function prepare() {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  writeTinySite(site);
  const stores: Stores = { DATA_DIR: join(folder, 'data'), ...(await storesOfRun()) };
  return { site, dataDir: stores.DATA_DIR, stores };
}

const send = (port: number, submissionId: string) =>
  fetch(`http://127.0.0.1:${port}${EMAIL_SEND_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(callBody({ submission_id: submissionId })),
  });

/** Reads the stored enquiries, each with the state of its mail. */
function storedIn({ DATA_DIR, DATABASE_URL }: Stores) {
  const db = openDatabase({ dataDir: DATA_DIR, ...(DATABASE_URL && { databaseUrl: DATABASE_URL }) });
  onTestFinished(() => db.destroy());
  return () =>
    db
      .selectFrom('enquiry')
      .leftJoin('outbox', 'outbox.enquiry_id', 'enquiry.id')
      .select(['enquiry_key', 'state'])
      .execute();
}

/** The names in a data directory, and what there is open to others than its owner. */
function openToOthers(dataDir: string) {
  const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  const wrong = entries.filter((entry) => {
    const { mode } = statSync(join(entry.parentPath, entry.name));
    return (mode & 0o777) !== (entry.isDirectory() ? 0o700 : 0o600);
  });
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  return { names: entries.map(({ name }) => name), wrong: wrong.map(({ name }) => name) };
}

const ACKNOWLEDGED = 100;

test('killed in the middle of its work, the server has every enquiry that it acknowledged, once, for its own user only, and the next process delivers them', async () => {
  const { site, stores, dataDir } = await prepare();
  const server = startProcess(site, { ...stores, ROLE: 'web' });
  const port = await portOf(server);
  const acknowledged: string[] = [];
  const visitor = async () => {
    for (;;) {
      const id = randomUUID();
      if ((await send(port, id)).status !== 200) return;
      acknowledged.push(id);
      if (acknowledged.length === ACKNOWLEDGED) server.child.kill('SIGKILL');
    }
  };
  await Promise.allSettled(Array.from({ length: 16 }, visitor));
  await server.exit;

  const killed = openToOthers(dataDir);
  if (!stores.DATABASE_URL) {
    expect(killed.names).toEqual(expect.arrayContaining(['rivermark.db', 'rivermark.db-wal', 'secret.key']));
  }
  expect(killed.wrong).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED);
  const stored = storedIn(stores);
  const rows = await stored();
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['pending']));
  const ids = rows.map((row) => row.enquiry_key);
  expect(new Set(ids).size).toBe(ids.length);
  expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);

  const worker = startProcess(site, { ...stores, ROLE: 'worker' });
  await waitUntil(worker, async () => (await stored()).every(({ state }) => state === 'sent'));
  worker.child.kill('SIGTERM');
  expect(await worker.exit).toBe(0);
  expect(readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'))).toHaveLength(ids.length);
  expect(openToOthers(dataDir).wrong).toEqual([]);
});

/** Sends the first bytes at once, then a few at a time while somebody reads them. */
function slowly(bytes: Buffer): ReadableStream {
  let timer: NodeJS.Timeout;
  let sent = 100_000;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes.subarray(0, sent)));
      timer = setInterval(() => {
        controller.enqueue(new Uint8Array(bytes.subarray(sent, sent + 10)));
        sent += 10;
      }, 100);
    },
    cancel: () => clearInterval(timer),
  });
}

/** An enquiry whose body is begun, and a connection that asks nothing. */
async function beginEnquiry(port: number, submissionId: string) {
  const idle = connect(port, '127.0.0.1');
  onTestFinished(() => void idle.destroy());
  const socket = connect(port, '127.0.0.1');
  const body = JSON.stringify(callBody({ submission_id: submissionId }));
  socket.write(
    `POST ${EMAIL_SEND_PATH} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
  );
  // The server's 100 Continue shows that it has the request.
  await new Promise((resolve) => socket.once('data', resolve));
  socket.write(body.slice(0, 20));
  return () => {
    socket.write(body.slice(20));
    return text(socket);
  };
}

test('asked to stop, the server finishes the request and the mails in hand, pauses a slow upload, takes nothing else, and ends with 0', async () => {
  const { site, stores } = await prepare();
  const mail = await startMailServer();
  onTestFinished(() => mail.stop());
  mail.behave(() => ({ answerAfterMs: 1000 }));
  const first = startProcess(site, { ...stores, SMTP_URL: mail.url });
  const port = await portOf(first);
  const url = `http://127.0.0.1:${port}`;
  const bytes = pdfBytes('slow', 300_000);
  const created = await create({ url }, newName('creditReport'), bytes.length);
  const path = created.headers.get('location');
  const upload = patch(url + path, 0, slowly(bytes)).then(
    ({ status }) => status,
    () => 'connection closed',
  );
  await Promise.all(Array.from({ length: 14 }, () => send(port, randomUUID())));
  const inHand = randomUUID();
  const finish = await beginEnquiry(port, inHand);
  await waitUntil(first, () => mail.offered() >= 2);
  first.child.kill('SIGTERM');
  await waitUntil(first, () => first.logged().includes('stopping'));
  const offered = mail.offered();
  await waitUntil(first, async () => !(await canConnect(port)));
  expect(await finish()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]+\r\n\r\nOK$/);
  expect(await first.exit).toBe(0);
  // The browser retries after either.
  expect([503, 'connection closed']).toContain(await upload);
  // Those that the worker already had; it took no others.
  expect(mail.offered() - offered).toBeLessThanOrEqual(2);
  const stored = storedIn(stores);
  expect((await stored()).map((row) => row.enquiry_key)).toContain(inHand);

  mail.behave(() => 'accept');
  const second = await startWithClients({ ...stores, SMTP_URL: mail.url });
  second.server.outboxWorker.start();
  const offset = Number((await ask(second.url + path)).headers.get('upload-offset'));
  expect(offset).toBeGreaterThanOrEqual(100_000);
  expect((await patch(second.url + path, offset, bytes.subarray(offset))).status).toBe(204);
  await expect.poll(async () => (await stored()).every(({ state }) => state === 'sent')).toBe(true);
  const ids = mail.received.map(({ mail: { messageId } }) => messageId);
  expect([ids.length, new Set(ids).size]).toEqual([15, 15]);
});

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

test('a start that cannot be is explained in plain words, with 1', async () => {
  const { site, dataDir } = await prepare();
  const env = { DATA_DIR: dataDir };
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const address = taken.address();
  const PORT = String(typeof address === 'object' && address?.port);
  const foreign = temporaryFolder();
  writeFileSync(join(foreign, 'thesis.txt'), '');
  mkdirSync(join(foreign, 'empty'));
  const faulty = { PORT: 'x', ROLE: 'boss', NODE_ENV: 'production' };
  const demonstration = { PUBLIC_URL: 'https://www.example.com', CAPTURE_MAIL: '1' };

  const cases = [
    [
      () => startProcess(site, { ...env, ...faulty, ...demonstration }),
      /4 faults:\n- PORT .+\n- ROLE .+\n- .+ sample identity; fill in agentName.+\n- \d+ homes .+ a sample/,
    ],
    [() => startProcess(site, { ...env, PORT }), /port is taken/],
    // In its own directory: otherwise it could be rejected because of the previous one's lock.
    [
      () => startProcess(join(foreign, 'empty'), { DATA_DIR: join(temporaryFolder(), 'data') }),
      /not built yet\. Run script\/setup/,
    ],
    [() => startProcess(site, { DATA_DIR: foreign }), /DATA_DIR holds files of another program/],
  ] as const;
  // One fault of the settings, and one after them. Tests beside the code hold the others.
  const tried = everyCase(cases, cases.slice(0, 2)).map(([start, sentence]) => [start(), sentence] as const);
  for (const [started, sentence] of tried) {
    expect(await started.exit).toBe(1);
    expect(started.said()).toMatch(sentence);
    expect(started.said()).not.toMatch(/\n\s+at /);
  }
  taken.close();
});
