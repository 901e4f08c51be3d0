import type { Database } from '../../db/open-database.ts';
import { isInState } from '../../intake/enquiry-state.ts';

/** The enquiries that figures are about: received since a moment, neither spam nor held back as spam. */
export const countedEnquiries = (db: Database, since: number) =>
  db
    .selectFrom('enquiry')
    .where('received_at', '>=', since)
    .where((row) => row.or([isInState(row, 'open'), isInState(row, 'contacted')]));
