import { randomUUID } from 'node:crypto';
import { type Content, type Home, type SiteIdentity, sampleFields } from '@rivermark/content';
import { fitsChoices, type LetterChoices } from '@rivermark/contracts/letters';
import type { Clock } from '../clock/clock.ts';
import type { LetterRow, LetterSubscriptionRow } from '../db/letter-tables.ts';
import { templatesOfLetters } from '../db/mail-templates.ts';
import type { Database } from '../db/open-database.ts';
import { AppError } from '../errors.ts';
import type { Enqueue } from '../outbox/enqueue.ts';
import { unsentStates } from '../outbox/unsent-states.ts';
import { openHousesToCome } from './letter-home.ts';
import { proposeLetters } from './propose-letters.ts';

export type { LetterSubscriptionRow };

export const LONGEST_SUBJECT = 120;
export const LONGEST_WORDS = 3000;

export interface LetterOfHome {
  readonly letter: LetterRow;
  /** Undefined once the home has left the site. */
  readonly home: Home | undefined;
}

/** How far a letter has come. */
export interface LetterCounts {
  readonly sent: number;
  readonly waiting: number;
  /** Not delivered, or not wanted any more before it left. */
  readonly failed: number;
}

/** What the agent does with letters. */
export interface LetterDesk {
  /** Why no letter can start, as sentences; empty where one can. */
  faults(): readonly string[];
  /** Letters that wait for the agent, newest first. Looks at the homes of the site first. */
  proposed(): Promise<readonly LetterOfHome[]>;
  find(id: string): Promise<LetterOfHome | undefined>;
  /** Decided letters, newest first, with how far each has come. */
  decided(): Promise<readonly (LetterOfHome & { readonly counts: LetterCounts })[]>;
  /** The readers who would get a letter about a home now. */
  readersOf(home: Home): Promise<readonly LetterSubscriptionRow[]>;
  countReaders(): Promise<number>;
  /** Whether the agent has confirmed before that a home may be publicly marketed. */
  isMarketed(home: string): Promise<boolean>;
  save(id: string, text: LetterText): Promise<void>;
  /**
   * Puts one mail for each reader into the outbox, in one transaction. Resolves with how many, also
   * if the letter was sent before; 0 if it is gone. Throws AppError 'letter-refused' in the agent's
   * words.
   */
  send(id: string, by: string, mayBeMarketed: boolean): Promise<number>;
  leave(id: string, by: string): Promise<void>;
  /** How many letters may leave in a day. */
  readonly perDay: number;
}

export interface LetterText {
  readonly subject: string;
  readonly words: string;
}

interface LetterDeskDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly content: () => Content;
  readonly enqueue: Enqueue;
  readonly wakeOutbox: () => void;
  /** Whether the sample identity may be in a letter: on a developer's machine. */
  readonly allowsSamples: boolean;
  readonly lettersPerDay: number;
}

/** The fields without which the law lets no letter leave, as `content/site.yaml` has them. */
const needed = {
  brokerageName: "the brokerage's name",
  licenseNumber: 'the license number',
  officeAddress: 'the postal address',
} as const satisfies Partial<Record<keyof SiteIdentity, string>>;

function letterFaults(identity: SiteIdentity, allowsSamples: boolean): string[] {
  const { street, city, state, zipCode } = identity.officeAddress;
  const isMissing = {
    brokerageName: identity.brokerageName.trim() === '',
    licenseNumber: identity.licenseNumber.trim() === '',
    officeAddress: [street, city, state, zipCode].some((part) => part.trim() === ''),
  };
  const samples = allowsSamples ? [] : sampleFields(identity);
  const missing = (Object.keys(needed) as (keyof typeof needed)[]).filter(
    (field) => isMissing[field] || samples.includes(field),
  );
  if (missing.length === 0) return [];
  const names = missing.map((field) => needed[field]);
  return [
    `Letters need ${names.join(' and ')}. Fill ${names.length === 1 ? 'it' : 'them'} in under ‘Phone, email and brokerage’, then send.`,
  ];
}

