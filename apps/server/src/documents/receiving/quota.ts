import { addressGroup } from '../../address-group.ts';
import type { Database } from '../../db/open-database.ts';
import { AppError } from '../../errors.ts';

export interface QuotaLimits {
  /** Bytes of documents that were sent and not handed over yet, of all visitors together. */
  readonly stagedBytes: number;
  /** How many such documents, of all visitors together. */
  readonly stagedCount: number;
  /** Uploads that one address may begin in an hour. */
  readonly perAddressHourly: number;
}

/** Room for about thirty clients at once; an address may fill six fields some ten times. */
export const ordinaryLimits: QuotaLimits = {
  stagedBytes: 2 * 1024 ** 3,
  stagedCount: 400,
  perAddressHourly: 60,
};

const HOUR_MS = 3_600_000;
const MOST_ADDRESSES = 10_000;

export interface Quota {
  /** Counts one upload of an address. Throws AppError 'too-many-uploads' or 'storage-full'. */
  admit(address: string): Promise<void>;
}

export function createQuota(db: Database, limits: QuotaLimits): Quota {
  const begun = new Map<string, { count: number; until: number }>();
  return {
    async admit(address) {
      const now = Date.now();
      if (begun.size > MOST_ADDRESSES) {
        for (const [key, { until }] of begun) if (until < now) begun.delete(key);
      }
      const visitor = addressGroup(address);
      const known = begun.get(visitor);
      const entry = known && known.until > now ? known : { count: 0, until: now + HOUR_MS };
      entry.count += 1;
      begun.set(visitor, entry);
      if (entry.count > limits.perAddressHourly) {
        throw new AppError(
          'too-many-uploads',
          'Too many documents from your address. Please try again in an hour, or call.',
        );
      }
      const staged = await db
        .selectFrom('document')
        .select((row) => [
          row.fn.countAll<number>().as('count'),
          row.fn.sum<number>('sealed_bytes').as('bytes'),
        ])
        .where('state', 'in', ['receiving', 'stored'])
        .executeTakeFirstOrThrow();
      if (staged.count >= limits.stagedCount || (staged.bytes ?? 0) >= limits.stagedBytes) {
        throw new AppError('storage-full', 'Documents cannot be taken right now. Please call.');
      }
    },
  };
}
