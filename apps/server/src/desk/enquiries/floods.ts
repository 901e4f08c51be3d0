import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { EnquiryRow } from '../../db/schema.ts';
import type { EnquiryRepository } from '../../intake/enquiry-repository.ts';
import { sourceOf } from '../../intake/flood.ts';
import {
  bringFloodBack,
  countTaken,
  type Flood,
  lookAtFlood,
  takeFloodAway,
} from '../../intake/take-flood-away.ts';
import { auditDesk } from '../auth/desk-audit.ts';

/** How many of a flood a page lists by name. */
const MOST_NAMED = 100;

/** The flood that an enquiry may be part of. */
export interface FloodAround extends Flood {
  readonly enquiry: EnquiryRow;
  /** Whether names stand on the pages before this one. */
  readonly isLaterPage: boolean;
  /** How many names a page has. */
  readonly mostNamed: number;
  /** The act that took this enquiry away, and how many it took that are still so. */
  readonly taken?: { readonly id: string; readonly count: number };
}

/** Takes floods off the desk, each as one. `device`: the one it is done from, in words. */
export interface Floods {
  /**
   * Nothing can be taken away once its network is forgotten. Undefined if there is no such inquiry.
   * `after`: the id of the inquiry after which the list of names continues.
   */
  around(enquiryId: string, after?: string): Promise<FloodAround | undefined>;
  /** Resolves with how many were taken away; the same act again changes nothing of those. */
  takeAway(act: { readonly id: string; readonly enquiryId: string }, device: string): Promise<number>;
  /** Resolves with how many stand as before. */
  bringBack(floodId: string, device: string): Promise<number>;
}

const nobody: Flood = { count: 0, opened: 0, decided: 0, newest: [] };
const inquiries = (count: number) => `${count} ${count === 1 ? 'inquiry' : 'inquiries'}`;

export function createFloods({
  db,
  clock,
  enquiries,
  wakeOutbox,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly enquiries: Pick<EnquiryRepository, 'find'>;
  readonly wakeOutbox: () => void;
}): Floods {
  return {
    async around(enquiryId, after) {
      const [enquiry, source, last] = await Promise.all([
        enquiries.find(enquiryId),
        sourceOf(db, enquiryId),
        after === undefined ? undefined : enquiries.find(after),
      ]);
      if (!enquiry) return undefined;
      const { flood_id } = enquiry;
      return {
        enquiry,
        ...(source ? await lookAtFlood(db, source, MOST_NAMED, last) : nobody),
        isLaterPage: last !== undefined,
        mostNamed: MOST_NAMED,
        ...(flood_id !== null && { taken: { id: flood_id, count: await countTaken(db, flood_id) } }),
      };
    },
    takeAway: ({ id, enquiryId }, device) =>
      db.transaction().execute(async (transaction) => {
        const now = clock();
        const source = await sourceOf(transaction, enquiryId);
        const count = source ? await takeFloodAway(transaction, { id, source }, now) : 0;
        if (count > 0)
          await auditDesk(transaction, {
            at: now,
            action: 'flood-taken-away',
            device,
            detail: inquiries(count),
          });
        return count;
      }),
    async bringBack(floodId, device) {
      const count = await db.transaction().execute(async (transaction) => {
        const now = clock();
        const back = await bringFloodBack(transaction, floodId, now);
        if (back > 0)
          await auditDesk(transaction, {
            at: now,
            action: 'flood-brought-back',
            device,
            detail: inquiries(back),
          });
        return back;
      });
      if (count > 0) wakeOutbox();
      return count;
    },
  };
}
