import type { Database } from '../../db/open-database.ts';
import { isInState } from '../../intake/enquiry-state.ts';

/** The enquiries of which figures tell: received since a moment, no spam, and not held back as such. */
export const countedEnquiries = (db: Database, since: number) =>
  db
    .selectFrom('enquiry')
    .where('received_at', '>=', since)
    .where((row) => row.or([isInState(row, 'open'), isInState(row, 'contacted')]));
