import { render } from '@react-email/render';
import type { Content } from '@rivermark/content';
import { createElement, type ReactElement } from 'react';
import { type AcknowledgementMailView, acknowledgementFacts } from './acknowledgement-mail.ts';
import { type AlertMailView, alertFacts } from './alert-mail.ts';
import { type ApprovalMailView, approvalMailFacts } from './approval-mail.ts';
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
import { HomeLetterMail, type HomeLetterView, homeLetterText } from './home-letter-mail.tsx';
import { type JobsAlertMailView, jobsAlertFacts } from './jobs-alert-mail.ts';
import { type LetterConfirmationView, letterConfirmationFacts } from './letter-confirmation-mail.ts';
import { type Letter, LetterMail, letterText } from './letter-mail.tsx';
import { mailFacts } from './mail-facts.ts';
import { ReminderMail, type ReminderMailView, reminderSubject, reminderText } from './reminder-mail.tsx';
import {
  type ShowingMailView,
  showingMailFacts,
  type TimesMailView,
  timesMailFacts,
} from './showing-mail.ts';
import { MailContent } from './signature.tsx';
import { type StorageAlertMailView, storageAlertFacts } from './storage-alert-mail.ts';

export type { AcknowledgementMailView } from './acknowledgement-mail.ts';
export type { AlertMailView } from './alert-mail.ts';
export type { ApprovalMailView } from './approval-mail.ts';
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
export type { HomeLetterView } from './home-letter-mail.tsx';
export type { JobsAlertMailView } from './jobs-alert-mail.ts';
export type { LetterConfirmationView } from './letter-confirmation-mail.ts';
export type { DueReminder, ReminderMailView, ShowingAhead, WaitingEnquiry } from './reminder-mail.tsx';
export type { ShowingMailView, TimesMailView } from './showing-mail.ts';
export type { StorageAlertMailView } from './storage-alert-mail.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const drawn = (content: Content, mail: ReactElement): Promise<string> =>
  render(createElement(MailContent, { value: content }, mail));

/**
 * Renders the mail of an inquiry: both parts from one view. `content` is the site's current
 * content, here and below. The subject is one line, exactly as specified. `notice` tells the agent
 * about the mail itself, here and below.
 */
export async function renderEnquiryMail(
  content: Content,
  view: EnquiryMailView,
  notice = '',
): Promise<RenderedMail> {
  return {
    subject: mailFacts(content, view).subject,
    text: enquiryMailText(content, view, notice),
    html: await drawn(content, createElement(EnquiryMail, { view, notice })),
  };
}

/** Draws many enquiries in one mail. */
export async function renderDigestMail(
  content: Content,
  view: DigestMailView,
  notice = '',
): Promise<RenderedMail> {
  return {
    subject: digestSubject(view),
    text: digestMailText(content, view, notice),
    html: await drawn(content, createElement(DigestMail, { view, notice })),
  };
}

async function renderLetter(content: Content, facts: Letter, notice: string): Promise<RenderedMail> {
  return {
    subject: facts.subject,
    text: letterText(content, facts, notice),
    html: await drawn(content, createElement(LetterMail, { facts, notice })),
  };
}

const renderAlert = (content: Content, letter: Letter): Promise<RenderedMail> =>
  renderLetter(content, { ...letter, subject: `${content.brand.name}: ${letter.subject}` }, '');

/** Draws a mail about documents: the agent's notice or reminder, or the client's receipt. */
export const renderDocumentsMail = (
  content: Content,
  view: DocumentsMailView | ReceiptMailView,
  notice = '',
): Promise<RenderedMail> => renderLetter(content, documentsMailFacts(view), notice);

/** Draws what the agent hears of documents that were erased unseen. */
export const renderUnseenDocumentsMail = (
  content: Content,
  view: UnseenDocumentsView,
  notice = '',
): Promise<RenderedMail> => renderLetter(content, unseenDocumentsFacts(view), notice);

