import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { Database } from '../db/open-database.ts';
import type { BuyerAgreementRow } from '../db/schema.ts';

/**
 * What the agent says of one person's buyer agreement. The newest word among the person's inquiries
 * holds.
 */
export type Agreement = Pick<BuyerAgreementRow, 'state' | 'until'>;

export const noAgreement: Agreement = { state: 'none', until: null };

/** Records of agreements; the agreement itself is elsewhere. */
export interface BuyerAgreements {
  /** The newest of these inquiries of one person. */
  of(enquiryIds: readonly string[]): Promise<Agreement>;
  /** False where there is no such inquiry. */
  set(enquiryId: string, agreement: Agreement): Promise<boolean>;
}

/** Whether a showing at this time has a signed agreement. */
export const isCovered = ({ state, until }: Agreement, at: number): boolean =>
  state === 'signed' && until !== null && dateInJacksonville(at) <= until;

export function buyerAgreements(db: Database, clock: () => number): BuyerAgreements {
  return {
    of: async (enquiryIds) =>
      (await db
        .selectFrom('buyer_agreement')
        .select(['state', 'until'])
        .where('enquiry_id', 'in', enquiryIds)
        .orderBy('changed_at', 'desc')
        .limit(1)
        .executeTakeFirst()) ?? noAgreement,
    async set(enquiryId, { state, until }) {
      const values = { state, until, changed_at: clock() };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('buyer_agreement')
        .columns(['enquiry_id', 'state', 'until', 'changed_at'])
        .expression((from) =>
          from
            .selectFrom('enquiry')
            .select((row) => [
              'id',
              row.val(state).as('state'),
              row.val(until).as('until'),
              row.val(values.changed_at).as('changed_at'),
            ])
            .where('id', '=', enquiryId),
        )
        .onConflict((conflict) => conflict.column('enquiry_id').doUpdateSet(values))
        .executeTakeFirst();
      return Number(numInsertedOrUpdatedRows) === 1;
    },
  };
}
