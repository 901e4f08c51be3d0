import { programName } from '../config/program-name.ts';
import { readConfig } from '../config.ts';
import { openCurrent } from '../db/open-current.ts';
import { type Database, isDatabaseThere } from '../db/open-database.ts';
import type { OutboxState } from '../db/schema.ts';
import { eraseEnquiries } from '../erasing/erase.ts';
import { overwriteDeleted } from '../erasing/overwrite-deleted.ts';
import { enquiryRepository } from '../intake/enquiry-repository.ts';
import { calledSpam, floodOf } from '../intake/flood.ts';
import { removeCapturedMail } from '../mail/captured-mail.ts';
import { capturedMailFolder } from '../mail/create-transport.ts';
import {
  dropMail,
  dropRestored,
  isDelayed,
  listOutbox,
  retryOutbox,
  showOutbox,
} from '../outbox/operator-actions.ts';
import { siteContent } from '../start/built-content.ts';

const call = programName('outbox');
const usage = `Usage:
  ${call} list [--state pending|sending|for-digest|in-digest|sent|refused|given-up|held|dropped|restored]
  ${call} list --failing    what was refused, given up, or waits for another attempt (delayed)
  ${call} show ID
  ${call} retry ID          also releases a mail that was held back
  ${call} retry --all       all that --failing lists, now
  ${call} retry --all-restored   sends what a restore kept back
  ${call} drop ID           the mail never leaves; what it tells of stays on the desk
  ${call} drop --all-restored    none of that leaves any more
  ${call} erase ID          the mail, and the enquiry that it tells of, for good
  ${call} erase --spam      all that was called spam on the desk, for good
  ${call} flood ID          what came from the same network within a day of the enquiry that this mail tells of,
                            and was not answered; with --erase it goes for good`;

const states: readonly OutboxState[] = [
  'pending',
  'sending',
  'sent',
  'refused',
  'given-up',
  'held',
  'for-digest',
  'in-digest',
  'dropped',
  'restored',
];

const time = (at: number | null) =>
  at === null ? '' : new Date(at).toISOString().slice(0, 19).replace('T', ' ');

class UsageError extends Error {}

const NOT_OVERWRITTEN =
  'But the words still stand in the log of the database, because another program is reading it (log-not-overwritten). End that program; a running server tries again every ten minutes.';

async function run([command, ...rest]: string[]): Promise<void> {
  if (!['list', 'show', 'retry', 'drop', 'erase', 'flood'].includes(command ?? ''))
    throw new UsageError(usage);
  const config = readConfig(process.env, siteContent());
  const { dataDir } = config;
  if (!isDatabaseThere(config)) throw new UsageError(`There is no database in ${dataDir}.`);
  const db = await openCurrent(config);
  try {
    if (command === 'list') await list(db, rest);
    else if (command === 'show') await show(db, rest);
    else if (command === 'retry') await retry(db, rest);
    else if (command === 'drop') await drop(db, rest);
    else if (command === 'flood') await flood(db, capturedMailFolder(dataDir), rest);
    else await erase(db, capturedMailFolder(dataDir), rest);
  } finally {
    await db.destroy();
  }
}

async function list(db: Database, [flag, value]: string[]): Promise<void> {
  const state = flag === '--state' ? states.find((known) => known === value) : undefined;
  const which = flag === '--failing' ? 'failing' : state;
  if (flag !== undefined && !which) throw new UsageError(usage);
  const rows = await listOutbox(db, enquiryRepository(db), which);
  if (rows.length === 0) console.log('No mails.');
  for (const row of rows) {
    const trouble = row.last_error_code ? `  ${row.last_error_code}` : '';
    console.log(
      `${row.id}  ${(isDelayed(row) ? 'delayed' : row.state).padEnd(8)}  ${String(row.attempts).padStart(3)} attempts  ${time(row.created_at)}  ${whatIn(row)}${trouble}`,
    );
  }
}

/** The kind of the enquiry, with what of it this is where it is not the mail to the agent. */
function whatIn({ kind, template }: { kind: string | undefined; template: string }): string {
  if (!kind) return template;
  return template === 'enquiry-to-agent' ? kind : `${kind} (${template})`;
}

