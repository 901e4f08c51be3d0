import { Readable } from 'node:stream';
import type { EnquiryDetails } from '@rivermark/contracts/email-send';
import { detailRows, whatTheyDo } from '@rivermark/contracts/enquiry-words';
import { inJacksonville } from '@rivermark/contracts/jacksonville-time';
import { stringify } from 'csv-stringify';
import { stateOf } from '../../intake/enquiry-state.ts';
import { contactInWords } from '../enquiries/history.ts';
import type { ExportedEnquiry } from './every-enquiry.ts';

const linesOf = (rows: readonly { label: string; value: string }[]) =>
  rows.map(({ label, value }) => `${label}: ${value}`).join('\n');

const columns: Readonly<Record<string, (exported: ExportedEnquiry) => string>> = {
  Received: ({ enquiry }) => inJacksonville(enquiry.received_at),
  Name: ({ enquiry }) => enquiry.name,
  Email: ({ enquiry }) => enquiry.email,
  Phone: ({ enquiry }) => enquiry.phone,
  What: ({ enquiry }) => whatTheyDo[enquiry.kind],
  State: ({ enquiry }) => stateOf(enquiry),
  'First contact': ({ enquiry }) =>
    enquiry.contacted_at === null ? '' : inJacksonville(enquiry.contacted_at),
  Details: ({ enquiry }) => linesOf(detailRows(JSON.parse(enquiry.details) as EnquiryDetails)),
  Contacts: ({ marks }) =>
    linesOf(
      marks.map(({ at, how, note }) => ({
        label: inJacksonville(at),
        value: [contactInWords[how], note].filter(Boolean).join('. '),
      })),
    ),
  Notes: ({ notes }) => linesOf(notes.map(({ at, text }) => ({ label: inJacksonville(at), value: text }))),
  'Text messages': ({ enquiry }) => (enquiry.consent_given === 1 ? 'agreed to' : 'not agreed to'),
  Page: ({ enquiry }) => enquiry.page,
};

/**
 * Enquiries as a table for a spreadsheet, made while it is read: UTF-8 with a mark, so that Excel reads it as such. What
 * a visitor typed is never a formula: a cell that begins like one gets an apostrophe before it, and no line of a cell begins another.
 */
export function enquiriesCsv(enquiries: AsyncIterable<ExportedEnquiry>): Readable {
  const table = stringify({
    header: true,
    columns: Object.keys(columns),
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // Spreadsheets take each of them for the end of a row.
    quoted_match: /[\r\n]/,
  });
  const rows = Readable.from(
    (async function* () {
      for await (const exported of enquiries) yield Object.values(columns).map((cell) => cell(exported));
    })(),
  );
  rows.once('error', (error) => table.destroy(error));
  table.once('close', () => rows.destroy());
  return rows.pipe(table);
}
