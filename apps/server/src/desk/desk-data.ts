import { Readable } from 'node:stream';
import type { Clock } from '../clock.ts';
import type { DeskAuditRow } from '../db/door-tables.ts';
import type { Database } from '../db/open-database.ts';
import type { EnquiryRow } from '../db/schema.ts';
import { auditDesk, latestOfDesk } from './door/desk-audit.ts';
import {
  type ErasedPerson,
  type ErasePersonParts,
  type Eraser,
  erasePerson,
  type KeptOfPerson,
  keptOfPerson,
} from './erasing/erase-person.ts';
import { enquiriesCsv } from './exporting/enquiries-csv.ts';
import { type ExportParts, everyEnquiry, withNotes } from './exporting/every-enquiry.ts';
import { fullExport } from './exporting/full-export.ts';
import { vcards } from './exporting/vcards.ts';

export type { DeskAuditRow, ErasedPerson, Eraser, KeptOfPerson };

export type ExportKind = 'csv' | 'vcard' | 'everything';

interface DataParts extends ExportParts, ErasePersonParts {
  readonly db: Database;
  readonly clock: Clock;
}

/** What the agent may export, and must be able to erase. */
export interface DeskData {
  /** The file while it is made; that it was asked for is in the audit before its first byte. */
  export(kind: ExportKind, by: Eraser): Promise<Readable>;
  /** Everything kept about one person as one zip, for who asks for a copy; the audit records that it was made, not for whom. */
  exportPerson(email: string, by: Eraser): Promise<Readable>;
  /** See keptOfPerson. */
  kept(email: string): Promise<KeptOfPerson>;
  find(enquiryId: string): Promise<EnquiryRow | undefined>;
  /** See erasePerson. */
  erase(email: string, by: Eraser): Promise<ErasedPerson>;
  /** The newest lines of the desk's audit. */
  latest(most: number): Promise<DeskAuditRow[]>;
}

const inWords: Readonly<Record<ExportKind, string>> = {
  csv: 'inquiries as a table',
  vcard: 'contacts',
  everything: 'everything',
};

export function createDeskData(parts: DataParts): DeskData {
  const { db, clock, documents, enquiries } = parts;
  return {
    async export(kind, { device, ip }) {
      await auditDesk(db, { at: clock(), action: 'exported', device, detail: inWords[kind] });
      const all = () => everyEnquiry(parts);
      if (kind === 'csv') return enquiriesCsv(all());
      if (kind === 'vcard') return Readable.from(vcards(all()), { objectMode: false });
      return fullExport({ enquiries: all, submissions: await documents.kept(), documents, by: ip });
    },
    async exportPerson(email, { device, ip }) {
      await auditDesk(db, { at: clock(), action: 'exported', device, detail: 'what is kept of one person' });
      const kept = await keptOfPerson(parts, email);
      const theirs = () => withNotes(parts.contacts, kept.enquiries);
      return fullExport({ enquiries: theirs, submissions: kept.submissions, documents, by: ip });
    },
    kept: (email) => keptOfPerson(parts, email),
    find: (id) => enquiries.find(id),
    erase: (email, by) => erasePerson(parts, email, by),
    latest: (most) => latestOfDesk(db, most),
  };
}
