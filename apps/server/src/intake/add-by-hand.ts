import type { EnquiryDetails } from '@rivermark/contracts/email-send';
import type { EnquiryKind } from '@rivermark/contracts/forms';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { firstE164 } from '../dialable-phone.ts';
import type { EnquiryRepository } from './enquiry-repository.ts';

/** An enquiry that reached the agent by telephone or at an open house. */
export interface AddedByHand {
  /** Made with the form, so that a second tap adds nothing. */
  readonly id: string;
  readonly kind: EnquiryKind;
  readonly name: string;
  /** At least one of these is filled; the other is ''. */
  readonly email: string;
  readonly phone: string;
  readonly details: EnquiryDetails;
  /** The agent's own words; '' for none. */
  readonly note: string;
}

/**
 * Adds an enquiry that no form sent. The agent typed it herself, so no mail tells her about it.
 */
export async function addByHand(
  transaction: Transaction<Schema>,
  enquiries: Pick<EnquiryRepository, 'add'>,
  added: AddedByHand,
  now: number,
): Promise<void> {
  const { id, kind, name, email, phone, details, note } = added;
  const isNew = await enquiries.add(transaction, {
    id,
    enquiry_key: id,
    kind,
    name,
    email,
    phone,
    phone_e164: firstE164(phone),
    details: JSON.stringify(details),
    page: '',
    received_at: now,
    via: 'desk',
    consent_given: 0,
    consent_text: '',
    consent_version: '',
    spam_marks: '[]',
    held: 0,
    sources: null,
  });
  if (isNew && note !== '')
    await transaction
      .insertInto('enquiry_note')
      .values({ id, enquiry_id: id, at: now, text: note })
      .execute();
}
