/**
 * Five minutes of failures on several machines. There are two, each with a data directory, a web
 * and a worker of its own, over one PostgreSQL and one S3. Web and worker are killed at random,
 * PostgreSQL is restarted twice, S3 stops for 20 s, and one machine's disk is lost. Meanwhile
 * visitors view pages, send enquiries and documents, and the agent opens them.
 *
 * At the end every acknowledged enquiry was delivered once, and every acknowledged document opens
 * as it was sent. A death between the mail server's acceptance and our record may deliver an
 * enquiry twice, under one Message-ID. `--quick` takes 20 s and writes nothing; otherwise the table
 * goes into docs/several-machines.md. Ends with 1 if anything was lost.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { onFreePort } from '@rivermark/testkit/on-free-port';
import { startBucket, startDatabase } from '@rivermark/testkit/shared-stores';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { download, linksIn, openAll } from './chaos/agent.ts';
import { call, closeConnections } from './chaos/call.ts';
import { submitDocuments } from './chaos/clients.ts';
import { crowd, openLedger } from './chaos/ledger.ts';
import { enquire, lookAtPage } from './chaos/visitors.ts';
import { countDeliveries } from './machines/deliveries.ts';
import { type Machine, playFaults } from './machines/faults.ts';
import { startFront } from './machines/front.ts';
import { supervise } from './site/supervise.ts';

const TABLES = /(<!-- made by script\/chaos --machines -->\n)[\s\S]*(<!-- end -->)/;
const report = join(import.meta.dirname, '../docs/several-machines.md');
const MEASURED_S = 300;
const seconds = process.argv.includes('--quick') ? 20 : MEASURED_S;
const UP_MS = 180_000;
/** A killed worker's mails are sent again once their lease is over. */
const DRAIN_MS = 120_000;

const [postgres, bucket, mail] = [await startDatabase(), await startBucket(), await startMailServer()];
const shared = {
  DATABASE_URL: postgres.url,
  DOCUMENTS_URL: bucket.url,
  ...bucket.keys,
  SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
  SMTP_URL: mail.url,
  MAILS_PER_HOUR: '1000000',
  ENQUIRIES_PER_MINUTE: '1000000',
  DOCUMENTS_PER_HOUR: '1000000',
  SELF_TEST_AT: 'off',
  REMINDERS: 'off',
};
const folder = mkdtempSync(join(tmpdir(), 'rivermark-chaos-'));
const ports = [await onFreePort(async (port) => port), await onFreePort(async (port) => port)];
const machines: Machine[] = ports.map((port, place) => {
  const dataDir = join(folder, `machine-${place}`);
  const env = {
    ...shared,
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${ports[0]}`,
  };
  return {
    port,
    dataDir,
    web: supervise({ ...env, ROLE: 'web' }),
    worker: supervise({ ...env, ROLE: 'worker' }),
  };
});
const isUp = () =>
  Promise.all(
    ports.map(async (port) => {
      const { status } = await call(`http://127.0.0.1:${port}/readyz`);
      if (status !== 200) throw new Error('not ready');
    }),
  ).then(
    () => true,
    () => false,
  );
await waitUntil('both machines', isUp, UP_MS);
const front = await startFront(ports);
const { url } = front;

const ledger = openLedger(seconds);
await Promise.all([
  crowd(ledger, 2, () => lookAtPage(url, ledger)),
  crowd(ledger, 3, () => enquire(url, ledger)),
  crowd(ledger, 3, () => submitDocuments(url, ledger)),
  crowd(ledger, 1, () => download(url, ledger, mail)),
  playFaults({ machines, postgres, swift: bucket.server, isUp }, ledger, seconds),
]);
await waitUntil('both machines', isUp, UP_MS);
const deliveries = () => countDeliveries(ledger.enquiries, mail.received);
await waitUntil(
  'the mails',
  () => {
    const links = linksIn(mail);
    return deliveries().never.length === 0 && [...ledger.submissions.keys()].every((name) => links.has(name));
  },
  DRAIN_MS,
).catch(() => undefined);

const { once, again, doubled, never } = deliveries();
const links = linksIn(mail);
let opened = 0;
for (const [name, sent] of ledger.submissions) {
  const link = links.get(name);
  const found = link ? await openAll(url, link).catch(() => []) : [];
  opened += sent.filter((hash) => found.includes(hash)).length;
}
const documents = documentFieldNames.length * ledger.submissions.size;
if (never.length > 0) ledger.faults.push(`${never.length} acknowledged enquiries were never delivered`);
if (doubled > 0) ledger.faults.push(`${doubled} enquiries came as two mails`);
if (opened < documents) ledger.faults.push(`${documents - opened} acknowledged documents do not open`);
const deaths = ledger.rows.get('SIGKILL of a worker')?.done ?? 0;
const excused = 2 * (deaths + (ledger.rows.get('PostgreSQL restarted')?.done ?? 0));
if (again > excused) ledger.faults.push(`${again} enquiries came twice, after ${deaths} deaths of workers`);

const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const day = new Date().toISOString().slice(0, 10);
const tables = [
  row(`${day}, ${seconds} seconds`, 'tried', 'done', 'left', 'broken off', 'not now'),
  row('---', '---', '---', '---', '---', '---'),
  ...[...ledger.rows].map(([what, { tried, done, left, broken, putOff }]) =>
    row(what, tried, done, left, broken, putOff),
  ),
  '',
  row('at the end', 'acknowledged', 'there', 'lost', 'twice'),
  row('---', '---', '---', '---', '---'),
  row(
    'enquiries, delivered',
    ledger.enquiries.size,
    once + again + doubled,
    never.length,
    `${again} under one Message-ID, ${doubled} as two mails`,
  ),
  row('documents, opened as they were sent', documents, opened, documents - opened, ''),
  '',
].join('\n');
console.log(tables);
if (seconds === MEASURED_S) {
  const text = readFileSync(report, 'utf8');
  if (!TABLES.test(text)) throw new Error(`${report} has no place for the tables.`);
  writeFileSync(report, text.replace(TABLES, `$1${tables}$2`));
}
for (const fault of new Set(ledger.faults)) {
  console.log(`FAULT ${fault} (${ledger.faults.filter((each) => each === fault).length} times)`);
}
if (ledger.faults.length > 0) {
  for (const { port, web, worker } of machines) {
    console.log(`\nmachine ${port}, web:\n${web.said()}\nworker:\n${worker.said()}`);
  }
  console.log(`\nS3:\n${bucket.server.said()}`);
}

closeConnections();
front.stop();
await Promise.all(machines.flatMap(({ web, worker }) => [web.stop(), worker.stop()]));
await Promise.all([mail.stop(), bucket.server.stop()]);
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = ledger.faults.length > 0 ? 1 : 0;
