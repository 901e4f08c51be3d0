import type { Config } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import type { OutboxRow } from '../db/schema.ts';
import type { Keyring } from '../documents/sealing/keyring.ts';
import type { EnquiryRepository } from '../intake/enquiry-repository.ts';
import type { OutgoingMail } from '../mail/transport.ts';
import { composeDocumentsMail } from './compose-documents-mail.ts';
import { composeEnquiryMail } from './compose-enquiry-mail.ts';

interface MailSources {
  readonly db: Database;
  readonly enquiries: EnquiryRepository;
  readonly keyring: Keyring;
  readonly config: Pick<Config, 'agent' | 'mailFrom' | 'publicUrl'>;
}

/** Draws the mail of any outbox row. */
export function composeMail({
  db,
  enquiries,
  keyring,
  config,
}: MailSources): (row: OutboxRow) => Promise<OutgoingMail> {
  const ofEnquiry = composeEnquiryMail(enquiries, config);
  const ofDocuments = composeDocumentsMail(db, keyring, config);
  return (row) => (row.template === 'enquiry-to-agent' ? ofEnquiry(row) : ofDocuments(row));
}
