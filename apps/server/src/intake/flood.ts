import { DAY_MS } from '@rivermark/contracts/durations';
import type { Transaction } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { EnquiryNetworkTable, Schema } from '../db/schema.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { isInState, isOfPerson } from './enquiry-state.ts';

type Reading = Pick<Transaction<Schema>, 'selectFrom'>;

/** Enquiries this long before or after one may belong to the same flood. */
export const AROUND_MS = DAY_MS;
/** The most rows that one query reads. Asking again finds the rest. */
const MOST = 20_000;

/** Stores an enquiry's network as a keyed hash, which cannot be reversed to the address. */
export async function noteNetwork(
  transaction: Transaction<Schema>,
  keyring: Pick<Keyring, 'sign'>,
  { enquiryId, network, at }: { enquiryId: string; network: string; at: number },
): Promise<void> {
  const mark = keyring.sign(`enquiry network\0${network}`);
  await transaction.insertInto('enquiry_network').values({ enquiry_id: enquiryId, mark, at }).execute();
}

/** An enquiry of a flood. */
export interface OfFlood {
  readonly id: string;
  readonly name: string;
  readonly received_at: number;
}

/** An enquiry's network, as a keyed hash, and its time. */
export type FloodSource = Pick<EnquiryNetworkTable, 'mark' | 'at'>;

/** Undefined once its network has been deleted. */
export const sourceOf = (db: Reading, enquiryId: string): Promise<FloodSource | undefined> =>
  db
    .selectFrom('enquiry_network')
    .select(['mark', 'at'])
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst();

/** Every enquiry from that network within a day before or after, in any state. */
export const cameFrom = (db: Reading, { mark, at }: FloodSource) =>
  db
    .selectFrom('enquiry')
    .where(isOfPerson)
    .where('enquiry.id', 'in', (from) =>
      from
        .selectFrom('enquiry_network')
        .select('enquiry_id')
        .where('mark', '=', mark)
        .where('at', '>=', at - AROUND_MS)
        .where('at', '<=', at + AROUND_MS),
    );

/**
 * The enquiries from the same network within a day of this one, itself included, newest first.
 * Excludes answered ones and those declared no spam. Undefined once the network has been deleted.
 */
export async function floodOf(db: Database, enquiryId: string): Promise<OfFlood[] | undefined> {
  const source = await sourceOf(db, enquiryId);
  if (!source) return undefined;
  return cameFrom(db, source)
    .select(['id', 'name', 'received_at'])
    .where('contacted_at', 'is', null)
    .where((row) => row.or([row('is_spam', 'is', null), row('is_spam', '=', 1)]))
    .orderBy('received_at', 'desc')
    .limit(MOST)
    .execute();
}

/** Everything that the agent has marked as spam. */
export async function calledSpam(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiry')
    .select('id')
    .where((row) => isInState(row, 'spam'))
    .limit(MOST)
    .execute();
  return rows.map(({ id }) => id);
}
