import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { Database } from '../db/open-database.ts';
import type { BuyerAgreementRow } from '../db/schema.ts';

/**
 * What the agent says of one person's buyer agreement. The newest word among the person's inquiries
 * holds.
 */
export type Agreement = Pick<BuyerAgreementRow, 'state' | 'until'> & {
  /** The submission that holds the signed PDF. */
  readonly submissionId?: string;
};

export const noAgreement: Agreement = { state: 'none', until: null };

/** Records of agreements. */
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
    async of(enquiryIds) {
      const rows = await db
        .selectFrom('buyer_agreement')
        .leftJoin('document_submission', (join) =>
          join
            .onRef('document_submission.id', '=', 'buyer_agreement.submission_id')
            .on('document_submission.erased_at', 'is', null),
        )
        .select(['state', 'until', 'document_submission.id'])
        .where('enquiry_id', 'in', enquiryIds)
        .orderBy('changed_at', 'desc')
        .execute();
      const [newest] = rows;
      const submissionId = rows.find(({ id }) => id !== null)?.id;
      if (!newest) return noAgreement;
      return { state: newest.state, until: newest.until, ...(submissionId && { submissionId }) };
    },
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
