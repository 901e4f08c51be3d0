import { Readable } from 'node:stream';
import type { EnquiryDetails } from '@rivermark/contracts/email-send';
import { detailRows, whatTheyDo } from '@rivermark/contracts/enquiry-words';
import { isoInJacksonville } from '@rivermark/contracts/jacksonville-time';
import { stringify } from 'csv-stringify';
import { stateOf } from '../../intake/enquiry-state.ts';
import { sourcesOf } from '../../intake/sources-of.ts';
import { contactInWords, stageInWords } from '../enquiries/history.ts';
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

/**
 * The start of a cell, and each place where a spreadsheet that splits by semicolons or tabs would
 * start one. The characters in the lookahead begin a formula, including their full-width forms.
 */
const FORMULA_START = /(^|[;\t\r\n])([ "]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * Enquiries as a table for a spreadsheet, streamed. UTF-8 with a byte order mark, which Excel
 * requires. Every cell is quoted. An apostrophe precedes typed text that could be a formula.
 */
export function enquiriesCsv(enquiries: AsyncIterable<ExportedEnquiry>): Readable {
  const table = stringify({
    header: true,
    columns: Object.keys(columns),
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });
  const rows = Readable.from(
    (async function* () {
      for await (const exported of enquiries)
        yield Object.values(columns).map((cell) => cell(exported).replace(FORMULA_START, "$1$2'"));
    })(),
  );
  rows.once('error', (error) => table.destroy(error));
  table.once('close', () => rows.destroy());
  return rows.pipe(table);
}
