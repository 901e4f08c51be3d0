import type { ExpressionBuilder } from 'kysely';
import {
  type OutboxChannel,
  templatesBesideMail,
  templatesOfChannel,
  templatesOfLetters,
} from '../db/mail-templates.ts';
import type { Schema } from '../db/schema.ts';
import { LONGEST_WAIT_MS } from './policy.ts';

type Row = ExpressionBuilder<Schema, 'outbox'>;

/**
 * Rows that are due, whatever a wrong clock wrote. Untried rows and manual retries do not wait, and
 * none waits beyond the longest wait.
 */
export const isDue = (now: number) => (row: Row) =>
  row.or([
    row('attempts', '=', 0),
    row('next_attempt_at', '=', row.ref('retried_at')),
    row('next_attempt_at', '<=', now),
    row('next_attempt_at', '>', now + LONGEST_WAIT_MS),
  ]);

/** Rows whose worker let its lease run out, or was given it by a clock that was wrong. */
export const isLeaseOver = (now: number) => (row: Row) =>
  row.or([row('lease_until', '<', now), row('lease_until', '>', now + LONGEST_WAIT_MS)]);

/** Rows that leave by one way. */
export const isOfChannel = (channel: OutboxChannel) => (row: Row) =>
  channel === 'mail'
    ? row('template', 'not in', [...templatesBesideMail, ...templatesOfLetters])
    : row('template', 'in', templatesOfChannel(channel));
