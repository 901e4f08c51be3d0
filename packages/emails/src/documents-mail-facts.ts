import { inWords } from '@rivermark/content/in-words';
import { NOTICE_SUBJECT } from '@rivermark/contracts/documents';
import { dayInJacksonville, inJacksonville } from '@rivermark/contracts/jacksonville-time';
import { mailLink } from '@rivermark/contracts/mail-link';
import type {
  DocumentsDigestView,
  DocumentsMailView,
  ReceiptMailView,
  UnseenDocumentsView,
} from './documents-mail-view.ts';
import type { Letter } from './letter-mail.tsx';

const whoOpens: Readonly<Record<DocumentsMailView['openedBy'], string>> = {
  device: 'The links open on phones and computers that are signed in to your desk, and on no others.',
  passphrase: 'The links open with your passphrase only.',
  link: 'The links are for you alone: whoever has one can open the documents. Do not forward this email. Once you have signed in to your desk, the links open on your own devices only.',
};

/** Its Reply-To is the agent, so that no mail program quotes the links to an unchecked address. */
const HOW_TO_ANSWER = 'To answer, press the client’s address below: a reply to this email reaches only you.';

function noticeFacts(view: DocumentsMailView): Letter {
  const { clientName, clientEmail, documents, url, openedBy, receivedAt, expiresAt } = view;
  const who = clientName || 'A client';
  const erased = dayInJacksonville(expiresAt);
  const reminder = view.kind === 'reminder';
  return {
    subject: reminder ? `Client documents are erased on ${erased}` : NOTICE_SUBJECT,
    headline: reminder
      ? `The documents of ${clientName || 'a client'} are erased on ${erased}`
      : `${who} handed over ${inWords(documents.length)} documents`,
    preview: `Open them by ${erased}`,
    paragraphs: [
      reminder
        ? 'Save what you still need. After that day nobody can open them.'
        : 'The client acknowledged the exclusive broker agreement.',
      whoOpens[openedBy],
      ...(clientEmail ? [HOW_TO_ANSWER] : []),
    ],
    action: { label: 'Open the documents', url },
    rows: [
      ...(clientEmail ? [{ label: 'Write to', value: clientEmail, url: mailLink(clientEmail) }] : []),
      ...documents.map(({ typeLabel, fileName, note, url: link }) => ({
        label: typeLabel,
        value: fileName,
        url: link,
        ...(note && { note }),
      })),
      { label: 'Received', value: inJacksonville(receivedAt) },
      { label: 'Erased on', value: erased },
    ],
  };
}

function receiptFacts({ typeLabels, receivedAt, expiresAt }: ReceiptMailView): Letter {
  const subject = 'I have your documents';
  const count = inWords(typeLabels.length);
  return {
    subject,
    headline: subject,
    preview: `Thank you. All ${count} arrived, and I will be in touch shortly`,
    lead: `Thank you. All ${count} arrived, and I will be in touch shortly.`,
    paragraphs: [
      'They are encrypted, and only I can open them.',
      `I erase them on ${dayInJacksonville(expiresAt)}. I may extend that once; you may end it any time.`,
    ],
    rows: [],
    footnotes: [
      `Received ${inJacksonville(receivedAt)}: ${typeLabels.join(', ')}.`,
      'If you sent no documents, please reply to this email and say so.',
    ],
  };
}

/** As a letter; the mail had no other to tell of. */
export const unseenDocumentsFacts = ({ receivedAt, erasedAt }: UnseenDocumentsView): Letter => ({
  subject: 'Client documents were erased before you were told of them',
  headline: 'Client documents were erased before you were told of them',
  preview: 'Ask who sent you documents in those days',
  paragraphs: [
    'A client handed over documents, and no email about them could leave. They were kept once for as long again, then erased with the name of their sender.',
    'Look for messages of those days from somebody who waits for you, and ask for the documents again.',
  ],
  rows: [
    { label: 'Received', value: inJacksonville(receivedAt) },
    { label: 'Erased', value: inJacksonville(erasedAt) },
  ],
});

/** As a letter. */
export function documentsDigestFacts({ submissions, deskUrl }: DocumentsDigestView): Letter {
  const { length } = submissions;
  const subject = length === 1 ? 'Documents from one more client' : `Documents from ${length} more clients`;
  return {
    subject,
    headline: subject,
    preview: 'Open them at your desk',
    paragraphs: [
      'More clients sent documents than are mailed one by one, so this email names them together. Each one acknowledged the exclusive broker agreement.',
      'If you do not expect so many, somebody may be flooding the site. Nothing is lost: every submission is at your desk.',
    ],
    action: { label: 'Open the documents', url: deskUrl },
    rows: submissions.map(({ clientName, receivedAt, url }, index) => ({
      label: `${index + 1}. ${clientName || 'A client'}`,
      value: `Received ${inJacksonville(receivedAt)}`,
      url,
    })),
  };
}

/** A mail about documents in words, shared by its HTML and its text. */
export const documentsMailFacts = (view: DocumentsMailView | ReceiptMailView): Letter =>
  view.kind === 'receipt' ? receiptFacts(view) : noticeFacts(view);
