import { render } from '@react-email/render';
import { createElement } from 'react';
import { type AcknowledgementMailView, acknowledgementFacts } from './acknowledgement-mail.ts';
import { type AlertMailView, alertFacts } from './alert-mail.ts';
import { type BackupAlertMailView, backupAlertFacts } from './backup-alert-mail.ts';
import { type CertificateAlertMailView, certificateAlertFacts } from './certificate-alert-mail.ts';
import { type ClockAlertMailView, clockAlertFacts } from './clock-alert-mail.ts';
import { type DeskMailView, deskMailFacts } from './desk-mail.ts';
import { DigestMail, type DigestMailView, digestMailText, digestSubject } from './digest-mail.tsx';
import { type DocumentFilesAlertMailView, documentFilesAlertFacts } from './document-files-alert-mail.ts';
import { documentsDigestFacts, documentsMailFacts, unseenDocumentsFacts } from './documents-mail-facts.ts';
import type {
  DocumentsDigestView,
  DocumentsMailView,
  ReceiptMailView,
  UnseenDocumentsView,
} from './documents-mail-view.ts';
import { EnquiryMail } from './enquiry-mail.tsx';
import { enquiryMailText } from './enquiry-mail-text.ts';
import type { EnquiryMailView } from './enquiry-mail-view.ts';
import { type JobsAlertMailView, jobsAlertFacts } from './jobs-alert-mail.ts';
import { type Letter, LetterMail, letterText } from './letter-mail.tsx';
import { mailFacts } from './mail-facts.ts';
import { ReminderMail, type ReminderMailView, reminderSubject, reminderText } from './reminder-mail.tsx';
import { type StorageAlertMailView, storageAlertFacts } from './storage-alert-mail.ts';

export type { AcknowledgementMailView } from './acknowledgement-mail.ts';
export type { AlertMailView } from './alert-mail.ts';
export type { BackupAlertMailView } from './backup-alert-mail.ts';
export type { CertificateAlertMailView } from './certificate-alert-mail.ts';
export type { ClockAlertMailView } from './clock-alert-mail.ts';
export type { DeskMailView } from './desk-mail.ts';
export type { DigestMailView } from './digest-mail.tsx';
export type { DocumentFilesAlertMailView } from './document-files-alert-mail.ts';
export type {
  DocumentsDigestView,
  DocumentsMailView,
  MailedDocument,
  ReceiptMailView,
} from './documents-mail-view.ts';
export type { EnquiryMailView } from './enquiry-mail-view.ts';
export type { JobsAlertMailView } from './jobs-alert-mail.ts';
export type { DueReminder, ReminderMailView, WaitingEnquiry } from './reminder-mail.tsx';
export type { StorageAlertMailView } from './storage-alert-mail.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Draws the mail of an enquiry: both parts from one view. The subject is one line, exactly as specified. `notice`, here
 * and below: what the agent must hear of the mail itself.
 */
export async function renderEnquiryMail(view: EnquiryMailView, notice = ''): Promise<RenderedMail> {
  return {
    subject: mailFacts(view).subject,
    text: enquiryMailText(view, notice),
    html: await render(createElement(EnquiryMail, { view, notice })),
  };
}

/** Draws many enquiries in one mail. */
export async function renderDigestMail(view: DigestMailView, notice = ''): Promise<RenderedMail> {
  return {
    subject: digestSubject(view),
    text: digestMailText(view, notice),
    html: await render(createElement(DigestMail, { view, notice })),
  };
}

async function renderLetter(facts: Letter, notice: string): Promise<RenderedMail> {
  return {
    subject: facts.subject,
    text: letterText(facts, notice),
    html: await render(createElement(LetterMail, { facts, notice })),
  };
}

/** Draws a mail about documents: the agent's notice or reminder, or the client's receipt. */
export const renderDocumentsMail = (
  view: DocumentsMailView | ReceiptMailView,
  notice = '',
): Promise<RenderedMail> => renderLetter(documentsMailFacts(view), notice);

/** Draws what the agent hears of documents that were erased unseen. */
export const renderUnseenDocumentsMail = (view: UnseenDocumentsView, notice = ''): Promise<RenderedMail> =>
  renderLetter(unseenDocumentsFacts(view), notice);

/** Draws the documents of several clients in one mail. */
export const renderDocumentsDigest = (view: DocumentsDigestView, notice = ''): Promise<RenderedMail> =>
  renderLetter(documentsDigestFacts(view), notice);

/** Draws a mail about the agent's desk. */
export const renderDeskMail = (view: DeskMailView, notice = ''): Promise<RenderedMail> =>
  renderLetter(deskMailFacts(view), notice);
/** Draws what waits for an answer: to the agent, or to whoever stands in. */
export async function renderReminderMail(view: ReminderMailView, notice = ''): Promise<RenderedMail> {
  return {
    subject: reminderSubject(view),
    text: reminderText(view, notice),
    html: await render(createElement(ReminderMail, { view, notice })),
  };
}

/** Draws what a visitor is answered at once. */
export const renderAcknowledgement = (view: AcknowledgementMailView): Promise<RenderedMail> =>
  renderLetter(acknowledgementFacts(view), '');

/** Draws how it stands with the mail, for another mail server to bring. */
export const renderAlertMail = (view: AlertMailView): Promise<RenderedMail> =>
  renderLetter(alertFacts(view), '');

/** Draws how it stands with the backups. */
export const renderBackupAlertMail = (view: BackupAlertMailView): Promise<RenderedMail> =>
  renderLetter(backupAlertFacts(view), '');

/** Draws whether what comes can be kept. */
export const renderStorageAlertMail = (view: StorageAlertMailView): Promise<RenderedMail> =>
  renderLetter(storageAlertFacts(view), '');

/** Draws that the clock leapt. */
export const renderClockAlertMail = (view: ClockAlertMailView): Promise<RenderedMail> =>
  renderLetter(clockAlertFacts(view), '');

/** Draws how it stands with the certificate. */
export const renderCertificateAlertMail = (view: CertificateAlertMailView): Promise<RenderedMail> =>
  renderLetter(certificateAlertFacts(view), '');

/** Draws whether all is done that is done by the clock. */
export const renderJobsAlertMail = (view: JobsAlertMailView): Promise<RenderedMail> =>
  renderLetter(jobsAlertFacts(view), '');

/** Draws whether client documents and their files agree. */
export const renderDocumentFilesAlertMail = (view: DocumentFilesAlertMailView): Promise<RenderedMail> =>
  renderLetter(documentFilesAlertFacts(view), '');
