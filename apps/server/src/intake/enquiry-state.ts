import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { EnquiryRow, Schema } from '../db/schema.ts';

/**
 * The state of an enquiry. open: needs an answer. contacted: was answered. held: possible spam
 * without a decision, and not mailed. spam: declared so by the agent.
 */
export type EnquiryState = 'open' | 'contacted' | 'held' | 'spam';

/** The agent's spam decision overrides the marks; a contact overrides both. */
export function stateOf({
  contacted_at,
  is_spam,
  held,
}: Pick<EnquiryRow, 'contacted_at' | 'is_spam' | 'held'>): EnquiryState {
  if (contacted_at !== null) return 'contacted';
  if (is_spam === 1) return 'spam';
  return held === 1 && is_spam === null ? 'held' : 'open';
}

/** Excludes self-tests, which are in no list, state or figure. */
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
