import { DAY_MS } from '@rivermark/contracts/durations';
import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** What is erased as one: an inquiry, a client's documents, a signed-in device. */
type Subject = 'enquiry' | 'submission' | 'device';

/** What erases a table's rows, or the personal columns in them. */
interface Fate<Column extends string> {
  /**
   * The row is deleted with this subject, by a statement in erase.ts or by cascades and triggers.
   */
  readonly rowGoesWith?: Subject;
  /** The row stays, for the record, and these columns are overwritten. */
  readonly overwrittenWith?: { readonly subject: Subject; readonly by: Overwritten<Column> };
  /** The row is deleted this long after the moment in one of its columns; see forget-old.ts. */
  readonly forgotten?: { readonly column: Column; readonly afterMs: number };
  /** A job of its own, or the sign-in code, deletes the row. */
  readonly endedBy?: string;
  /** Nothing erases it, for this reason. */
  readonly stays?: string;
}

type Overwritten<Column extends string> = Readonly<
  Partial<Record<Column, string | null | RawBuilder<string>>>
>;

interface TableData<Column extends string> extends Fate<Column> {
  /** The columns that tell of a person, with what they hold. */
  readonly personal: Readonly<Partial<Record<Column, string>>>;
  /** All other columns: random ids, times, counts, states, and words of ours. */
  readonly other: readonly Column[];
}

type Tables = { readonly [Table in keyof Schema]: TableData<keyof Schema[Table] & string> } & {
  /** Made by triggers of the database. Its columns differ between SQLite and PostgreSQL. */
  readonly enquiry_search: TableData<string>;
  readonly enquiry_search_part: TableData<string>;
};

/**
 * Every column of the database: whether it is personal data, and what erases it. A new column must
 * be added here, or erasing.int.test.ts fails. Erasing by overwriting and by age generates its
 * statements from this table.
 */
