import { render } from '@react-email/render';
import type { Content } from '@rivermark/content';
import type { Alert } from '@rivermark/contracts/alerts';
import { createElement, type ReactElement } from 'react';
import { type AcknowledgementMailView, acknowledgementFacts } from './acknowledgement-mail.ts';
import { alertFacts } from './alert-facts.ts';
import { type ApprovalMailView, approvalMailFacts } from './approval-mail.ts';
import { type DeskMailView, deskMailFacts } from './desk-mail.ts';
import { DigestMail, type DigestMailView, digestMailText, digestSubject } from './digest-mail.tsx';
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

export type { AcknowledgementMailView } from './acknowledgement-mail.ts';
export type { ApprovalMailView } from './approval-mail.ts';
export type { DeskMailView } from './desk-mail.ts';
export type { DigestMailView } from './digest-mail.tsx';
export type {
  DocumentsDigestView,
  DocumentsMailView,
  MailedDocument,
  ReceiptMailView,
} from './documents-mail-view.ts';
export type { EnquiryMailView } from './enquiry-mail-view.ts';
export type { HomeLetterView } from './home-letter-mail.tsx';
export type { LetterConfirmationView } from './letter-confirmation-mail.ts';
export type { DueReminder, ReminderMailView, ShowingAhead, WaitingEnquiry } from './reminder-mail.tsx';
export type { ShowingMailView, TimesMailView } from './showing-mail.ts';

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

/** What an alert says in one line: the subject of its mail, and the title of its push. */
export const alertHeadline = (alert: Alert): string => alertFacts(alert, '').headline;

/** Draws an alert, for another mail server to bring. */
export function renderAlertMail(content: Content, alert: Alert, deskUrl: string): Promise<RenderedMail> {
  const letter = alertFacts(alert, deskUrl);
  return renderLetter(content, { ...letter, subject: `${content.brand.name}: ${letter.subject}` }, '');
}
