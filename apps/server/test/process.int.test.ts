import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { callBody } from './calls.ts';
import { newName, pdfBytes } from './documents-calls.ts';
import { temporaryFolder } from './start-app.ts';
import { portOf, startProcess, waitUntil } from './start-process.ts';
import { storesOfRun } from './stores-of-run.ts';
import { writeTinySite } from './tiny-site.ts';
import { ask, create, patch } from './tus-calls.ts';

async function prepare() {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  writeTinySite(site);
  const stores: Stores = { DATA_DIR: join(folder, 'data'), ...(await storesOfRun()) };
  return { site, dataDir: stores.DATA_DIR, stores };
}

type Stores = Readonly<{ DATA_DIR: string; DATABASE_URL?: string }>;

const send = (port: number, submissionId: string) =>
  fetch(`http://127.0.0.1:${port}${EMAIL_SEND_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(callBody({ submission_id: submissionId })),
  });

async function stored({ DATA_DIR, DATABASE_URL }: Stores) {
  const db = openDatabase({ dataDir: DATA_DIR, ...(DATABASE_URL && { databaseUrl: DATABASE_URL }) });
  try {
    return await db
      .selectFrom('enquiry')
      .leftJoin('outbox', 'outbox.enquiry_id', 'enquiry.id')
      .select(['enquiry_key', 'state'])
      .execute();
  } finally {
    await db.destroy();
  }
}

test('killed in the middle of its work, the server has every enquiry that it acknowledged, once, and the next process delivers them', async () => {
  const { site, stores } = await prepare();
  const server = startProcess(site, { ...stores, ROLE: 'web' });
  const port = await portOf(server);
  const acknowledged: string[] = [];
  const visitor = async () => {
    for (;;) {
      const id = randomUUID();
      if ((await send(port, id)).status !== 200) return;
      acknowledged.push(id);
      if (acknowledged.length === 300) server.child.kill('SIGKILL');
    }
  };
  await Promise.allSettled(Array.from({ length: 16 }, visitor));
  await server.exit;

  expect(acknowledged.length).toBeGreaterThanOrEqual(300);
  const rows = await stored(stores);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['pending']));
  const ids = rows.map((row) => row.enquiry_key);
  expect(new Set(ids).size).toBe(ids.length);
  expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);

  const worker = startProcess(site, { ...stores, ROLE: 'worker' });
  await waitUntil(worker, async () => (await stored(stores)).every(({ state }) => state === 'sent'));
  worker.child.kill('SIGTERM');
  expect(await worker.exit).toBe(0);
  expect(readdirSync(join(stores.DATA_DIR, 'mail')).filter((name) => name.endsWith('.eml'))).toHaveLength(
    ids.length,
  );
});

test('asked to stop, the server finishes the request in hand, takes no other and ends with 0', async () => {
  const { site, stores } = await prepare();
  const server = startProcess(site, { ...stores });
  const port = await portOf(server);
  const idle = connect(port, '127.0.0.1');
  const socket = connect(port, '127.0.0.1');
  const id = randomUUID();
  const body = JSON.stringify(callBody({ submission_id: id }));
  socket.write(
    `POST ${EMAIL_SEND_PATH} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
  );
  // The server's 100 Continue shows that it has the request.
  await new Promise((resolve) => socket.once('data', resolve));
  socket.write(body.slice(0, 20));
  server.child.kill('SIGTERM');
  await waitUntil(server, () => server.logged().includes('stopping'));
  await waitUntil(server, async () => !(await canConnect(port)));
  socket.write(body.slice(20));

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]+\r\n\r\nOK$/);
  expect(await server.exit).toBe(0);
  expect((await stored(stores)).map((row) => row.enquiry_key)).toEqual([id]);
  idle.destroy();
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

test('asked to stop during a slow upload, the server pauses it, finishes the mails in hand, and ends with 0', async () => {
  const { site, stores } = await prepare();
  const mail = await startMailServer();
  onTestFinished(() => mail.stop());
  mail.behave(() => ({ answerAfterMs: 1000 }));
  const start = async () => {
    const server = startProcess(site, { ...stores, SMTP_URL: mail.url });
    return { server, url: `http://127.0.0.1:${await portOf(server)}` };
  };
  const first = await start();
  const bytes = pdfBytes('slow', 300_000);
  const created = await create({ url: first.url }, newName('creditReport'), bytes.length);
  const path = created.headers.get('location');
  const upload = patch(first.url + path, 0, slowly(bytes)).then(
    ({ status }) => status,
    () => 'connection closed',
  );
  const port = Number(new URL(first.url).port);
  await Promise.all(Array.from({ length: 14 }, () => send(port, randomUUID())));
  await waitUntil(first.server, () => mail.offered() >= 2);
  first.server.child.kill('SIGTERM');
  await waitUntil(first.server, () => first.server.logged().includes('stopping'));
  const offered = mail.offered();
  expect(await first.server.exit).toBe(0);
  // The browser retries after either.
  expect([503, 'connection closed']).toContain(await upload);
  // Those that the worker already had; it took no others.
  expect(mail.offered() - offered).toBeLessThanOrEqual(2);

  mail.behave(() => 'accept');
  const second = await start();
  const offset = Number((await ask(second.url + path)).headers.get('upload-offset'));
  expect(offset).toBeGreaterThanOrEqual(100_000);
  expect((await patch(second.url + path, offset, bytes.subarray(offset))).status).toBe(204);
  await waitUntil(second.server, async () => (await stored(stores)).every(({ state }) => state === 'sent'));
  const ids = mail.received.map(({ mail: { messageId } }) => messageId);
  expect([ids.length, new Set(ids).size]).toEqual([14, 14]);
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

test('what the server keeps can be opened by its own user only', async () => {
  const { site, dataDir } = await prepare();
  const server = startProcess(site, { DATA_DIR: dataDir });
  await send(await portOf(server), randomUUID());
  await waitUntil(server, () => readdirSync(dataDir).includes('mail'));
  // Killed, so that the folder stands still: a mail that is being written is renamed a moment
  // later.
  server.child.kill('SIGKILL');
  await server.exit;
  const modes = readdirSync(dataDir, { recursive: true, withFileTypes: true }).map((entry) => {
    const { mode } = statSync(join(entry.parentPath, entry.name));
    return [entry.name, (mode & 0o777).toString(8), entry.isDirectory() ? '700' : '600'];
  });
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(modes.map(([name]) => name)).toEqual(expect.arrayContaining(['rivermark.db', 'secret.key', 'mail']));
  expect(modes.filter(([, is, wanted]) => is !== wanted)).toEqual([]);
});

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

  const cases = [
    [startProcess(site, { ...env, PORT: 'x', ROLE: 'boss' }), /2 faults:\n- PORT .+\n- ROLE .+\n$/],
    [startProcess(site, { ...env, NODE_ENV: 'production' }), /sample identity; fill in agentName/],
    [startProcess(site, { ...env, PORT }), /port is taken/],
    // In its own directory: otherwise it could be rejected because of the previous one's lock.
    [
      startProcess(join(foreign, 'empty'), { DATA_DIR: join(temporaryFolder(), 'data') }),
      /not built yet\. Run script\/setup/,
    ],
    [startProcess(site, { DATA_DIR: foreign }), /DATA_DIR holds files of another program/],
  ] as const;
  for (const [started, sentence] of cases) {
    expect(await started.exit).toBe(1);
    expect(started.said()).toMatch(sentence);
    expect(started.said()).not.toMatch(/\n\s+at /);
  }
  taken.close();
});
