import type { AlertChannelTable, ToldColumns } from './reminder-tables.ts';

/** What each channel was last told of a matter that has no table of its own. */
export interface ToldAlertTable extends ToldColumns<string> {
  about: 'jobs' | 'certificate';
  channel: AlertChannelTable['name'];
}
