import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { EnquiryRow, Schema } from '../db/schema.ts';

/**
 * Where an enquiry stands. open: the agent owes an answer. contacted: was given one. held: nobody has decided whether
 * it is spam, and it was not mailed. spam: the agent said so.
 */
export type EnquiryState = 'open' | 'contacted' | 'held' | 'spam';

/** The agent's word on spam counts more than the marks, and having been in touch more than either. */
export function stateOf({
  contacted_at,
  is_spam,
  held,
}: Pick<EnquiryRow, 'contacted_at' | 'is_spam' | 'held'>): EnquiryState {
  if (contacted_at !== null) return 'contacted';
  if (is_spam === 1) return 'spam';
  return held === 1 && is_spam === null ? 'held' : 'open';
}

/** Sent by somebody: a self-test is nobody's enquiry, on no list, in no state and in no figure. */
export const isOfPerson = (row: ExpressionBuilder<Schema, 'enquiry'>) => row('via', '!=', 'self-test');

/** The same as a condition on rows. */
export function isInState(
  row: ExpressionBuilder<Schema, 'enquiry'>,
  state: EnquiryState,
): ExpressionWrapper<Schema, 'enquiry', SqlBool> {
  return row.and([isOfPerson(row), isThere(row, state)]);
}

function isThere(row: ExpressionBuilder<Schema, 'enquiry'>, state: EnquiryState) {
  if (state === 'contacted') return row('contacted_at', 'is not', null);
  const unanswered = row('contacted_at', 'is', null);
  if (state === 'spam') return row.and([unanswered, row('is_spam', '=', 1)]);
  if (state === 'held') return row.and([unanswered, row('is_spam', 'is', null), row('held', '=', 1)]);
  return row.and([
    unanswered,
    row.or([row('is_spam', '=', 0), row.and([row('is_spam', 'is', null), row('held', '=', 0)])]),
  ]);
}
