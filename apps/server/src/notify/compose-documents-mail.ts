import { documentSpecOf } from '@rivermark/contracts/documents';
import {
  type DocumentsMailView,
  type ReceiptMailView,
  renderDocumentsMail,
  renderUnseenDocumentsMail,
} from '@rivermark/emails';
import { documentsNeedSignIn } from '../desk/auth/documents-need-sign-in.ts';
import { AGENT_PATH, linkToken } from '../documents/links/submission-link.ts';
import { documentsOf } from '../documents/opening/read-document.ts';
import { warningsInWords } from '../documents/opening/warnings-in-words.ts';
import { isUnnotified } from '../documents/retention/is-unnotified.ts';
import { NothingToSay } from '../outbox/delivery-error.ts';
import type { Compose, MailSources } from './mail-sources.ts';

/**
 * Composes a mail about a submission from what is stored. Notice and reminder go to the configured
 * agent with our own links, or say that the documents were erased before sending. Their replies
 * also go to the agent: mail programs quote, and the client's address is unverified. The receipt
 * goes to that address and contains nothing that the client typed.
 */
export const composeDocumentsMail =
  (kind: (DocumentsMailView | ReceiptMailView)['kind']) =>
  ({ db, keyring, config, content }: MailSources): Compose =>
  async (row, notice) => {
    const submission = await db
      .selectFrom('document_submission')
      .selectAll()
      .where('id', '=', row.document_submission_id ?? '')
      .executeTakeFirstOrThrow();
    const token = linkToken(keyring, submission);
    if (!token) {
      if (kind !== 'notice' || !(await isUnnotified(db, submission.id))) throw new NothingToSay();
      const { received_at: receivedAt, erased_at: erasedAt } = submission;
      const mail = await renderUnseenDocumentsMail(
        content(),
        { receivedAt, erasedAt: erasedAt ?? receivedAt },
        notice,
      );
      return {
        ...mail,
        messageId: row.message_id,
        from: config.mailFrom,
        to: config.agent,
        replyTo: config.agent,
      };
    }
    const documents = await documentsOf({ db }, submission);
    const { client_name, client_email, received_at: receivedAt, expires_at: expiresAt } = submission;
    const common = { messageId: row.message_id, from: config.mailFrom };

    if (kind === 'receipt') {
      const typeLabels = documents.map(({ field }) => documentSpecOf(field).typeLabel);
      const mail = await renderDocumentsMail(content(), { kind, typeLabels, receivedAt, expiresAt });
      return {
        ...mail,
        ...common,
        to: { name: '', address: client_email },
        replyTo: config.agent,
        isAutomatic: true,
      };
    }
    const url = `${config.publicUrl}${AGENT_PATH}/${token}`;
    const view: DocumentsMailView = {
      kind,
      clientName: client_name,
      clientEmail: client_email,
      documents: documents.map((row) => ({
        typeLabel: documentSpecOf(row.field).typeLabel,
        fileName: row.original_name,
        note: warningsInWords(row, 'there'),
        url: `${url}/${row.id}`,
      })),
      url,
      openedBy: (await documentsNeedSignIn({ db, config }))
        ? 'device'
        : config.agentPassphraseHash
          ? 'passphrase'
          : 'link',
      receivedAt,
      expiresAt,
    };
    const mail = await renderDocumentsMail(content(), view, notice);
    return { ...mail, ...common, to: config.agent, replyTo: config.agent };
  };
