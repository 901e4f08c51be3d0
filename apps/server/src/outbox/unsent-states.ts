import type { OutboxState } from '../db/schema.ts';

/** The states of a mail that has not left yet. */
export const unsentStates: readonly OutboxState[] = ['pending', 'sending', 'in-digest'];
