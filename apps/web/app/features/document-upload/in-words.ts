import { type DocumentType, documentMessages } from '@rivermark/contracts/documents';
import type { SubmissionEnd } from './calls/submit-documents.ts';
import type { FailureKind } from './calls/upload-failure.ts';

const names: Readonly<Record<DocumentType, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'application/pdf': 'PDF',
};

/** 'JPG, PNG or PDF', or 'PDF only'. */
export function typesInWords(types: readonly DocumentType[]): string {
  const words = types.map((type) => names[type]);
  return words.length === 1 ? `${words[0]} only` : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** What a file was understood as: 'PDF, 3 pages', 'JPG'. */
export function kindInWords(type: DocumentType, pages: number | undefined): string {
  return pages ? `${names[type]}, ${pages} ${pages === 1 ? 'page' : 'pages'}` : names[type];
}

/** Whole per cent, and 100 only when all of it is there. */
export function percentOf(part: number, whole: number): number {
  if (whole <= 0 || part >= whole) return 100;
  return Math.floor((100 * part) / whole);
}

/** A text with the number of days put in place of `{days}`. */
export const inDays = (text: string, days: number): string => text.replaceAll('{days}', String(days));

/** Why a document that is nobody's fault here was not sent, and what to do. */
export function whyNotSent(kind: FailureKind): string {
  if (kind === 'network')
    return 'The connection broke. Check it and send again: it picks up where it stopped.';
  return 'The service answered with an error. Your file is fine: please send again in a few minutes, or call me.';
}

/** The same for one that was not tried any more once another had failed. */
export const NOT_TRIED = 'Not tried after another document failed. Your file is fine: send again to go on.';

/** How a submission can fail; 'page': what sends the documents is missing. */
export type FailedEnd = Exclude<SubmissionEnd, 'received'> | 'page';

const ends: Readonly<Record<Extract<FailedEnd, string>, string>> = {
  page: 'A part of this page could not be loaded: check your connection and send again.',
  refused: 'Each document that needs a change says why.',
  missing: 'Some were lost again in storage. Please send all of them once more.',
  line: 'The connection broke. What arrived is kept.',
  service: 'The service answered with an error. Your connection is fine, and what arrived is kept.',
};

/** The message that a submission failed, and below it what kind of failure it was. */
export const failureInWords = (end: FailedEnd) => ({
  ...documentMessages.failed,
  detail: typeof end === 'string' ? ends[end] : end.told,
});

/** The day so many days after a moment, in Jacksonville: 'Sunday, November 22'. */
export function daysFrom(moment: Date, days: number): string {
  // Not en-CA, whose dates some browsers of 2023 begin with the month.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(moment);
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000));
}
