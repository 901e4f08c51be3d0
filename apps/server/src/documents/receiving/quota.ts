import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/open-database.ts';
import { AppError } from '../../errors.ts';
import type { Counted, CountsOf } from '../../limits/window-counts.ts';
import type { Keyring } from '../../secrets/keyring.ts';
import type { InspectionLimits } from './inspections.ts';
import { senderHash } from './sender-hash.ts';

/** Documents, and their bytes. */
export interface Share {
  readonly bytes: number;
  readonly count: number;
}

/** What was sent counts until it is forgotten, and what was submitted counts for a day. */
export interface QuotaLimits {
  /** For all visitors together. */
  readonly ofAll: Share;
  /** For one network, see networkOf. */
  readonly ofNetwork: Share;
  /** Uploads that one network may begin in an hour. */
  readonly uploadsPerHour: number;
  /** Requests that add to one upload, in an hour. */
  readonly additionsToUpload: number;
  /** Requests of one network that add to uploads, in an hour. */
  readonly additionsPerHour: number;
  readonly inspection: InspectionLimits;
}

/** An upper bound on the size of most documents. */
const ORDINARY_BYTES = 8 * 1024 ** 2;

/**
 * One network has room for two hours of its uploads, which is twenty clients. All networks together
 * have room for ten such shares, so one rented machine with an IPv6 /48 locks nobody out. 10 MB in
 * chunks of 64 KB, with some interruptions, stay below the limit on additions to one upload.
 */
export function quotaLimits(uploadsPerHour: number): QuotaLimits {
  const share = (count: number): Share => ({ count, bytes: count * ORDINARY_BYTES });
  return {
    ofAll: share(20 * uploadsPerHour),
    ofNetwork: share(2 * uploadsPerHour),
    uploadsPerHour,
    additionsToUpload: 240,
    additionsPerHour: 2400,
    // The costliest document takes a second of a slow processor.
    inspection: { openOfAll: 180, openOfNetwork: 60, networkMsPerHour: uploadsPerHour * 1000 },
  };
}

export interface Quota {
  /** Counts one upload. Throws AppError 'too-many-uploads' or 'storage-full'. */
  admit(address: string): Promise<void>;
  /** Counts a request that is to add to an upload. Throws AppError 'too-many-uploads'. */
  admitAddition(address: string): Promise<void>;
  /** Counts one that does. Throws AppError 'too-many-uploads'. */
  admitAdditionTo(uploadId: string): Promise<void>;
}

/** Submitted documents count this long from their start. The sender's hash is kept as long. */
export const COUNTED_MS = DAY_MS;

/** How long to wait: 0 where it is still within `most`. */
const waitOf = ({ count, until }: Counted, most: number, now: number) => (count <= most ? 0 : until - now);

const tooMany = (waitMs: number, message: string) =>
  new AppError('too-many-uploads', message, { retryAfterSeconds: Math.ceil(waitMs / 1000) });

/** Whether those who share a place have it full. */
function isFull(groups: readonly { count: number; bytes: number | null }[], most: Share): boolean {
  const count = groups.reduce((sum, each) => sum + each.count, 0);
  return count >= most.count || groups.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0) >= most.bytes;
}

interface QuotaDeps {
  readonly db: Database;
  readonly countsOf: CountsOf;
  readonly clock: Clock;
  readonly keyring: Pick<Keyring, 'sign'>;
}

export function createQuota({ db, countsOf, clock, keyring }: QuotaDeps, limits: QuotaLimits): Quota {
  const begun = countsOf('uploads begun', HOUR_MS);
  const additions = countsOf('additions to uploads', HOUR_MS);
  const additionsTo = countsOf('additions to an upload', HOUR_MS);

  /** What each network has here, by its mark. */
  const countedByNetwork = (now: number) =>
    db
      .selectFrom('document')
      .select((row) => [
        'begun_by',
        row.fn.countAll<number>().as('count'),
        row.fn.sum<number | null>('sealed_bytes').as('bytes'),
      ])
      .where((row) =>
        row.or([
          row('state', 'in', ['receiving', 'stored']),
          row.and([row('state', '=', 'submitted'), row('created_at', '>', now - COUNTED_MS)]),
        ]),
      )
      .groupBy('begun_by')
      .execute();

  return {
    async admit(address) {
      const network = senderHash(keyring, address);
      const now = clock();
      const wait = waitOf(await begun.add(network, now), limits.uploadsPerHour, now);
      if (wait > 0) {
        throw tooMany(wait, 'Too many documents from your address. Please try again in an hour, or call.');
      }
      const all = await countedByNetwork(now);
      if (
        isFull(
          all.filter(({ begun_by }) => begun_by === network),
          limits.ofNetwork,
        )
      ) {
        throw tooMany(
          DAY_MS,
          'Too many documents came from your address today. Please try again tomorrow, or call.',
        );
      }
      if (isFull(all, limits.ofAll)) {
        throw new AppError('storage-full', 'Documents cannot be taken right now. Please call.');
      }
    },
    async admitAddition(address) {
      const now = clock();
      const added = await additions.add(senderHash(keyring, address), now);
      const wait = waitOf(added, limits.additionsPerHour, now);
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
