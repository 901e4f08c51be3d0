import type { Readable } from 'node:stream';
import { isoInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { LetterSubscriptionRow } from '../../db/letter-tables.ts';
import { choicesOfRow } from '../../letters/subscriptions.ts';
import { asCsv } from './as-csv.ts';

const timeOf = (at: number | null) => (at === null ? '' : isoInJacksonville(at));

const columns: Readonly<Record<string, (row: LetterSubscriptionRow) => string>> = {
  Email: ({ email }) => email,
  State: ({ state }) => (state === 'confirmed' ? 'confirmed' : 'not confirmed'),
  Neighborhoods: (row) => choicesOfRow(row).in.join(', '),
  Prices: (row) => choicesOfRow(row).price.join(', '),
  'Least bedrooms': (row) => String(choicesOfRow(row).beds || ''),
  Confirmed: ({ confirmed_at }) => timeOf(confirmed_at),
  Consent: ({ consent_text }) => consent_text,
  'Version of consent': ({ consent_version }) => consent_version,
  Page: ({ page }) => page,
};

/** The readers of letters as a table for a spreadsheet. */
export const readersCsv = (rows: readonly LetterSubscriptionRow[]): Readable => asCsv(columns, rows);