async function show(db: Database, [id = '']: string[]): Promise<void> {
  const found = await showOutbox(db, enquiryRepository(db), id);
  if (!found) throw new UsageError(`There is no mail ${id}.`);
  const { row, enquiry, attempts } = found;
  const facts: Record<string, string> = {
    'outbox id': row.id,
    state: row.state,
    'message id': row.message_id,
    kind: whatIn({ kind: enquiry?.kind, template: row.template }),
    submission: row.document_submission_id ?? '',
    ...(enquiry && {
      from: `${enquiry.name} <${enquiry.email}>, ${enquiry.phone}`,
      received: time(enquiry.received_at),
      page: enquiry.page,
      details: enquiry.details,
      'spam marks': enquiry.spam_marks,
    }),
    sent: time(row.sent_at),
    'next attempt': row.state === 'pending' ? time(row.next_attempt_at) : '',
    'last error': [row.last_error_code, row.last_error].filter(Boolean).join(': '),
  };
  for (const [name, value] of Object.entries(facts)) if (value) console.log(`${name.padEnd(13)} ${value}`);
  for (const attempt of attempts) {
    const words = [time(attempt.at), attempt.outcome, attempt.error_code, attempt.detail];
    console.log(`attempt       ${words.filter(Boolean).join('  ')}`);
  }
}

async function retry(db: Database, [which]: string[]): Promise<void> {
  if (which === undefined) throw new UsageError(usage);
  const all = which === '--all' || which === '--all-restored';
  const rows = which === '--all' ? 'all' : all ? 'all-restored' : { id: which };
  const count = await retryOutbox(db, rows, Date.now());
  if (count === 0 && !all) {
    throw new UsageError(
      `There is no mail ${which} that could be sent again: it is unknown, sent, or being sent.`,
    );
  }
  console.log(`${count} to be sent again; a running server picks up within a second.`);
}

async function drop(db: Database, [which]: string[]): Promise<void> {
  if (which === undefined) throw new UsageError(usage);
  if (which !== '--all-restored') {
    const count = await dropMail(db, which);
    if (count === 0) {
      throw new UsageError(
        `There is no mail ${which} that could be dropped: it is unknown, sent, being sent, or in a digest.`,
      );
    }
    const [mails, tells] =
      count === 1 ? ['It', 'it tells'] : [`It and the ${count - 1} mails in it`, 'they tell'];
    console.log(`${mails} will not be sent. What ${tells} of is still on the desk.`);
    return;
  }
  console.log(`${await dropRestored(db)} will not be sent. What they tell of is still on the desk.`);
}

/** How many of a flood are named. */
const NAMED = 20;

async function flood(db: Database, mailFolder: string, [id, flag]: string[]): Promise<void> {
  if (id === undefined || (flag !== undefined && flag !== '--erase')) throw new UsageError(usage);
  const found = await showOutbox(db, enquiryRepository(db), id);
  const all = found?.enquiry && (await floodOf(db, found.enquiry.id));
  if (!all) {
    throw new UsageError(
      `There is no mail ${id} of an enquiry of which it is known from where it came; it is for seven days.`,
    );
  }
  if (flag === '--erase') {
    return eraseFor(
      db,
      mailFolder,
      all.map((one) => one.id),
    );
  }
  for (const { name, received_at } of all.slice(0, NAMED)) console.log(`${time(received_at)}  ${name}`);
  if (all.length > NAMED) console.log(`and ${all.length - NAMED} more`);
  console.log(
    `${all.length} came from the same network within a day, and were not answered. To erase them for good: ${call} flood ${id} --erase`,
  );
}

/** Any number of enquiries, with their mails. */
async function eraseFor(db: Database, mailFolder: string, ids: readonly string[]): Promise<void> {
  const removeCaptured = (mailId: string) => removeCapturedMail(mailFolder, mailId);
  const count = await eraseEnquiries({ db, removeCaptured }, ids);
  const isOverwritten = await overwriteDeleted(db);
  const left = ids.length - count;
  console.log(
    `${count} erased here, with every try to send them.${left > 0 ? ` ${left} are just being sent: please try again in a minute.` : ''} What was delivered is still in the mailbox.`,
  );
  if (!isOverwritten) throw new Error(NOT_OVERWRITTEN);
}

async function erase(db: Database, mailFolder: string, [id]: string[]): Promise<void> {
  if (id === undefined) throw new UsageError(usage);
  if (id === '--spam') return eraseFor(db, mailFolder, await calledSpam(db));
  const enquiries = enquiryRepository(db);
  const removeCaptured = (mailId: string) => removeCapturedMail(mailFolder, mailId);
  const found = await showOutbox(db, enquiries, id);
  if (!found) throw new UsageError(`There is no mail ${id}.`);
  if (!found.enquiry) {
    throw new UsageError(
      'This mail tells of no single enquiry. Documents are erased on the page behind their link.',
    );
  }
  if ((await eraseEnquiries({ db, removeCaptured }, [found.enquiry.id])) === 0) {
    throw new UsageError(`The mail ${id} is just being sent. Please try again in a minute.`);
  }
  const isOverwritten = await overwriteDeleted(db);
  console.log('Erased here, with every try to send it. What was delivered is still in the mailbox.');
  if (isOverwritten) return;
  throw new Error(NOT_OVERWRITTEN);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
