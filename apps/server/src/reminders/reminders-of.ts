import type { Database } from '../db/open-database.ts';
import type { ReminderTable } from '../db/reminder-tables.ts';

/** How often an enquiry was brought up, oldest first. */
export const remindersOf = (db: Database, enquiryId: string): Promise<ReminderTable[]> =>
  db.selectFrom('reminder').selectAll().where('enquiry_id', '=', enquiryId).orderBy('at').execute();
