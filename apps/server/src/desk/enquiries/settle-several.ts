import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { EnquiryRow } from '../../db/schema.ts';
import type { EnquiryRepository } from '../../intake/enquiry-repository.ts';
import { stateOf } from '../../intake/enquiry-state.ts';
import { countTogether, settleTogether, takeBackTogether } from '../../intake/settle-together.ts';
import { auditDesk } from '../auth/desk-audit.ts';
import { lateBefore } from './time-left.ts';

/** How many a page of the list shows. */
export const MOST_AT_ONCE = 50;

/** Settles old enquiries, many in one act. `device`: the one it is done from, in words. */
export interface SettleSeveral {
  /** Those still waiting: late, without contact, in the order of the ids, at most MOST_AT_ONCE. */
  waiting(ids: readonly string[]): Promise<EnquiryRow[]>;
  /** Resolves with how many were marked; the same act again changes nothing. */
  settle(
    act: { readonly id: string; readonly enquiryIds: readonly string[] },
    device: string,
  ): Promise<number>;
  /** Resolves with how many wait again. */
  takeBack(actId: string, device: string): Promise<number>;
  /** How many of an act are still settled. */
  count(actId: string): Promise<number>;
}

const inquiries = (count: number) => `${count} ${count === 1 ? 'inquiry' : 'inquiries'}`;

export function createSettleSeveral({
  db,
  clock,
  enquiries,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly enquiries: Pick<EnquiryRepository, 'find'>;
}): SettleSeveral {
  return {
    async waiting(ids) {
      const found = await Promise.all(ids.slice(0, MOST_AT_ONCE).map((id) => enquiries.find(id)));
      return found.filter(
        (one) => one !== undefined && stateOf(one) === 'open' && one.received_at < lateBefore(clock()),
      ) as EnquiryRow[];
    },
    settle: ({ id, enquiryIds }, device) =>
      db.transaction().execute(async (transaction) => {
        const now = clock();
        const chosen = enquiryIds.slice(0, MOST_AT_ONCE);
        const note = chosen.length > 1 ? 'Together with others.' : '';
        const act = { id, enquiryIds: chosen, before: lateBefore(now), note };
        const count = await settleTogether(transaction, act, now);
        if (count > 0)
          await auditDesk(transaction, { at: now, action: 'settled', device, detail: inquiries(count) });
        return count;
      }),
    takeBack: (actId, device) =>
      db.transaction().execute(async (transaction) => {
        const count = await takeBackTogether(transaction, actId);
        if (count > 0)
          await auditDesk(transaction, {
            at: clock(),
            action: 'settling-undone',
            device,
            detail: inquiries(count),
          });
        return count;
      }),
    count: (actId) => countTogether(db, actId),
  };
}
