import type { Readable } from 'node:stream';
import type { EnquiryDetails } from '@rivermark/contracts/email-send';
import { detailRows, whatTheyDo } from '@rivermark/contracts/enquiry-words';
import { isoInJacksonville } from '@rivermark/contracts/jacksonville-time';
import { stateOf } from '../../intake/enquiry-state.ts';
import { sourcesOf } from '../../intake/sources-of.ts';
import { contactInWords, stageInWords } from '../enquiries/history.ts';
import { asCsv } from './as-csv.ts';
import type { ExportedEnquiry } from './every-enquiry.ts';

const linesOf = (rows: readonly { label: string; value: string }[]) =>
  rows.map(({ label, value }) => `${label}: ${value}`).join('\n');

const columns: Readonly<Record<string, (exported: ExportedEnquiry) => string>> = {
  Received: ({ enquiry }) => isoInJacksonville(enquiry.received_at),
  Name: ({ enquiry }) => enquiry.name,
  Email: ({ enquiry }) => enquiry.email,
  Phone: ({ enquiry }) => enquiry.phone,
  What: ({ enquiry }) => whatTheyDo[enquiry.kind],
  State: ({ enquiry }) => stateOf(enquiry),
  Stage: ({ enquiry }) => (enquiry.stage === null ? '' : stageInWords[enquiry.stage]),
  'First contact': ({ enquiry }) =>
    enquiry.contacted_at === null ? '' : isoInJacksonville(enquiry.contacted_at),
  Details: ({ enquiry }) => linesOf(detailRows(JSON.parse(enquiry.details) as EnquiryDetails)),
  Contacts: ({ marks }) =>
    linesOf(
      marks.map(({ at, how, note }) => ({
        label: isoInJacksonville(at),
        value: [contactInWords[how], note].filter(Boolean).join('. '),
      })),
    ),
  Notes: ({ notes }) => linesOf(notes.map(({ at, text }) => ({ label: isoInJacksonville(at), value: text }))),
  Reminders: ({ reminders }) =>
    linesOf(
      reminders.map(({ due_at, done_at, note }) => ({
        label: isoInJacksonville(due_at),
        value: [done_at === null ? 'open' : 'done', note].filter(Boolean).join('. '),
      })),
    ),
  'Text messages': ({ enquiry }) => (enquiry.consent_given === 1 ? 'agreed to' : 'not agreed to'),
  Page: ({ enquiry }) => enquiry.page,
  Source: ({ enquiry }) => sourcesOf(enquiry),
};

/** Enquiries as a table for a spreadsheet, streamed. */
export const enquiriesCsv = (enquiries: AsyncIterable<ExportedEnquiry>): Readable =>
  asCsv(columns, enquiries);