export function createLetterDesk(deps: LetterDeskDeps): LetterDesk {
  const { db, clock, content, enqueue, wakeOutbox, allowsSamples, lettersPerDay } = deps;
  const homeOf = (id: string) => content().homes.find((home) => home.id === id);
  const withHome = (letter: LetterRow): LetterOfHome => ({ letter, home: homeOf(letter.home) });

  async function readersOf(home: Home): Promise<LetterSubscriptionRow[]> {
    const rows = await db
      .selectFrom('letter_subscription')
      .selectAll()
      .where('state', '=', 'confirmed')
      .orderBy('confirmed_at')
      .orderBy('id')
      .execute();
    return rows.filter(({ choices }) => fitsChoices(JSON.parse(choices) as LetterChoices, home));
  }

  async function countRecipients(letter: string): Promise<number> {
    const { count } = await db
      .selectFrom('letter_recipient')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('letter_id', '=', letter)
      .executeTakeFirstOrThrow();
    return count;
  }

  async function isMarketed(home: string): Promise<boolean> {
    const found = await db
      .selectFrom('letter')
      .select('id')
      .where('home', '=', home)
      .where('may_be_marketed_at', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  const refuse = (message: string) => new AppError('letter-refused', message);

  return {
    perDay: lettersPerDay,
    faults: () => letterFaults(content().identity, allowsSamples),
    async proposed() {
      await proposeLetters(db, content(), clock());
      const rows = await db
        .selectFrom('letter')
        .selectAll()
        .where('state', '=', 'proposed')
        .orderBy('proposed_at', 'desc')
        .execute();
      return rows.map(withHome);
    },
    async find(id) {
      const row = await db.selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst();
      return row && withHome(row);
    },
    async decided() {
      const rows = await db
        .selectFrom('letter')
        .selectAll()
        .where('state', '!=', 'proposed')
        .orderBy('decided_at', 'desc')
        .limit(50)
        .execute();
      const counts = await db
        .selectFrom('letter_recipient')
        .innerJoin('outbox', 'outbox.about', 'letter_recipient.id')
        .select((row) => [
          'letter_recipient.letter_id',
          row.fn.countAll<number>().filterWhere('outbox.state', '=', 'sent').as('sent'),
          row.fn.countAll<number>().filterWhere('outbox.state', 'in', unsentStates).as('waiting'),
          row.fn
            .countAll<number>()
            .filterWhere('outbox.state', 'in', ['refused', 'given-up', 'dropped'])
            .as('failed'),
        ])
        .where('outbox.template', 'in', templatesOfLetters)
        .groupBy('letter_recipient.letter_id')
        .execute();
      const none = { sent: 0, waiting: 0, failed: 0 };
      return rows.map((letter) => ({
        ...withHome(letter),
        counts: counts.find(({ letter_id }) => letter_id === letter.id) ?? none,
      }));
    },
    readersOf,
    async countReaders() {
      const { count } = await db
        .selectFrom('letter_subscription')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('state', '=', 'confirmed')
        .executeTakeFirstOrThrow();
      return count;
    },
    isMarketed,
    async save(id, { subject, words }) {
      await db
        .updateTable('letter')
        .set({ subject: subject.slice(0, LONGEST_SUBJECT), words: words.slice(0, LONGEST_WORDS) })
        .where('id', '=', id)
        .where('state', '=', 'proposed')
        .execute();
    },
    async send(id, by, mayBeMarketed) {
      const [fault] = letterFaults(content().identity, allowsSamples);
      if (fault) throw refuse(fault);
      const row = await db.selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst();
      const home = row && homeOf(row.home);
      if (row?.state !== 'proposed') return countRecipients(id);
      if (!home) throw refuse('This home is not on the site any more, so no letter can lead to it.');
      if (row.subject.trim() === '' || row.words.trim() === '')
        throw refuse('A letter needs a subject and some words.');
      if (!mayBeMarketed && !(await isMarketed(home.id)))
        throw refuse('Check the box to say that this home may be publicly marketed.');
      const now = clock();
      if (row.kind === 'open-house' && openHousesToCome(home, now).length === 0)
        throw refuse('This open house is over.');
      const readers = await readersOf(home);
      if (readers.length === 0) throw refuse('Nobody gets letters about such a home yet.');
      const isMine = await db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('letter')
          .set({
            state: 'sent',
            decided_at: now,
            decided_by: by,
            ...(mayBeMarketed && { may_be_marketed_at: now }),
          })
          .where('id', '=', id)
          .where('state', '=', 'proposed')
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        for (const reader of readers) {
          const recipient = randomUUID();
          await transaction
            .insertInto('letter_recipient')
            .values({ id: recipient, letter_id: id, subscription_id: reader.id })
            .execute();
          await enqueue(transaction, { template: 'home-letter', about: recipient });
        }
        return true;
      });
      if (!isMine) return countRecipients(id);
      wakeOutbox();
      return readers.length;
    },
    async leave(id, by) {
      await db
        .updateTable('letter')
        .set({ state: 'left', decided_at: clock(), decided_by: by })
        .where('id', '=', id)
        .where('state', '=', 'proposed')
        .execute();
    },
  };
}
