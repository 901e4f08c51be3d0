import { momentInJacksonville, nextDay } from '@rivermark/contracts/jacksonville-moment';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { isGenuine } from '../intake/enquiry-state.ts';
import { soonDays } from '../intake/wanted-soon.ts';

/** Confirmed showings of today and tomorrow, of inquiries that are not spam. */
export function showingsSoon(db: Pick<Transaction<Schema>, 'selectFrom'>, now: number) {
  const [today, tomorrow] = soonDays(now);
  return db
    .selectFrom('showing')
    .innerJoin('enquiry', 'enquiry.id', 'showing.enquiry_id')
    .where('called_off_at', 'is', null)
    .where('starts_at', '>=', momentInJacksonville(today, '00:00'))
    .where('starts_at', '<', momentInJacksonville(nextDay(tomorrow), '00:00'))
    .where(isGenuine);
}
