import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { OutboxTemplate } from '../db/mail-templates.ts';
import type { Schema } from '../db/schema.ts';

/** What is to be sent: of which template, and about what. */
export interface MailToSend {
  readonly template: OutboxTemplate;
  readonly enquiryId?: string;
  readonly documentSubmissionId?: string;
  /** The id of what else it is about. */
  readonly about?: string;
  /** Its enquiry has marks of spam: it goes last. */
  readonly marked?: boolean;
  /** Kept back until someone releases it. */
  readonly held?: boolean;
  /** Leaves only within a digest. */
  readonly isForDigest?: boolean;
}

/** Adds a mail within the transaction that it reports on. Resolves with the row's id. */
export type Enqueue = (transaction: Transaction<Schema>, mail: MailToSend) => Promise<string>;

/** The only way into the outbox. `mailDomain` ends the Message-ID. */
export function createEnqueue(clock: Clock, mailDomain: string): Enqueue {
  return async (transaction, mail) => {
    const { template, enquiryId, documentSubmissionId, about, marked = false } = mail;
    const state = mail.held ? 'held' : mail.isForDigest ? 'for-digest' : 'pending';
    const id = randomUUID();
    const now = clock();
    await transaction
      .insertInto('outbox')
      .values({
        id,
        enquiry_id: enquiryId ?? null,
        document_submission_id: documentSubmissionId ?? null,
        about: about ?? null,
        template,
        marked: marked ? 1 : 0,
        state,
        attempts: 0,
        next_attempt_at: now,
        lease_owner: null,
        lease_until: null,
        message_id: `<${id}@${mailDomain}>`,
        last_error_code: null,
        last_error: null,
        created_at: now,
        sent_at: null,
      })
      .execute();
    return id;
  };
}
