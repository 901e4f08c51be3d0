import { randomBytes, randomUUID } from 'node:crypto';
import type { SiteIdentity } from '@rivermark/content/site';
import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import {
  allHomes,
  LETTER_CONSENT_VERSION,
  type LetterChoices,
  letterConsent,
} from '@rivermark/contracts/letters';
import type { Clock } from '../clock/clock.ts';
import type { LetterSubscriptionRow, LetterSubscriptionTable } from '../db/letter-tables.ts';
import { lockRows } from '../db/lock-rows.ts';
import type { Database } from '../db/open-database.ts';
import { AppError } from '../errors.ts';
import type { Enqueue } from '../outbox/enqueue.ts';
import { addressHash } from './address-hash.ts';

/** For all addresses together, so that the form is of little use for mailing strangers. */
const MOST_PER_HOUR = 30;
/** One mailbox gets one mail to confirm in this time. */
const ASKED_AGAIN_MS = DAY_MS;

/** What the form sent. */
interface LetterRequest {
  readonly email: string;
  readonly wish: LetterChoices;
  /** The path of the page with the form. */
  readonly page: string;
}

export interface LetterSubscriptions {
  /**
   * Mails a link to confirm, once a day for each mailbox. Throws AppError 'too-many-letters' when
   * too many ask in an hour.
   */
  ask(request: LetterRequest): Promise<void>;
  withSecret(secret: string): Promise<LetterSubscriptionRow | undefined>;
  /** Confirms, or changes the choices of a confirmed one. Resolves with whether it could. */
  keep(secret: string, choices: LetterChoices): Promise<boolean>;
  /** Ends the letters for good, whatever the state. Resolves with whether the link is known. */
  end(secret: string): Promise<boolean>;
  /** Those with an address, newest first. */
  all(): Promise<LetterSubscriptionRow[]>;
  ofAddresses(emails: readonly string[]): Promise<LetterSubscriptionRow[]>;
  ofIds(ids: readonly string[]): Promise<LetterSubscriptionRow[]>;
}

/** What a row becomes when its letters end. The address goes, its hash stays. */
export const endedRow = (
  by: NonNullable<LetterSubscriptionTable['ended_by']>,
  now: number,
): Partial<LetterSubscriptionTable> => ({
  state: 'ended',
  email: '',
  choices: JSON.stringify(allHomes),
  wish: '',
  page: '',
  asked_at: null,
  ended_at: now,
  ended_by: by,
});

export const choicesOfRow = ({
  choices,
  wish,
}: Pick<LetterSubscriptionRow, 'choices' | 'wish'>): LetterChoices =>
  JSON.parse(wish === '' ? choices : wish) as LetterChoices;

interface SubscriptionsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly identity: () => SiteIdentity;
  readonly enqueue: Enqueue;
  readonly wakeOutbox: () => void;
}

export function createLetterSubscriptions(deps: SubscriptionsDeps): LetterSubscriptions {
  const { db, clock, identity, enqueue, wakeOutbox } = deps;
  const consent = () => ({
    consent_text: letterConsent(identity()),
    consent_version: LETTER_CONSENT_VERSION,
  });
  const rows = () => db.selectFrom('letter_subscription').selectAll();

  return {
    async ask({ email, wish, page }) {
      const now = clock();
      const hash = addressHash(email);
      const asked = { email, wish: JSON.stringify(wish), page, asked_at: now };
      const isMailed = await db.transaction().execute(async (transaction) => {
        const known = await transaction
          .selectFrom('letter_subscription')
          .select(['id', 'asked_at', 'state'])
          .where('address_hash', '=', hash)
          .$call(lockRows(transaction))
          .executeTakeFirst();
        const lately = known?.asked_at ?? Number.NEGATIVE_INFINITY;
        if (known && lately > now - ASKED_AGAIN_MS && lately <= now) {
          // The mail that is there already leads to a page with the new choices.
          const { wish: newWish } = asked;
          await transaction
            .updateTable('letter_subscription')
            .set({ wish: newWish, page })
            .where('id', '=', known.id)
            .execute();
          return false;
        }
        const { count } = await transaction
          .selectFrom('letter_subscription')
          .select((row) => row.fn.countAll<number>().as('count'))
          .where('asked_at', '>', now - HOUR_MS)
          .where('asked_at', '<=', now)
          .executeTakeFirstOrThrow();
        if (count >= MOST_PER_HOUR) {
          throw new AppError(
            'too-many-letters',
            'Too many people ask for letters right now. Please try again in an hour, or call.',
            { retryAfterSeconds: HOUR_MS / 1000 },
          );
        }
        const { id } = await transaction
          .insertInto('letter_subscription')
          .values({
            id: randomUUID(),
            address_hash: hash,
            secret: randomBytes(32).toString('base64url'),
            state: 'asked',
            choices: JSON.stringify(allHomes),
            ...consent(),
            ...asked,
            confirmed_at: null,
            ended_at: null,
            ended_by: null,
          })
          .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(asked))
          .returning('id')
          .executeTakeFirstOrThrow();
        await enqueue(transaction, { template: 'letter-confirmation', about: id });
        return true;
      });
      if (isMailed) wakeOutbox();
    },

    withSecret: (secret) => rows().where('secret', '=', secret).executeTakeFirst(),

    keep: (secret, choices) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('letter_subscription')
          .selectAll()
          .where('secret', '=', secret)
          .$call(lockRows(transaction))
          .executeTakeFirst();
        if (!row || row.email === '') return false;
        const isNew = row.state !== 'confirmed';
        await transaction
          .updateTable('letter_subscription')
          .set({
            state: 'confirmed',
            choices: JSON.stringify(choices),
            wish: '',
            asked_at: null,
            ...(isNew && { ...consent(), confirmed_at: clock(), ended_at: null, ended_by: null }),
          })
          .where('id', '=', row.id)
          .execute();
        return true;
      }),

    async end(secret) {
      const { numUpdatedRows } = await db
        .updateTable('letter_subscription')
        .set(endedRow('reader', clock()))
        .where('secret', '=', secret)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    all: () => rows().where('email', '!=', '').orderBy('confirmed_at', 'desc').orderBy('id').execute(),

    async ofAddresses(emails) {
      const hashes = [...new Set(emails.filter(Boolean).map(addressHash))];
      if (hashes.length === 0) return [];
      return rows().where('address_hash', 'in', hashes).where('email', '!=', '').execute();
    },

    async ofIds(ids) {
      return ids.length === 0 ? [] : rows().where('id', 'in', ids).where('email', '!=', '').execute();
    },
  };
}
