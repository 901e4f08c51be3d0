import type { AlertChannelTable, ToldColumns } from './reminder-tables.ts';

/** lost: documents have lost their files. stray: of some files the database knows nothing. Lost is the worse. */
export type DocumentFilesState = 'ok' | 'stray' | 'lost';

/** What each channel was last told of the documents' files. */
export interface DocumentAlertTable extends ToldColumns<DocumentFilesState> {
  channel: AlertChannelTable['name'];
}
