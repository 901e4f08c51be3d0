/**
 * Everything at once against the real server and a real mail server, for ten minutes or `--seconds
 * N`: pages, enquiries, cut uploads, abandoned downloads, and one fault after another
 * (chaos/operator.ts). At the end every acknowledged enquiry has its mail, and every acknowledged
 * document opens as it was sent. The process holds what it held at its start. Ends with 1 if
 * anything was lost.
 */
import { parseArgs } from 'node:util';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { HOUR_MS } from '@rivermark/contracts/durations';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { download, linksIn, openAll } from './chaos/agent.ts';
import { closeConnections } from './chaos/call.ts';
import { MOST_MB, PACE_MS, submitDocuments } from './chaos/clients.ts';
import { doubledOf, mailsOf } from './chaos/deliveries.ts';
import { crowd, type Ledger, openLedger } from './chaos/ledger.ts';
import { operate } from './chaos/operator.ts';
import { holdings, startService } from './chaos/service.ts';
import { enquire, lookAtPage } from './chaos/visitors.ts';

const seconds = Number(parseArgs({ options: { seconds: { type: 'string' } } }).values.seconds ?? 600);
/**
 * How long the last process runs under load before its memory is measured. One turn of the faults
 * fits before it from 23 seconds on.
 */
const UNDISTURBED_MS = seconds * 200;
const WARM_UP_SECONDS = 5;
/** A killed process's mails are sent again once their lease is over. */
const DRAIN_MS = 120_000;
/** Whatever a clock that was ahead has postponed is due by then. */
const LATER_MS = HOUR_MS;
/**
 * Memory that waits for the collector or that the allocator keeps; bench/README.md has the
 * measurements.
 */
const SPARE_MB = 96;
const CLIENTS = 3;
/** Room for everything that clients send, however fast the machine is. */
const DISK_MB = 200 + Math.ceil((CLIENTS * MOST_MB * (seconds + WARM_UP_SECONDS) * 1000) / PACE_MS);

const mail = await startMailServer();
const service = await startService(mail.url, DISK_MB);
const { url } = service;

async function everybody(ledger: Ledger, operating: Promise<void>): Promise<void> {
  await Promise.all([
    crowd(ledger, 2, () => lookAtPage(url, ledger)),
    crowd(ledger, 2, () => enquire(url, ledger)),
    crowd(ledger, CLIENTS, () => submitDocuments(url, ledger)),
    crowd(ledger, 2, () => download(url, ledger, mail)),
    operating,
  ]);
}

/** Resolves once every owed mail has arrived. The caller counts what is missing at the timeout. */
async function drained(ledger: Ledger): Promise<void> {
  await waitUntil(
    'the mails',
    () => {
      const mails = mailsOf(mail);
      const links = linksIn(mail);
      return (
        [...ledger.enquiries].every((mark) => mails.has(mark)) &&
        [...ledger.submissions.keys()].every((name) => links.has(name))
      );
    },
    DRAIN_MS,
  ).catch(() => undefined);
}

/**
 * The process's resources at rest: the fewest descriptors seen in ten seconds. Connections end one
 * by one, and mails that wait may open a new one. Connections to the mail server do not count,
 * because their number varies by chance. With `most`, waits only until there are no more than that.
 */
async function atRest(most = 0) {
  closeConnections();
  mail.goDown();
  let held = holdings(service.current());
  await waitUntil(
    'rest',
    () => {
      const { descriptors, megabytes } = holdings(service.current());
      held = {
        megabytes,
        descriptors: descriptors.length < held.descriptors.length ? descriptors : held.descriptors,
      };
      return held.descriptors.length <= most;
    },
    10_000,
  ).catch(() => undefined);
  await mail.comeUp();
  return held;
}

const warmUp = openLedger(WARM_UP_SECONDS, service.wasDown);
await everybody(warmUp, Promise.resolve());
await drained(warmUp);
const began = await atRest();

const ledger = openLedger(seconds, service.wasDown);
await everybody(ledger, operate(service, mail, ledger, ledger.until - UNDISTURBED_MS));
const ended = await atRest(began.descriptors.length);
service.setClockAhead(LATER_MS);
await drained(ledger);

const mails = mailsOf(mail);
const links = linksIn(mail);
const delivered = [...ledger.enquiries].filter((mark) => mails.has(mark));
const doubled = doubledOf(mails.values(), { kills: service.kills, attempts: await service.attempts() });
let readable = 0;
for (const [name, sent] of ledger.submissions) {
  const link = links.get(name);
  const found = link ? await openAll(url, link).catch(() => []) : [];
  readable += found.filter((hash, place) => hash === sent[place]).length;
}
const acknowledged = documentFieldNames.length * ledger.submissions.size;
const lost = { enquiries: ledger.enquiries.size - delivered.length, documents: acknowledged - readable };
ledger.faults.push(...warmUp.faults);
if (lost.enquiries > 0) ledger.faults.push(`${lost.enquiries} acknowledged enquiries have no mail`);
if (lost.documents > 0) ledger.faults.push(`${lost.documents} acknowledged documents do not open`);
if (doubled.underTwoIds > 0)
  ledger.faults.push(`${doubled.underTwoIds} enquiries came under two Message-IDs`);
for (const each of doubled.unexplained)
  ledger.faults.push(`an enquiry came twice for no known reason: ${each}`);
if (ended.descriptors.length > began.descriptors.length) {
  const more = [...ended.descriptors];
  for (const each of began.descriptors) more.splice(more.indexOf(each), more.includes(each) ? 1 : 0);
  ledger.faults.push(`descriptors were not given back: ${more.join(', ')}`);
}
if (ended.megabytes > began.megabytes + SPARE_MB) ledger.faults.push('memory was not given back');

const line = (...cells: readonly (string | number)[]) =>
  console.log(
    cells.map((cell, place) => (place === 0 ? String(cell).padEnd(46) : String(cell).padStart(13))).join(''),
  );
line(`${seconds} seconds`, 'tried', 'done', 'left', 'process down', 'unexplained', 'put off');
for (const [what, { tried, done, left, down, broken, putOff }] of ledger.rows) {
  line(what, tried, done, left, down, broken, putOff);
}
for (const [what, times] of ledger.unexplained) line(`  unexplained, ${what}`, times);
console.log();
line('', 'acknowledged', 'delivered', 'lost');
line('enquiries', ledger.enquiries.size, delivered.length, lost.enquiries);
line('', 'acknowledged', 'readable', 'lost');
line('documents', acknowledged, readable, lost.documents);
line('enquiries that came twice', 'answer lost', 'killed', 'unexplained');
line('', doubled.answerLost, doubled.killed, doubled.unexplained.length);
line('', 'began', 'ended');
line('descriptors', began.descriptors.length, ended.descriptors.length);
line('memory in MB', began.megabytes, ended.megabytes);
for (const fault of new Set(ledger.faults)) {
  console.log(`FAULT ${fault} (${ledger.faults.filter((each) => each === fault).length} times)`);
}

await service.remove();
await mail.stop();
process.exitCode = ledger.faults.length > 0 ? 1 : 0;
