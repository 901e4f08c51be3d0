import type { Database } from '../../src/db/open-database.ts';
import type { Pace } from '../models/turns.ts';
import { OutboxLife, type Round } from './outbox-life.ts';

/**
 * Runs the rounds in an empty outbox, and leaves it empty. Throws on a difference from the model.
 */
export const outboxRun =
  (db: Database, pace: Pace) =>
  async (rounds: Round[]): Promise<void> => {
    const life = new OutboxLife(db, pace);
    try {
      for (const each of rounds) await life.live(each);
      await life.settle();
    } finally {
      await life.end();
      await db.deleteFrom('outbox_attempt').execute();
      await db.deleteFrom('outbox').execute();
    }
  };
