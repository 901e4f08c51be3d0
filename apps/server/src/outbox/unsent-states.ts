import type { OutboxState } from '../db/schema.ts';

/** The states of a mail that has still to leave by itself. */
export const unsentStates: readonly OutboxState[] = ['pending', 'sending', 'in-digest'];
