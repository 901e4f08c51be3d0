import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { LetterSubscriptionRow } from '../../db/letter-tables.ts';
import type { DocumentRow, Documents, SubmissionSummary } from '../../documents/create-documents.ts';
import { nameInZip } from '../../documents/opening/name-in-zip.ts';
import { AppError } from '../../errors.ts';
import { enquiriesCsv } from './enquiries-csv.ts';
import type { ExportedEnquiry } from './every-enquiry.ts';
import { readersCsv } from './readers-csv.ts';

interface FullExportDeps {
  /** Called once for each file that is made from them. */
  readonly enquiries: () => AsyncIterable<ExportedEnquiry>;
  readonly submissions: readonly SubmissionSummary[];
  /** The readers of letters about homes. */
  readonly readers: readonly LetterSubscriptionRow[];
  readonly documents: Documents;
  /** The requester's network address. */
  readonly by: string;
}

const readMe = `What is kept here of inquiries and client documents.

inquiries.csv     each inquiry in words, with your contact marks, notes and reminders, for spreadsheets
inquiries.json    the same for programs, as each was received
readers.csv       who gets your letters about homes, which homes they chose, and the words they agreed to
submissions.json  who handed over which documents, and who opened them
documents/        the documents themselves, a folder for each client's submission; in place of one that could not be
                  opened there is a note, COULD NOT BE READ

Times for programs are milliseconds since 1970. Your notes are in it: read them before you pass it on. The documents are no longer encrypted in this file:
keep it as you would keep the papers, and delete it when you are done with it.
`;

/** A list as JSON, one entry a line, streamed. */
async function* asJson(entries: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const entry of entries) {
    yield before + JSON.stringify(entry);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* inWords(enquiries: AsyncIterable<ExportedEnquiry>) {
  for await (const { enquiry, marks, notes, reminders } of enquiries) {
    const { details, spam_marks, ...rest } = enquiry;
    yield {
      ...rest,
      details: JSON.parse(details),
      spam_marks: JSON.parse(spam_marks),
      marks,
      notes,
      reminders,
    };
  }
}

/** Without what grants access to documents: encryption keys and signing keys. */
async function* submissionsOf({ documents }: FullExportDeps, submissions: readonly SubmissionSummary[]) {
  for (const submission of submissions) {
    const { key_id: _key, wrapped_link_key: _link, client_key: _client, ...rest } = submission;
    yield { ...rest, audit: await documents.auditOf(submission) };
  }
}

const unreadable = `This document could not be opened when the export was made. If it is damaged where it is kept, that stands in its submission's
list of who opened what, and a backup may hold it whole (docs/runbook.md). Otherwise export again: the log says what failed.
`;

/**
 * Exports everything, or one person's data, as a zip that is built while it is sent. Holds one
 * segment of a document in memory at a time, and records each document as downloaded in its audit.
 * A note replaces a document that cannot be opened, so that the others are exported.
 *
 * A document that fails halfway ends the export with its error, because unauthenticated data is
 * never sent. So does a store that does not answer: a retry will work.
 */
export async function fullExport(deps: FullExportDeps): Promise<Readable> {
  const { documents, submissions, by } = deps;
  const zip = new ZipFile();
  const output = new PassThrough();
  let inHand: Readable | undefined;
  const fail = (error: Error) => void output.destroy(error);
  zip.on('error', fail);
  output.once('close', () => inHand?.destroy());

  /**
   * One after another: a zip entry's name precedes its bytes, and is unknown before the document
   * opens.
   */
  const add = async (name: string, stream: Readable, compress: boolean) => {
    if (output.destroyed) stream.destroy();
    zip.addReadStream(stream, name, { compress });
    await finished(stream);
  };
  const addTable = (name: string, table: Readable) => {
    inHand = table;
    return add(name, table, true);
  };

  const addDocument = async (submission: SubmissionSummary, row: DocumentRow, name: string) => {
    const folder = `documents/${submission.id}`;
    const opened = await documents.open(submission, [row], by).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'storage-unavailable') throw error;
    });
    if (!opened) return add(`${folder}/COULD NOT BE READ - ${name}.txt`, Readable.from([unreadable]), true);
    const stream = Readable.from(opened.documents[0]?.plain ?? []);
    inHand = stream;
    stream.once('error', (error) => void opened.broke(error).catch(() => {}));
    stream.once('close', () => void opened.close().catch(() => {}));
    await documents.note(submission, 'downloaded', by, row);
    // Already compressed.
    return add(`${folder}/${name}`, stream, false);
  };

  const addAll = async () => {
    zip.addBuffer(Buffer.from(readMe), 'READ ME.txt');
    await addTable('inquiries.csv', enquiriesCsv(deps.enquiries()));
    await addTable('inquiries.json', Readable.from(asJson(inWords(deps.enquiries()))));
    await addTable('readers.csv', readersCsv(deps.readers));
    await addTable('submissions.json', Readable.from(asJson(submissionsOf(deps, submissions))));
    for (const submission of submissions) {
      const rows = await documents.documentsOf(submission);
      for (const [place, row] of rows.entries()) await addDocument(submission, row, nameInZip(row, place));
    }
    zip.end();
  };
  zip.outputStream.pipe(output);
  addAll().catch(fail);
  return output;
}
