import type { Database } from '../db/open-database.ts';

/** Times or an invitation that never reached a visitor, with no contact since. */
export interface UndeliveredOffer {
  readonly enquiryId: string;
  readonly name: string;
  readonly what: 'times' | 'invitation';
}

const templates = ['showing-times', 'showing-to-visitor'] as const;
const MOST = 10;

/**
 * Mails about showings that the visitor's mail server refused for good. A later mail about the same
 * showing, a later contact, or calling it off settles one. Sending times counts as a contact
 * itself, so that one is left out.
 */
export async function undeliveredOffers(db: Database): Promise<UndeliveredOffer[]> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('showing', 'showing.id', 'outbox.about')
    .innerJoin('enquiry', 'enquiry.id', 'showing.enquiry_id')
    .select(['enquiry.id', 'enquiry.name', 'outbox.template'])
    .where('outbox.template', 'in', templates)
    .where('outbox.state', 'in', ['refused', 'given-up'])
    .where('showing.called_off_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('outbox as later')
            .select('later.id')
            .whereRef('later.about', '=', 'showing.id')
            .where('later.template', 'in', templates)
            .whereRef('later.created_at', '>', 'outbox.created_at'),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('contact_mark as mark')
            .select('mark.id')
            .whereRef('mark.enquiry_id', '=', 'enquiry.id')
            .where('mark.id', 'not like', 'times-%')
            .where('mark.how', '!=', 'no-answer')
            .whereRef('mark.marked_at', '>', 'outbox.created_at'),
        ),
      ),
    )
    .orderBy('outbox.created_at')
    .limit(MOST)
    .execute();
  return rows.map(({ id, name, template }) => ({
    enquiryId: id,
    name,
    what: template === 'showing-times' ? 'times' : 'invitation',
  }));
}
