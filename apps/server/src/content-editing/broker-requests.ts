import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@rivermark/contracts/durations';
import type { Clock } from '../clock/clock.ts';
import type { BrokerRequestTable } from '../db/content-tables.ts';
import type { Database } from '../db/open-database.ts';
import type { Mailbox } from '../mailbox.ts';
import type { Enqueue } from '../outbox/enqueue.ts';
import { sameText } from '../same-text.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { hashOfText } from './hash-of-text.ts';

/** The broker's links lie below this path. */
export const APPROVAL_PATH = '/approvals';

/** How long a link to approve a change works. */
const LINK_MS = 7 * DAY_MS;

/** The longest sentence that comes with a change that is sent back. */
export const LONGEST_NOTE = 500;

/**
 * The secret in a link. It is derived from the request's id, so that the mail can be composed while
 * the database holds a hash only. A link of another broker than the present one is no longer valid.
 */
export const requestSecret = (keyring: Pick<Keyring, 'sign'>, id: string, broker: Mailbox): string =>
  keyring.sign(`broker request\0${id}\0${broker.address}`);

/** A change of a home that the broker was asked to approve. */
export interface BrokerRequest {
  readonly id: string;
  readonly file: string;
  /** Identifies the drafts that were shown to the broker; see `hashOfDrafts`. */
  readonly drafts: string;
  readonly title: string;
  readonly sentences: readonly string[];
  /** Milliseconds since 1970, here and below. */
  readonly askedAt: number;
  /** The agent's device, in words. */
  readonly askedBy: string;
  readonly expiresAt: number;
  readonly state: BrokerRequestTable['state'];
  readonly answeredAt: number;
  /** What the broker wrote when sending it back. */
  readonly note: string;
}

type NewRequest = Pick<BrokerRequest, 'file' | 'drafts' | 'title' | 'sentences' | 'askedBy'>;

export interface BrokerRequests {
  all(): Promise<readonly BrokerRequest[]>;
  of(file: string): Promise<BrokerRequest | undefined>;
  withSecret(secret: string): Promise<BrokerRequest | undefined>;
  /** Mails the broker a new link. An earlier link for the same file ends. */
  ask(request: NewRequest): Promise<void>;
  /** Ends the link for a file. */
  remove(file: string): Promise<void>;
  /** Notes that the change was published, and mails it to the agent. */
  approved(id: string): Promise<void>;
  /** Resolves with whether the request was still waiting. The agent gets the note by mail. */
  sendBack(id: string, note: string): Promise<boolean>;
}

interface BrokerRequestsDeps {
  readonly db: Database;
  readonly keyring: Pick<Keyring, 'sign'>;
  readonly enqueue: Enqueue;
  readonly wakeOutbox: () => void;
  readonly clock: Clock;
  readonly broker: Mailbox;
}

export function createBrokerRequests(deps: BrokerRequestsDeps): BrokerRequests {
  const { db, keyring, enqueue, wakeOutbox, clock, broker } = deps;

  async function answer(id: string, values: Pick<BrokerRequest, 'state' | 'note'>, onlyIfWaiting: boolean) {
    const isNew = await db.transaction().execute(async (transaction) => {
      let update = transaction
        .updateTable('broker_request')
        .set({ ...values, answered_at: clock() })
        .where('id', '=', id);
      if (onlyIfWaiting) update = update.where('state', '=', 'waiting');
      const { numUpdatedRows } = await update.where('state', '!=', 'approved').executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await enqueue(transaction, { template: 'broker-answer', about: id });
      return true;
    });
    if (isNew) wakeOutbox();
    return isNew;
  }

  return {
    async all() {
      return (await db.selectFrom('broker_request').selectAll().execute()).map(requestOf);
    },
    async of(file) {
      const row = await db
        .selectFrom('broker_request')
        .selectAll()
        .where('file', '=', file)
        .executeTakeFirst();
      return row && requestOf(row);
    },
    async withSecret(secret) {
      const row = await db
        .selectFrom('broker_request')
        .selectAll()
        .where('token_hash', '=', hashOfText(secret))
        .executeTakeFirst();
      const isOfBroker = row && sameText(secret, requestSecret(keyring, row.id, broker));
      return isOfBroker ? requestOf(row) : undefined;
    },
    async ask({ file, drafts, title, sentences, askedBy }) {
      const id = randomUUID();
      const now = clock();
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('broker_request').where('file', '=', file).execute();
        await transaction
          .insertInto('broker_request')
          .values({
            file,
            id,
            token_hash: hashOfText(requestSecret(keyring, id, broker)),
            drafts_hash: drafts,
            title,
            sentences: JSON.stringify(sentences),
            asked_at: now,
            asked_by: askedBy,
            expires_at: now + LINK_MS,
            state: 'waiting',
            answered_at: null,
            note: '',
          })
          .execute();
        await enqueue(transaction, { template: 'broker-request', about: id });
      });
      wakeOutbox();
    },
    async remove(file) {
      await db.deleteFrom('broker_request').where('file', '=', file).execute();
    },
    async approved(id) {
      await answer(id, { state: 'approved', note: '' }, false);
    },
    sendBack: (id, note) => answer(id, { state: 'sent-back', note: note.slice(0, LONGEST_NOTE) }, true),
  };
}

export const requestOf = (row: BrokerRequestTable): BrokerRequest => ({
  id: row.id,
  file: row.file,
  drafts: row.drafts_hash,
  title: row.title,
  sentences: JSON.parse(row.sentences) as string[],
  askedAt: row.asked_at,
  askedBy: row.asked_by,
  expiresAt: row.expires_at,
  state: row.state,
  answeredAt: row.answered_at ?? 0,
  note: row.note,
});
