import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Documents, SubmissionSummary } from '../../documents/create-documents.ts';
import { nameInZip } from '../../documents/opening/name-in-zip.ts';
import { enquiriesCsv } from './enquiries-csv.ts';
import type { ExportedEnquiry } from './every-enquiry.ts';

interface FullExportParts {
  /** Begun anew for each file that is made of them. */
  readonly enquiries: () => AsyncIterable<ExportedEnquiry>;
  readonly submissions: readonly SubmissionSummary[];
  readonly documents: Documents;
  /** The network address that asked. */
  readonly by: string;
}

const readMe = `What is kept here of inquiries and client documents.

inquiries.csv     each inquiry in words, with your contact marks and notes, for spreadsheets
inquiries.json    the same for programs, as each was received
submissions.json  who handed over which documents, and who opened them
documents/        the documents themselves, a folder for each client's submission

Times for programs are milliseconds since 1970. Your notes are in it: read them before you pass it on. The documents are no longer encrypted in this file:
keep it as you would keep the papers, and delete it when you are done with it.
`;

/** A list as JSON, one entry a line, made while it is read. */
async function* asJson(entries: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const entry of entries) {
    yield before + JSON.stringify(entry);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* inWords(enquiries: AsyncIterable<ExportedEnquiry>) {
  for await (const { enquiry, marks, notes } of enquiries) {
    const { details, spam_marks, ...rest } = enquiry;
    yield { ...rest, details: JSON.parse(details), spam_marks: JSON.parse(spam_marks), marks, notes };
  }
}

/** Without what opens documents here: keys, and what links are signed with. */
async function* submissionsOf({ documents }: FullExportParts, submissions: readonly SubmissionSummary[]) {
  for (const submission of submissions) {
    const { key_id: _key, wrapped_link_key: _link, client_key: _client, ...rest } = submission;
    yield { ...rest, audit: await documents.auditOf(submission) };
  }
}

/**
 * All that is kept, or what is kept of one person, as one zip that is made while it is sent: of the documents one segment at a time is in memory, and
 * each stands in its audit as downloaded. One that breaks on the way ends the export with its error, because nothing
 * that is not authentic is ever sent.
 */
export async function fullExport(parts: FullExportParts): Promise<Readable> {
  const { documents, submissions, by } = parts;
  const zip = new ZipFile();
  const output = new PassThrough();
  let inHand: Readable | undefined;
  const fail = (error: Error) => void output.destroy(error);
  zip.on('error', fail);
  output.once('close', () => inHand?.destroy());

  const add = (name: string, open: () => Promise<Readable>, compress: boolean) =>
    zip.addReadStreamLazy(name, { compress }, (use) => {
      open().then(
        (stream) => {
          inHand = stream.on('error', fail);
          if (output.destroyed) stream.destroy();
          use(null, stream);
        },
        // yazl stops at it and tells by its own error event.
        (error: Error) => use(error, Readable.from([])),
      );
    });

  zip.addBuffer(Buffer.from(readMe), 'READ ME.txt');
  add('inquiries.csv', async () => enquiriesCsv(parts.enquiries()), true);
  add('inquiries.json', async () => Readable.from(asJson(inWords(parts.enquiries()))), true);
  add('submissions.json', async () => Readable.from(asJson(submissionsOf(parts, submissions))), true);
  for (const submission of submissions) {
    const rows = await documents.documentsOf(submission);
    rows.forEach((row, place) => {
      const open = async () => {
        const opened = await documents.open(submission, [row], by);
        await documents.note(submission, 'downloaded', by, row);
        const stream = Readable.from(opened.documents[0]?.plain ?? []);
        stream.once('error', (error) => void opened.broke(error).catch(() => {}));
        stream.once('close', () => void opened.close().catch(() => {}));
        return stream;
      };
      // They are compressed already.
      add(`documents/${submission.id}/${nameInZip(row, place)}`, open, false);
    });
  }
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}
