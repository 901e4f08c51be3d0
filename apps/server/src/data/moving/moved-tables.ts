/** A table that is moved. */
interface MovedTable {
  readonly table: string;
  readonly key: readonly string[];
  /** Columns that the database computes. */
  readonly generated: readonly string[];
  /** The table has a sequence for its row numbers. */
  readonly counts: boolean;
}

const table = (name: string, key: string | readonly string[] = 'id', more: Partial<MovedTable> = {}) => ({
  table: name,
  key: [key].flat(),
  generated: [],
  counts: false,
  ...more,
});

/**
 * All stored data, in an order where tables follow those they reference. The search index is
 * rebuilt. Short-lived counts, enquiries' networks and job leases are left behind. Push keys are
 * moved separately, because one place has a row and the other a file.
 */
export const movedTables: readonly MovedTable[] = [
  table('enquiry', 'id', { generated: ['person_email', 'home', 'wanted_on'] }),
  table('document_submission'),
  table('document'),
  table('document_audit', 'id', { counts: true }),
  table('outbox'),
  table('outbox_attempt', 'id', { counts: true }),
  table('mail_watch'),
  table('desk_link'),
  table('desk_device'),
  table('desk_passkey'),
  table('desk_challenge', 'hash'),
  table('desk_attempt', 'id', { counts: true }),
  table('desk_audit', 'id', { counts: true }),
  table('contact_mark'),
  table('enquiry_note'),
  table('person_exception', ['enquiry_id', 'other_id']),
  table('buyer_agreement', 'enquiry_id'),
  table('follow_up'),
  table('reply_template'),
  table('showing'),
  table('booked_quarter', 'quarter'),
  table('blocked_day', 'day'),
  table('calendar_feed', 'token_hash'),
  table('letter_subscription'),
  table('letter'),
  table('letter_recipient'),
  table('letter_home', 'home'),
  table('content_draft', 'file'),
  table('broker_request', 'file'),
  table('content_text', 'sha256'),
  table('content_version', 'number'),
  table('reminder', ['enquiry_id', 'step']),
  table('morning_digest', 'day'),
  table('acknowledgement', 'address_mark'),
  table('self_test', 'day'),
  table('visit_count', ['day', 'series', 'label']),
  table('push_subscription'),
  table('backup_run'),
  table('file_fault'),
  table('clock_stretch'),
  table('told_alert', ['about', 'channel']),
];

/** Tables that are not moved, listed so that no new table is forgotten. */
export const leftBehind: readonly string[] = [
  'job',
  'window_count',
  'enquiry_number',
  'enquiry_network',
  'push_key',
  'kysely_migration',
  'kysely_migration_lock',
];
