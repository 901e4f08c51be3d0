import type { Database } from '../../db/open-database.ts';
import { isInState } from '../../intake/enquiry-state.ts';

/** Enquiries for the figures: received since a moment, without spam, suspected spam and imports. */
export const countedEnquiries = (db: Database, since: number) =>
  db
    .selectFrom('enquiry')
    .where('received_at', '>=', since)
    .where('via', '!=', 'import')
    .where((row) => row.or([isInState(row, 'open'), isInState(row, 'contacted')]));
