import type { ExpressionBuilder } from 'kysely';
import { type Lane, templatesBesideMail, templatesOfLane } from '../db/mail-templates.ts';
import type { Schema } from '../db/schema.ts';
import { LONGEST_WAIT_MS } from './policy.ts';

type Row = ExpressionBuilder<Schema, 'outbox'>;

/**
 * Rows whose time has come, whatever a clock that was wrong has said: what was never tried waits for nothing, and what is
 * put off for longer than anything waits does not.
 */
export const isDue = (now: number) => (row: Row) =>
  row.or([
    row('attempts', '=', 0),
    row('next_attempt_at', '<=', now),
    row('next_attempt_at', '>', now + LONGEST_WAIT_MS),
  ]);

/** Rows whose worker has let its lease run out, or had it by such a clock. */
export const isLeaseOver = (now: number) => (row: Row) =>
  row.or([row('lease_until', '<', now), row('lease_until', '>', now + LONGEST_WAIT_MS)]);

/** Rows that leave by one way. */
export const isOfLane = (lane: Lane) => (row: Row) =>
  lane === 'mail'
    ? row('template', 'not in', templatesBesideMail)
    : row('template', 'in', templatesOfLane(lane));
