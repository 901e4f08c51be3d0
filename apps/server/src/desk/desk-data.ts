import { Readable } from 'node:stream';
import type { Content } from '@rivermark/content';
import type { Clock } from '../clock/clock.ts';
import type { DeskAuditRow } from '../db/auth-tables.ts';
import type { LetterSubscriptionRow } from '../db/letter-tables.ts';
import type { Database } from '../db/open-database.ts';
import type { EnquiryRow } from '../db/schema.ts';
import type { SubmissionSummary } from '../documents/create-documents.ts';
import type { EnquiryRepository } from '../intake/enquiry-repository.ts';
import { auditDesk, latestOfDesk } from './auth/desk-audit.ts';
import {
  type Chosen,
  type ErasedPerson,
  type ErasePersonDeps,
  type Eraser,
  erasePerson,
  type FoundOfPerson,
  findPerson,
  type Sought,
} from './erasing/erase-person.ts';
import { enquiriesCsv } from './exporting/enquiries-csv.ts';
import { type ExportDeps, everyEnquiry, withNotes } from './exporting/every-enquiry.ts';
import { fullExport } from './exporting/full-export.ts';
import { vcards } from './exporting/vcards.ts';

export type {
  Chosen,
  DeskAuditRow,
  EnquiryRow,
  ErasedPerson,
  Eraser,
  FoundOfPerson,
  LetterSubscriptionRow,
  Sought,
  SubmissionSummary,
};

export type ExportKind = 'csv' | 'vcard' | 'everything';

interface DataDeps extends ExportDeps, ErasePersonDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly enquiries: EnquiryRepository;
  readonly content: () => Content;
}

/** What the agent may export, and must be able to erase. */
export interface DeskData {
  /** The file while it is made; that it was asked for is in the audit before its first byte. */
  export(kind: ExportKind, by: Eraser): Promise<Readable>;
  /** One person's chosen records as a zip, for requests of a copy. The audit names no person. */
  exportPerson(chosen: Chosen, by: Eraser): Promise<Readable>;
  /** A vCard of the person who sent an inquiry. Undefined if there is no such inquiry. */
  exportContact(enquiryId: string, by: Eraser): Promise<Readable | undefined>;
  /** See findPerson. */
  findPerson(sought: Sought): Promise<FoundOfPerson>;
  find(enquiryId: string): Promise<EnquiryRow | undefined>;
  /** See erasePerson. */
  erase(chosen: Chosen, by: Eraser): Promise<ErasedPerson>;
  /** The newest lines of the desk's audit. */
  latest(most: number): Promise<DeskAuditRow[]>;
}

/** More inquiries of one person add no number. */
const MOST_OF_PERSON = 200;

const inWords: Readonly<Record<ExportKind, string>> = {
  csv: 'inquiries as a table',
  vcard: 'contacts',
  everything: 'everything',
};

export function createDeskData(deps: DataDeps): DeskData {
  const { db, clock, content, documents, enquiries } = deps;
  return {
    async export(kind, { device, ip }) {
      await auditDesk(db, { at: clock(), action: 'exported', device, detail: inWords[kind] });
      const all = () => everyEnquiry(deps);
      if (kind === 'csv') return enquiriesCsv(all());
      if (kind === 'vcard') return Readable.from(vcards(all(), content().brand.name), { objectMode: false });
      const submissions = await documents.kept();
      const readers = await deps.letterSubscriptions.all();
      return fullExport({ enquiries: all, submissions, readers, documents, by: ip });
    },
    async exportPerson(chosen, { device, ip }) {
      await auditDesk(db, { at: clock(), action: 'exported', device, detail: 'what is kept of one person' });
      const rows = await deps.list.ofIds(chosen.enquiries);
      const theirs = () => withNotes(deps.contacts, rows);
      const submissions = await documents.ofIds(chosen.submissions);
      const readers = await deps.letterSubscriptions.ofIds(chosen.subscriptions);
      return fullExport({ enquiries: theirs, submissions, readers, documents, by: ip });
    },
    async exportContact(enquiryId, { device }) {
      const enquiry = await enquiries.find(enquiryId);
      if (!enquiry) return undefined;
      await auditDesk(db, { at: clock(), action: 'exported', device, detail: 'one contact' });
      const theirs =
        enquiry.email === '' ? [enquiry] : await deps.list.ofAddress(enquiry.email, MOST_OF_PERSON);
      return Readable.from(vcards(withNotes(deps.contacts, theirs), content().brand.name), {
        objectMode: false,
      });
    },
    findPerson: (sought) => findPerson(deps, sought),
    find: (id) => enquiries.find(id),
    erase: (chosen, by) => erasePerson(deps, chosen, by),
    latest: (most) => latestOfDesk(db, most),
  };
}
