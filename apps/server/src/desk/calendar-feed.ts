import { randomBytes } from 'node:crypto';
import type { Content } from '@rivermark/content';
import type { CalendarEntry } from '@rivermark/contracts/calendar-file';
import { DAY_MS } from '@rivermark/contracts/durations';
import { oneLine } from '@rivermark/contracts/forms';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/open-database.ts';
import { openFollowUps } from '../reminders/due-follow-ups.ts';
import { publishedCalendar } from '../showings/invitation.ts';
import type { ShowingBook } from '../showings/showing-book.ts';
import { entryOfShowing } from '../showings/showing-entry.ts';
import { auditDesk } from './auth/desk-audit.ts';
import { secretHash } from './auth/secret-hash.ts';

/** What a calendar shows of what is over, and of what is to come. */
const PAST_MS = 60 * DAY_MS;
const AHEAD_MS = 400 * DAY_MS;
const REMINDER_MINUTES = 15;
const MOST_REMINDERS = 500;

export interface FeedState {
  readonly madeAt: number;
  /** When a calendar last read it; null while none has. */
  readonly readAt: number | null;
}

/** The secret address at which the agent's own calendar reads showings and reminders. */
export interface CalendarFeed {
  /** Undefined: there is none. */
  state(): Promise<FeedState | undefined>;
  /** A new secret, which is shown once. The one before ends. */
  renew(device: string): Promise<string>;
  revoke(device: string): Promise<void>;
  isOpen(secret: string): Promise<boolean>;
  /** The calendar. Undefined if the secret opens nothing. */
  read(secret: string): Promise<string | undefined>;
}

interface FeedDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly content: () => Content;
  readonly showings: ShowingBook;
  readonly config: { readonly publicUrl: string };
}

export function createCalendarFeed({
  db,
  clock,
  content,
  showings,
  config: { publicUrl },
}: FeedDeps): CalendarFeed {
  const host = new URL(publicUrl).hostname;
  const deskUrl = (enquiryId: string) => `${publicUrl}/desk/enquiries/${enquiryId}`;

  async function reminders(): Promise<CalendarEntry[]> {
    const rows = await openFollowUps(db)
      .select([
        'follow_up.id',
        'follow_up.enquiry_id',
        'due_at',
        'made_at',
        'note',
        'enquiry.name',
        'enquiry.phone',
      ])
      .where('due_at', '>=', clock() - PAST_MS)
      .orderBy('due_at')
      .limit(MOST_REMINDERS)
      .execute();
    return rows.map((one) => ({
      uid: `reminder-${one.id}@${host}`,
      sequence: 0,
      changedAt: one.made_at,
      startsAt: one.due_at,
      minutes: REMINDER_MINUTES,
      title: `Reminder: ${oneLine(one.name)}`,
      place: '',
      description: [one.note, oneLine(one.phone), deskUrl(one.enquiry_id)].filter(Boolean).join('\n'),
      isCalledOff: false,
      isFree: true,
    }));
  }
  const ofHash = (secret: string) =>
    db.selectFrom('calendar_feed').selectAll().where('token_hash', '=', secretHash(secret));

  return {
    async state() {
      const row = await db.selectFrom('calendar_feed').selectAll().executeTakeFirst();
      return row && { madeAt: row.made_at, readAt: row.read_at };
    },
    async renew(device) {
      const secret = randomBytes(32).toString('base64url');
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('calendar_feed').execute();
        await transaction
          .insertInto('calendar_feed')
          .values({ token_hash: secretHash(secret), made_at: clock(), read_at: null })
          .execute();
        await auditDesk(transaction, { at: clock(), action: 'calendar-address-made', device });
      });
      return secret;
    },
    async revoke(device) {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('calendar_feed').execute();
        await auditDesk(transaction, { at: clock(), action: 'calendar-address-revoked', device });
      });
    },
    isOpen: async (secret) => (await ofHash(secret).executeTakeFirst()) !== undefined,
    async read(secret) {
      const { numUpdatedRows } = await db
        .updateTable('calendar_feed')
        .set({ read_at: clock() })
        .where('token_hash', '=', secretHash(secret))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return undefined;
      const confirmed = await showings.between(clock() - PAST_MS, clock() + AHEAD_MS);
      const entries = [
        ...confirmed.map((one) => entryOfShowing(content(), one, { deskUrl: deskUrl(one.enquiry.id) })),
        ...(await reminders()),
      ];
      return publishedCalendar(entries, `${content().identity.agentName}: showings`);
    },
  };
}