export const personalData = {
  enquiry: {
    personal: {
      name: 'name',
      email: 'email address',
      person_email: 'email address',
      phone: 'phone number',
      phone_e164: 'phone number',
      details: 'what was written and chosen in the form',
      home: 'place that was asked for',
      wanted_on: 'day that was asked for',
      page: 'page on which the form was sent',
      sources: 'site and campaign that led to the visit',
    },
    other: [
      'id',
      'enquiry_key',
      'kind',
      'received_at',
      'via',
      'consent_given',
      'consent_text',
      'consent_version',
      'spam_marks',
      'held',
      'contacted_at',
      'opened_at',
      'is_spam',
      'spam_decided_at',
      'flood_id',
      'stage',
      'stage_at',
    ],
    rowGoesWith: 'enquiry',
  },
  contact_mark: {
    personal: { note: 'note of the agent' },
    other: ['id', 'enquiry_id', 'how', 'at', 'marked_at'],
    rowGoesWith: 'enquiry',
  },
  enquiry_note: {
    personal: { text: 'note of the agent' },
    other: ['id', 'enquiry_id', 'at'],
    rowGoesWith: 'enquiry',
  },
  person_exception: {
    personal: {},
    other: ['enquiry_id', 'other_id', 'is_same', 'decided_at'],
    rowGoesWith: 'enquiry',
  },
  buyer_agreement: {
    personal: { state: 'whether an agreement was signed', until: 'until when it holds' },
    other: ['enquiry_id', 'changed_at', 'submission_id'],
    rowGoesWith: 'enquiry',
  },
  follow_up: {
    personal: { note: 'note of the agent' },
    other: ['id', 'enquiry_id', 'due_at', 'made_at', 'attempt_id', 'done_at', 'ended_by', 'notice_id'],
    rowGoesWith: 'enquiry',
  },
  showing: {
    personal: {
      words: 'what the agent wrote to the visitor',
      offered: 'when they could meet',
    },
    other: ['id', 'enquiry_id', 'uid', 'sequence', 'minutes', 'starts_at', 'changed_at', 'called_off_at'],
    rowGoesWith: 'enquiry',
  },
  booked_quarter: { personal: {}, other: ['quarter', 'showing_id'], rowGoesWith: 'enquiry' },
  enquiry_network: {
    personal: { mark: 'keyed hash of the network address' },
    other: ['enquiry_id', 'at'],
    rowGoesWith: 'enquiry',
    forgotten: { column: 'at', afterMs: 7 * DAY_MS },
  },
  enquiry_number: { personal: {}, other: ['number', 'enquiry_id'], rowGoesWith: 'enquiry' },
  enquiry_search: {
    personal: {
      name: 'name',
      email: 'email address',
      phone: 'phone number',
      words: 'all words of the inquiry',
      notes: 'notes of the agent',
      plain: 'all words of the inquiry',
      digits: 'phone number',
    },
    other: ['enquiry_id'],
    rowGoesWith: 'enquiry',
  },
  enquiry_search_part: {
    personal: { words: 'all words of the inquiry', notes: 'notes of the agent', digits: 'phone number' },
    other: [],
    rowGoesWith: 'enquiry',
  },
  reminder: { personal: {}, other: ['enquiry_id', 'step', 'notice_id', 'at'], rowGoesWith: 'enquiry' },

  document_submission: {
    personal: {
      client_name: 'name',
      client_email: 'email address',
      key_id: 'key of the link',
      wrapped_link_key: 'key of the link',
    },
    other: ['id', 'client_key', 'received_at', 'expires_at', 'reminded_at', 'erased_at', 'extended_ms'],
    overwrittenWith: {
      subject: 'submission',
      by: { client_name: '', client_email: '', key_id: null, wrapped_link_key: null },
    },
  },
  document: {
    personal: {
      object_name: 'name of the file',
      original_name: 'name of the file',
      sha256: 'fingerprint of the file',
      key_id: 'key of the file',
      wrapped_key: 'key of the file',
      begun_by: 'mark of the network, for a day',
      upload_metadata: 'name of the file, until the documents are submitted',
    },
    other: [
      'id',
      'field',
      'client_key',
      'submission_id',
      'state',
      'resumable',
      'announced_bytes',
      'received_bytes',
      'sealed_bytes',
      'segments',
      'type',
      'checks',
      'marks',
      'pages',
      'created_at',
      'stored_at',
      'turn',
    ],
    overwrittenWith: {
      subject: 'submission',
      by: {
        object_name: sql<string>`'erased ' || id`,
        original_name: '',
        sha256: null,
        key_id: null,
        wrapped_key: null,
        begun_by: '',
        upload_metadata: '',
      },
    },
    endedBy: 'sweep-documents, a day after an upload that was not submitted',
  },
  document_audit: {
    personal: { by: 'network address that opened documents' },
    other: ['id', 'submission_id', 'document_id', 'at', 'action', 'detail'],
    stays: 'the record of who opened documents cannot be changed; it does not name the client',
  },
  file_fault: { personal: {}, other: ['id', 'kind', 'seen_at'] },

  // Answers of other servers are stored as a code and a status only (outbox/delivery-error.ts).
  outbox: {
    personal: {},
    other: [
      'id',
      'enquiry_id',
      'document_submission_id',
      'template',
      'state',
      'attempts',
      'next_attempt_at',
      'lease_owner',
      'lease_until',
      'message_id',
      'last_error_code',
      'last_error',
      'created_at',
      'sent_at',
      'retried_at',
      'marked',
      'digest_id',
      'mentioned_at',
      'about',
      'handed_at',
    ],
  },
  outbox_attempt: { personal: {}, other: ['id', 'outbox_id', 'at', 'outcome', 'error_code', 'detail'] },
  acknowledgement: {
    personal: { address_mark: 'keyed hash of an email address' },
    other: ['at'],
    forgotten: { column: 'at', afterMs: 2 * DAY_MS },
  },
  window_count: {
    personal: { mark: 'keyed hash of a network address' },
    other: ['count', 'until'],
    forgotten: { column: 'until', afterMs: 0 },
  },

  desk_device: {
    personal: { words: 'browser and system of the agent' },
    other: [
      'id',
      'session_hash',
      'signed_in_by',
      'signed_in_at',
      'last_seen_at',
      'expires_at',
      'passkey_id',
      'passphrase_hash',
      'guest_home',
      'guest_pin',
      'guest_tries',
    ],
    rowGoesWith: 'device',
  },
  push_subscription: {
    personal: { endpoint: 'address of a browser of the agent', p256dh: 'its key', auth: 'its key' },
    other: ['id', 'device_id', 'created_at'],
    rowGoesWith: 'device',
  },
  desk_link: {
    personal: { lands_at: 'page to open after signing in, sealed' },
    other: ['id', 'token_hash', 'created_at', 'expires_at', 'used_at'],
    endedBy: 'sweep-door, when the link has ended',
  },
  desk_passkey: {
    personal: { id: 'passkey of the agent', name: 'name of the passkey', public_key: 'its key' },
    other: ['counter', 'transports', 'added_at', 'last_used_at'],
    endedBy: 'Remove, on the page Devices',
  },
  desk_challenge: {
    personal: {},
    other: ['hash', 'used_at'],
    forgotten: { column: 'used_at', afterMs: DAY_MS },
  },
  desk_attempt: {
    personal: { whose: 'keyed hash of a network address' },
    other: ['id', 'at', 'what'],
    forgotten: { column: 'at', afterMs: DAY_MS },
  },
  desk_audit: {
    personal: { device: 'browser and system of the agent', detail: 'name of a passkey of the agent' },
    other: ['id', 'at', 'action'],
    stays: 'the record of what was done on the desk cannot be changed; it does not name clients',
  },

  told_alert: { personal: {}, other: ['about', 'channel', 'told_state', 'told_faults', 'told_at'] },
  backup_run: {
    personal: {},
    other: ['id', 'started_at', 'ended_at', 'snapshot', 'copied_bytes', 'error', 'place'],
  },
  clock_stretch: { personal: {}, other: ['id', 'from_at', 'to_at', 'ran_before'] },
  job: {
    personal: {},
    other: [
      'name',
      'started_at',
      'ended_at',
      'error',
      'lease_owner',
      'lease_until',
      'failing_since',
      'progressed_at',
    ],
  },
  mail_watch: { personal: {}, other: ['id', 'logged_at'] },
  morning_digest: { personal: {}, other: ['day', 'at'] },
  calendar_feed: { personal: {}, other: ['token_hash', 'made_at', 'read_at'] },
  blocked_day: { personal: {}, other: ['day'] },
  content_version: {
    personal: {},
    other: ['number', 'published_at', 'published_by', 'words', 'based_on', 'files'],
  },
  content_text: { personal: {}, other: ['sha256', 'body'] },
  content_draft: { personal: {}, other: ['file', 'text', 'based_on', 'saved_at', 'saved_by'] },
  broker_request: {
    personal: {},
    other: [
      'file',
      'id',
      'token_hash',
      'drafts_hash',
      'title',
      'sentences',
      'asked_at',
      'asked_by',
      'expires_at',
      'state',
      'answered_at',
      'note',
    ],
  },
  letter: {
    personal: {},
    other: [
      'id',
      'home',
      'kind',
      'was_price',
      'subject',
      'words',
      'state',
      'proposed_at',
      'decided_at',
      'decided_by',
      'may_be_marketed_at',
    ],
  },
  letter_recipient: { personal: {}, other: ['id', 'letter_id', 'subscription_id'] },
  letter_home: { personal: {}, other: ['home', 'status', 'price', 'open_houses'] },
  letter_subscription: {
    personal: {
      email: 'email address',
      address_hash: 'hash of the email address',
      choices: 'homes that letters are wanted of',
      wish: 'homes that letters were asked of',
      page: 'page with the form',
    },
    other: [
      'id',
      'secret',
      'state',
      'consent_text',
      'consent_version',
      'asked_at',
      'confirmed_at',
      'ended_at',
      'ended_by',
    ],
    endedBy:
      'the reader, the desk, or forget-old after a week without confirmation; the hash of an address whose letters ended stays, so that it gets no other',
  },
  reply_template: { personal: {}, other: ['id', 'body', 'edited_at'] },
  push_key: { personal: {}, other: ['id', 'public_key', 'key_id', 'wrapped_key'] },
  self_test: { personal: {}, other: ['day', 'enquiry_key', 'started_at', 'ended_at', 'outcome'] },
  visit_count: { personal: {}, other: ['day', 'series', 'label', 'count'] },
} as const satisfies Tables;

/** The same, to be walked. */
export const everyTable: Readonly<Record<string, TableData<string>>> = personalData as never;
