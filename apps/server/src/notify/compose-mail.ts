import type { OutboxRow } from '../db/schema.ts';
import type { ComposedMail } from '../outbox/worker.ts';
import { heldUpAt } from '../watch/held-up-line.ts';
import { composeDigest } from './compose-digest.ts';
import { composeDocumentsMail } from './compose-documents-mail.ts';
import { composeEnquiryMail } from './compose-enquiry-mail.ts';
import type { MailSources } from './mail-sources.ts';

/** Draws the mail of any outbox row; one to the agent also says what was held up before it. */
export function composeMail(sources: MailSources): (row: OutboxRow) => Promise<ComposedMail> {
  const ofEnquiry = composeEnquiryMail(sources);
  const ofDigest = composeDigest(sources);
  const ofDocuments = composeDocumentsMail(sources);
  return async (row) => {
    if (row.template === 'documents-receipt') return { mail: await ofDocuments(row, ''), mentions: [] };
    const { line, mentions } = await heldUpAt(sources.db, row, sources.clock());
    const compose =
      row.template === 'enquiry-to-agent'
        ? ofEnquiry
        : row.template === 'enquiry-digest'
          ? ofDigest
          : ofDocuments;
    return { mail: await compose(row, line), mentions };
  };
}
