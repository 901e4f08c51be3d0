import { momentInJacksonville, nextDay } from '@rivermark/contracts/jacksonville-moment';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { isGenuine } from '../intake/enquiry-state.ts';

type Reading = Pick<Transaction<Schema>, 'selectFrom'>;

/** Reminders of the agent's own that are not done, of inquiries that are not spam. */
export const openFollowUps = (db: Reading) =>
  db
    .selectFrom('follow_up')
    .innerJoin('enquiry', 'enquiry.id', 'follow_up.enquiry_id')
    .where('follow_up.done_at', 'is', null)
    .where(isGenuine);

/** The midnight with which the day ends in Jacksonville. */
export const endOfDay = (now: number): number =>
  momentInJacksonville(nextDay(dateInJacksonville(now)), '00:00');
