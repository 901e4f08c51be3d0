import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { EnquiryRow, Schema } from '../db/schema.ts';

/**
 * The state of an enquiry. open: needs an answer. contacted: was answered. held: possible spam
 * without a decision, and not mailed. spam: declared so by the agent. imported: kept by another
 * program, and needs no answer.
 */
export type EnquiryState = 'open' | 'contacted' | 'held' | 'spam' | 'imported';

/** The agent's spam decision overrides the marks; a contact overrides both. */
export function stateOf({
  contacted_at,
  is_spam,
  held,
  via,
}: Pick<EnquiryRow, 'contacted_at' | 'is_spam' | 'held' | 'via'>): EnquiryState {
  if (contacted_at !== null) return 'contacted';
  if (is_spam === 1) return 'spam';
  if (via === 'import') return 'imported';
  return held === 1 && is_spam === null ? 'held' : 'open';
}

/** Excludes self-tests and unfinished imports, which are in no list, state or figure. */
export const isOfPerson = (row: ExpressionBuilder<Schema, 'enquiry'>) =>
  row('via', 'not in', ['self-test', 'import-unfinished']);

/** Neither spam nor suspected to be. */
export const isGenuine = (row: ExpressionBuilder<Schema, 'enquiry'>) =>
  row.or([isInState(row, 'open'), isInState(row, 'contacted'), isInState(row, 'imported')]);

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
  const isImported = row('via', '=', 'import');
  if (state === 'imported')
    return row.and([unanswered, isImported, row.or([row('is_spam', 'is', null), row('is_spam', '=', 0)])]);
  if (state === 'held') return row.and([unanswered, row('is_spam', 'is', null), row('held', '=', 1)]);
  return row.and([
    unanswered,
    row.not(isImported),
    row.or([row('is_spam', '=', 0), row.and([row('is_spam', 'is', null), row('held', '=', 0)])]),
  ]);
}
