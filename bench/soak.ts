/**
 * Ten minutes of everything at once against the real server and a real mail server: pages, enquiries, uploads that are
 * cut, downloads that are left, sweeps at every start, rotations of the key that must be refused, and a SIGKILL every
 * 20 seconds. At the end every acknowledged enquiry has its mail, every acknowledged document opens as it was sent, and
 * the process holds what it held at its beginning. `--quick` takes a minute. Ends with 1 when anything was lost.
 */
import { documentFieldNames } from '@rivermark/contracts/documents';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { download, linksIn, openAll } from './soak/agent.ts';
import { closeConnections } from './soak/call.ts';
import { submitDocuments } from './soak/clients.ts';
import { crowd, type Ledger, openLedger } from './soak/ledger.ts';
import { holdings, operate, startService } from './soak/operator.ts';
import { enquire, lookAtPage } from './soak/visitors.ts';

const seconds = process.argv.includes('--quick') ? 60 : 600;
/** The last process lives so long under load before it is weighed. */
const UNDISTURBED_MS = seconds * 200;
const WARM_UP_SECONDS = 5;
/** What a killed process was sending is sent again once its lease is over. */
const DRAIN_MS = 120_000;
/** What waits for the collector, and what the allocator does not give back; bench/README.md says what was measured. */
const SPARE_MB = 96;

const mail = await startMailServer();
const service = await startService(mail.url);
const { url } = service;

async function everybody(ledger: Ledger, operating: Promise<void>): Promise<void> {
  await Promise.all([
    crowd(ledger, 2, () => lookAtPage(url, ledger)),
    crowd(ledger, 2, () => enquire(url, ledger)),
    crowd(ledger, 3, () => submitDocuments(url, ledger)),
    crowd(ledger, 2, () => download(url, ledger, mail)),
    operating,
  ]);
}

/** Resolves once every mail that is owed has come; what is still missing then is counted by the caller. */
async function drained(ledger: Ledger): Promise<{ mailed: Set<string>; links: ReadonlyMap<string, string> }> {
  const look = () => ({
    mailed: new Set(mail.received.flatMap(({ mail: each }) => each.text?.match(/Soak-[0-9a-f-]{36}/g) ?? [])),
    links: linksIn(mail),
  });
  await waitUntil(
    'the mails',
    () => {
      const { mailed, links } = look();
      return (
        [...ledger.enquiries].every((mark) => mailed.has(mark)) &&
        [...ledger.submissions.keys()].every((name) => links.has(name))
      );
    },
    DRAIN_MS,
  ).catch(() => undefined);
  return look();
}

/** What the process holds when nothing is asked of it: the least of what is seen, as connections end one by one. */
async function atRest(most?: number) {
  closeConnections();
  await waitUntil(
    'rest',
    () => most !== undefined && holdings(service.current()).descriptors <= most,
    10_000,
  ).catch(() => undefined);
  return holdings(service.current());
}

const warmUp = openLedger(WARM_UP_SECONDS);
await everybody(warmUp, Promise.resolve());
await drained(warmUp);
const began = await atRest();

const ledger = openLedger(seconds);
await everybody(ledger, operate(service, ledger, ledger.until - UNDISTURBED_MS));
const { mailed, links } = await drained(ledger);

const lostEnquiries = [...ledger.enquiries].filter((mark) => !mailed.has(mark)).length;
let opened = 0;
for (const [name, sent] of ledger.submissions) {
  const link = links.get(name);
  const found = link ? await openAll(url, link).catch(() => []) : [];
  opened += found.filter((hash, place) => hash === sent[place]).length;
}
const documents = documentFieldNames.length * ledger.submissions.size;
const ended = await atRest(began.descriptors);
ledger.faults.push(...warmUp.faults);
if (lostEnquiries > 0) ledger.faults.push(`${lostEnquiries} acknowledged enquiries have no mail`);
if (opened < documents) ledger.faults.push(`${documents - opened} acknowledged documents do not open`);
if (ended.descriptors > began.descriptors) ledger.faults.push('descriptors were not given back');
if (ended.megabytes > began.megabytes + SPARE_MB) ledger.faults.push('memory was not given back');

const line = (...cells: readonly (string | number)[]) =>
  console.log(
    cells.map((cell, place) => (place === 0 ? String(cell).padEnd(44) : String(cell).padStart(11))).join(''),
  );
line(`${seconds} seconds`, 'tried', 'done', 'broken off');
for (const [what, { tried, done, broken }] of ledger.rows) line(what, tried, done, broken);
console.log();
line('at the end', 'owed', 'there');
line('mails of acknowledged enquiries', ledger.enquiries.size, ledger.enquiries.size - lostEnquiries);
line('acknowledged documents, opened', documents, opened);
line('', 'began', 'ended');
line('descriptors', began.descriptors, ended.descriptors);
line('memory in MB', began.megabytes, ended.megabytes);
for (const fault of new Set(ledger.faults)) {
  console.log(`FAULT ${fault} (${ledger.faults.filter((each) => each === fault).length} times)`);
}

await service.current().remove();
await mail.stop();
process.exitCode = ledger.faults.length > 0 ? 1 : 0;
