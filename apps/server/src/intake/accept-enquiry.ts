import { randomUUID } from 'node:crypto';
import type { Submission } from '@rivermark/contracts/email-send';
import { textConsent } from '@rivermark/contracts/forms';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Database } from '../db/open-database.ts';
import { rowInsert } from '../db/row-insert.ts';
import type { EnquiryRow, OutboxRow } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { assessSpam } from './assess-spam.ts';
import { groupCommit } from './group-commit.ts';

/** Where an enquiry came from, as the server saw it. */
export interface Arrival {
  readonly via: 'script' | 'form';
  /** The browser said that another site's page sent it. */
  readonly foreignOrigin: boolean;
}

/** Resolves when the enquiry is on stable storage; rejects with AppError 'not-stored' when it is not. */
export type AcceptEnquiry = (submission: Submission, arrival: Arrival) => Promise<void>;

interface Records {
  readonly enquiry: { readonly [K in keyof EnquiryRow]: EnquiryRow[K] };
  readonly outbox: { readonly [K in keyof OutboxRow]: OutboxRow[K] };
}

/**
 * The intake: writes an enquiry and its outbox row in one transaction, shared with those that arrive in the same
 * moment. An enquiry key that is already stored, or is in the same transaction, changes nothing and is accepted.
 * `mailDomain` ends the Message-ID; `wakeOutbox` is called after a commit that put something new into the outbox;
 * `largestGroup` is how many enquiries at most share a commit.
 */
export function createIntake(
  db: Database,
  options: { mailDomain: string; wakeOutbox: () => void; largestGroup?: number },
): AcceptEnquiry {
  const insertEnquiry = rowInsert<Records['enquiry']>((row) =>
    db
      .insertInto('enquiry')
      .values(row)
      .onConflict((conflict) => conflict.column('enquiry_key').doNothing())
      .compile(),
  );
  const insertOutbox = rowInsert<Records['outbox']>((row) => db.insertInto('outbox').values(row).compile());
  const commit = groupCommit(async (group: readonly Records[]) => {
    await db.transaction().execute(async (transaction) => {
      for (const { enquiry, outbox } of group) {
        if (await insertEnquiry(transaction, enquiry)) await insertOutbox(transaction, outbox);
      }
    });
    options.wakeOutbox();
    return group.map(() => undefined);
  }, options.largestGroup);

  return async (submission, arrival) => {
    try {
      await commit(recordsOf(submission, arrival, options.mailDomain));
    } catch (cause) {
      throw new AppError('not-stored', 'Your message could not be stored. Please try again or call.', {
        cause,
      });
    }
  };
}

function recordsOf(submission: Submission, arrival: Arrival, mailDomain: string): Records {
  const now = Date.now();
  const enquiryId = randomUUID();
  const outboxId = randomUUID();
  const marks = assessSpam(submission, arrival.foreignOrigin);
  const held = marks.includes('honeypot');
  const { version } = submission.textConsent;
  return {
    enquiry: {
      id: enquiryId,
      enquiry_key: submission.enquiryKey ?? randomUUID(),
      kind: submission.kind,
      name: submission.name,
      email: submission.email,
      phone: submission.phone,
      phone_e164: parsePhoneNumberFromString(submission.phone, 'US')?.number ?? null,
      details: JSON.stringify(submission.details),
      page: submission.page,
      received_at: now,
      via: arrival.via,
      consent_given: submission.textConsent.given ? 1 : 0,
      // The wording is ours only for the version that we show; of another we keep what the caller named.
      consent_text: version === textConsent.version ? textConsent.label : '',
      consent_version: version,
      spam_marks: JSON.stringify(marks),
      held: held ? 1 : 0,
    },
    outbox: {
      id: outboxId,
      enquiry_id: enquiryId,
      document_submission_id: null,
      template: 'enquiry-to-agent',
      state: held ? 'held' : 'pending',
      attempts: 0,
      next_attempt_at: now,
      lease_owner: null,
      lease_until: null,
      message_id: `<${outboxId}@${mailDomain}>`,
      last_error_code: null,
      last_error: null,
      created_at: now,
      sent_at: null,
    },
  };
}
