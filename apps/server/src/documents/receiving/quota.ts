import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import { addressGroup, networkOf } from '../../address-group.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { AppError } from '../../errors.ts';
import type { Counted, CountsOf } from '../../limits/window-counts.ts';

/** What may lie here without having been handed over. */
export interface Share {
  readonly bytes: number;
  readonly count: number;
}

export interface QuotaLimits {
  /** Of all visitors together. */
  readonly staged: Share;
  /** Of one visitor address. */
  readonly stagedByAddress: Share;
  /** Of all addresses of one network, see networkOf. */
  readonly stagedByNetwork: Share;
  /** Uploads that one address may begin in an hour. */
  readonly perAddressHourly: number;
  /** Requests that add to one upload, in an hour. */
  readonly additionsToUpload: number;
  /** Requests of one address that add to uploads, in an hour. */
  readonly additionsByAddress: number;
}

/**
 * Room for about sixty clients at once, and for sixteen behind one address, which holds a quarter at most, and
 * a network a half: else one rented machine with an IPv6 /48 keeps everybody else's documents out. 10 MB in
 * pieces of 64 KB, cut now and then, stay below what one upload may be added to.
 */
export const ordinaryLimits: QuotaLimits = {
  staged: { bytes: 2 * 1024 ** 3, count: 400 },
  stagedByAddress: { bytes: 512 * 1024 ** 2, count: 100 },
  stagedByNetwork: { bytes: 1024 ** 3, count: 200 },
  perAddressHourly: 60,
  additionsToUpload: 240,
  additionsByAddress: 2400,
};

export interface Quota {
  /** Counts one upload of an address. Throws AppError 'too-many-uploads' or 'storage-full'. */
  admit(address: string): Promise<void>;
  /** Counts a request that is to add to an upload. Throws AppError 'too-many-uploads'. */
  admitAddition(address: string): Promise<void>;
  /** Counts one that does. Throws AppError 'too-many-uploads'. */
  admitAdditionTo(uploadId: string): Promise<void>;
}

/** How long to wait: 0 where it is still within `most`. */
const waitOf = ({ count, until }: Counted, most: number, now: number) => (count <= most ? 0 : until - now);

const tooMany = (waitMs: number, message: string) =>
  new AppError('too-many-uploads', message, { retryAfterSeconds: Math.ceil(waitMs / 1000) });

/** Whether those who share a place have it full. */
function isFull(groups: readonly { count: number; bytes: number | null }[], most: Share): boolean {
  const count = groups.reduce((sum, each) => sum + each.count, 0);
  return count >= most.count || groups.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0) >= most.bytes;
}

export function createQuota(
  { db, countsOf, clock }: { readonly db: Database; readonly countsOf: CountsOf; readonly clock: Clock },
  limits: QuotaLimits,
): Quota {
  const begun = countsOf('uploads begun', HOUR_MS);
  const additions = countsOf('additions to uploads', HOUR_MS);
  const additionsTo = countsOf('additions to an upload', HOUR_MS);

  /** What each address group has here; no more groups than there may be documents. */
  const stagedByGroup = () =>
    db
      .selectFrom('document')
      .select((row) => [
        'begun_by',
        row.fn.countAll<number>().as('count'),
        row.fn.sum<number | null>('sealed_bytes').as('bytes'),
      ])
      .where('state', 'in', ['receiving', 'stored'])
      .groupBy('begun_by')
      .execute();

  return {
    async admit(address) {
      const group = addressGroup(address);
      const now = clock();
      const wait = waitOf(await begun.add(group, now), limits.perAddressHourly, now);
      if (wait > 0) {
        throw tooMany(wait, 'Too many documents from your address. Please try again in an hour, or call.');
      }
      const all = await stagedByGroup();
      const own = all.filter(({ begun_by }) => begun_by === group);
      const ofNetwork = all.filter(({ begun_by }) => networkOf(begun_by) === networkOf(group));
      if (isFull(own, limits.stagedByAddress) || isFull(ofNetwork, limits.stagedByNetwork)) {
        throw tooMany(
          DAY_MS,
          'Too many documents from your address were sent and not submitted. Please try again tomorrow, or call.',
        );
      }
      if (isFull(all, limits.staged)) {
        throw new AppError('storage-full', 'Documents cannot be taken right now. Please call.');
      }
    },
    async admitAddition(address) {
      const now = clock();
      const added = await additions.add(addressGroup(address), now);
      const wait = waitOf(added, limits.additionsByAddress, now);
      if (wait > 0) {
        throw tooMany(wait, 'Too many requests from your address. Please try again in an hour, or call.');
      }
    },
    async admitAdditionTo(uploadId) {
      const now = clock();
      const wait = waitOf(await additionsTo.add(uploadId, now), limits.additionsToUpload, now);
      if (wait > 0) {
        throw tooMany(wait, 'This document came in too many pieces. Please try again in an hour, or call.');
      }
    },
  };
}
