import type { Content } from '@rivermark/content';
import { HOUR_MS } from '@rivermark/contracts/durations';
import type { EnquiryDetails } from '@rivermark/contracts/email-send';
import { sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/open-database.ts';
import type { EnquiryRow, OutboxRow } from '../db/schema.ts';
import { isInState } from '../intake/enquiry-state.ts';
import { knownPlace } from '../known-place.ts';
import { NothingToSay } from '../outbox/delivery-error.ts';
import { openFollowUps } from '../reminders/due-follow-ups.ts';
import { wantedInWords } from '../wanted-in-words.ts';
import { PUSH_LIFE_MS, type SendPush, SubscriptionGone } from './send-push.ts';
import type { PushSubscriptions } from './subscriptions.ts';

interface DeliverDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly content: () => Content;
  readonly subscriptions: PushSubscriptions;
  readonly send: SendPush;
}

/** The subject of a push row: one notice for one browser. */
export const aboutPush = (noticeId: string, subscriptionId: string) => `${noticeId} ${subscriptionId}`;

function waitingInWords(count: number, waitedMs: number): string {
  const hours = `${Math.floor(waitedMs / HOUR_MS)} h`;
  return count === 1 ? `An inquiry waits: ${hours}` : `${count} inquiries wait: ${hours}`;
}

/**
 * 'A showing is wanted for Sat, Nov 28, morning: Avondale.' The place is a name of ours, never
 * typed text.
 */
function wish(content: Content, enquiry: Pick<EnquiryRow, 'details' | 'home' | 'page'>): string {
  const wanted = wantedInWords(JSON.parse(enquiry.details) as EnquiryDetails);
  const place = knownPlace(content, enquiry);
  return wanted && `A showing is wanted for ${wanted}${place ? `: ${place}` : ''}.`;
}

/**
 * Delivery of the 'push' lane: shows one browser how long a notice's enquiries have waited, without
 * names. Drops what could not be delivered in time: the next reminder says it, and the mail has
 * said it.
 */
export function pushDelivery({ db, clock, content, subscriptions, send }: DeliverDeps) {
  return async (row: OutboxRow): Promise<readonly string[]> => {
    const [noticeId = '', subscriptionId = ''] = row.about?.split(' ') ?? [];
    if (clock() - row.created_at > PUSH_LIFE_MS) throw new NothingToSay();
    const subscription = await subscriptions.find(subscriptionId);
    const waiting = await db
      .selectFrom('enquiry')
      .innerJoin('reminder', 'reminder.enquiry_id', 'enquiry.id')
      .select(['enquiry.received_at', 'details', 'home', 'page'])
      .where('reminder.notice_id', '=', noticeId)
      .where((one) => isInState(one, 'open'))
      .orderBy((one) => one.fn.coalesce('wanted_on', sql.lit('9999')))
      .orderBy('enquiry.received_at')
      .execute();
    const { reminders } = await openFollowUps(db)
      .select((one) => one.fn.countAll<number>().as('reminders'))
      .where('notice_id', '=', noticeId)
      .executeTakeFirstOrThrow();
    const oldest = waiting.toSorted((one, other) => one.received_at - other.received_at)[0];
    if (!subscription || (!oldest && reminders === 0)) throw new NothingToSay();
    const title = [
      ...(reminders > 0 ? [reminders === 1 ? 'Your reminder is due' : `${reminders} reminders are due`] : []),
      ...(oldest ? [waitingInWords(waiting.length, clock() - oldest.received_at)] : []),
    ].join('. ');
    const wanted = waiting.map((enquiry) => wish(content(), enquiry)).find((words) => words !== '');
    const body = [...(wanted ? [wanted] : []), oldest ? 'Open your desk to answer.' : 'Open your desk.'].join(
      ' ',
    );
    try {
      await send(subscription, { title, body, tag: noticeId });
    } catch (error) {
      if (!(error instanceof SubscriptionGone)) throw error;
      await subscriptions.gone(subscriptionId, clock());
      throw new NothingToSay();
    }
    return [];
  };
}
