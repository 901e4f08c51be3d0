import type { AlertChannelTable, ToldColumns } from './reminder-tables.ts';

/**
 * lost: documents have lost their files. stray: the database does not know some files. Lost is
 * worse.
 */
export type DocumentFilesState = 'ok' | 'stray' | 'lost';

/** What each channel was last notified of about the documents' files. */
export interface DocumentAlertTable extends ToldColumns<DocumentFilesState> {
  channel: AlertChannelTable['name'];
}
