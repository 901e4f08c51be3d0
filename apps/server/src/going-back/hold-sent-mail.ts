import type SQLite from 'better-sqlite3';

/** Sign-in links and notifications have expired. The mails of a digest are decided one by one. */
const SHORT_LIVED = "('enquiry-digest', 'desk-link', 'reminder-push')";
const UNSENT = "('pending', 'sending', 'in-digest')";
/** Still waiting in the newer database, so it was not sent. */
const STILL_WAITS = `exists (select 1 from since.outbox as later
  where later.id = outbox.id and later.state in ('pending', 'in-digest'))`;

const HOLD = [
  `update outbox set state = 'dropped'
   where state in ('pending', 'sending') and template in ${SHORT_LIVED} and not ${STILL_WAITS}`,
  `update outbox set state = 'restored', digest_id = null, lease_owner = null, lease_until = null
   where state in ${UNSENT} and not ${STILL_WAITS}`,
];

/** Without these, notices that the newer version sent would be sent again. */
const REMEMBER = [
  `insert or ignore into reminder (enquiry_id, step, notice_id, at)
   select enquiry_id, step, notice_id, at from since.reminder where enquiry_id in (select id from enquiry)`,
  'insert or ignore into morning_digest (day, at) select day, at from since.morning_digest',
  `insert or ignore into acknowledgement (address_mark, at) select address_mark, at from since.acknowledgement`,
  `update document_submission set reminded_at =
     (select reminded_at from since.document_submission as later where later.id = document_submission.id)
   where reminded_at is null`,
];

const HOLD_ALL = HOLD.map((statement) => statement.replaceAll(`and not ${STILL_WAITS}`, ''));

/**
 * Holds the mails in an older copy that may have been sent since: all except those that still wait
 * in the newer database, attached as `since`. The copy has an older schema, so this uses only
 * columns of every release. Returns how many are held.
 */
export function holdSentMail(copy: SQLite.Database): number {
  for (const statement of [...HOLD, ...REMEMBER]) copy.prepare(statement).run();
  return heldIn(copy);
}

/** Like holdSentMail if the newer database cannot be read: holds every unsent mail. */
export function holdAllMail(copy: SQLite.Database): number {
  for (const statement of HOLD_ALL) copy.prepare(statement).run();
  return heldIn(copy);
}

const heldIn = (copy: SQLite.Database) =>
  copy.prepare("select count(*) from outbox where state = 'restored'").pluck().get() as number;