/** Draws the documents of several clients in one mail. */
export const renderDocumentsDigest = (
  content: Content,
  view: DocumentsDigestView,
  notice = '',
): Promise<RenderedMail> => renderLetter(content, documentsDigestFacts(view), notice);

/** Draws a mail about the agent's desk. */
export const renderDeskMail = (content: Content, view: DeskMailView, notice = ''): Promise<RenderedMail> =>
  renderLetter(content, deskMailFacts(view), notice);
/** Renders the inquiries that wait for an answer, for the agent or her backup. */
export async function renderReminderMail(
  content: Content,
  view: ReminderMailView,
  notice = '',
): Promise<RenderedMail> {
  return {
    subject: reminderSubject(content, view),
    text: reminderText(content, view, notice),
    html: await drawn(content, createElement(ReminderMail, { view, notice })),
  };
}

/** Draws what a visitor is answered at once. */
export const renderAcknowledgement = (
  content: Content,
  view: AcknowledgementMailView,
): Promise<RenderedMail> => renderLetter(content, acknowledgementFacts(content, view), '');

/** Draws times for a visitor to choose from. */
export const renderTimesMail = (content: Content, view: TimesMailView): Promise<RenderedMail> =>
  renderLetter(content, timesMailFacts(view), '');

/** Draws that a time is confirmed, moved or called off: for the visitor or the agent. */
export const renderShowingMail = (
  content: Content,
  view: ShowingMailView,
  notice = '',
): Promise<RenderedMail> => renderLetter(content, showingMailFacts(view), notice);

/** Draws a change that waits for the broker, or the broker's answer. */
export const renderApprovalMail = (
  content: Content,
  view: ApprovalMailView,
  notice = '',
): Promise<RenderedMail> =>
  renderLetter(content, approvalMailFacts(content.identity.agentName, view), notice);

/** Draws a letter about a home for one reader. */
export async function renderHomeLetter(content: Content, view: HomeLetterView): Promise<RenderedMail> {
  return {
    subject: view.subject,
    text: homeLetterText(content, view),
    html: await drawn(content, createElement(HomeLetterMail, { view })),
  };
}

/** Draws the mail that asks whether letters about homes may come. */
export const renderLetterConfirmation = (
  content: Content,
  view: LetterConfirmationView,
): Promise<RenderedMail> => renderLetter(content, letterConfirmationFacts(content, view), '');

/** Draws how it stands with the mail, for another mail server to bring. */
export const renderAlertMail = (content: Content, view: AlertMailView): Promise<RenderedMail> =>
  renderAlert(content, alertFacts(view));

/** Draws how it stands with the backups. */
export const renderBackupAlertMail = (content: Content, view: BackupAlertMailView): Promise<RenderedMail> =>
  renderAlert(content, backupAlertFacts(view));

/** Draws whether what comes can be kept. */
export const renderStorageAlertMail = (content: Content, view: StorageAlertMailView): Promise<RenderedMail> =>
  renderAlert(content, storageAlertFacts(view));

/** Draws that the clock leapt. */
export const renderClockAlertMail = (content: Content, view: ClockAlertMailView): Promise<RenderedMail> =>
  renderAlert(content, clockAlertFacts(view));

/** Draws how it stands with the certificate. */
export const renderCertificateAlertMail = (
  content: Content,
  view: CertificateAlertMailView,
): Promise<RenderedMail> => renderAlert(content, certificateAlertFacts(view));

/** Draws whether all is done that is done by the clock. */
export const renderJobsAlertMail = (content: Content, view: JobsAlertMailView): Promise<RenderedMail> =>
  renderAlert(content, jobsAlertFacts(view));

/** Draws whether client documents and their files agree. */
export const renderDocumentFilesAlertMail = (
  content: Content,
  view: DocumentFilesAlertMailView,
): Promise<RenderedMail> => renderAlert(content, documentFilesAlertFacts(view));
