import { DAY_MS } from '@rivermark/contracts/durations';
import type { Transaction } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { EnquiryNetworkTable, Schema } from '../db/schema.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { isInState, isOfPerson } from './enquiry-state.ts';

type Reading = Pick<Transaction<Schema>, 'selectFrom'>;

/** What came this long before or after an enquiry may belong to the same flood. */
export const AROUND_MS = DAY_MS;
/** More ids than these are asked for again. */
const MOST = 20_000;

/** Notes from which network an enquiry came: a keyed mark, from which nobody gets back to the address. */
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

/** The network an enquiry came from, as a keyed mark, and when. */
export type FloodSource = Pick<EnquiryNetworkTable, 'mark' | 'at'>;

/** Undefined once its network is forgotten. */
export const sourceOf = (db: Reading, enquiryId: string): Promise<FloodSource | undefined> =>
  db
    .selectFrom('enquiry_network')
    .select(['mark', 'at'])
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst();

/** Everything that came from there within a day before or after, whatever has become of it. */
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
 * The enquiries that came from the same network as this one within a day of it, itself included, newest first, except those
 * that were answered or declared no spam. Undefined once its network is forgotten.
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

/** All that the agent has called spam. */
export async function calledSpam(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiry')
    .select('id')
    .where((row) => isInState(row, 'spam'))
    .limit(MOST)
    .execute();
  return rows.map(({ id }) => id);
}
