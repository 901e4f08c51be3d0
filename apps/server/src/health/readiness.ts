import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/open-database.ts';
import { within } from '../within.ts';
import { mailHealth } from './mail/mail-health.ts';

/** All who ask within the same second share one proof: a write to the disk has its price. */
const PROOF_LASTS_MS = 1000;
/** A monitor wants an answer sooner than a visitor's enquiry gives up. */
const PROVEN_WITHIN_MS = 2000;

export interface Readiness {
  /** Throws when the database does not take a write, or not soon. */
  proveWrite(): Promise<void>;
  /** The state of the mail, one figure per line. */
  mail(): Promise<string[]>;
}

export function createReadiness(db: Database, clock: Clock): Readiness {
  let proof: { readonly at: number; readonly done: Promise<true> } | undefined;

  async function write(): Promise<true> {
    const row = { name: 'readiness', started_at: clock() };
    await db
      .insertInto('job')
      .values({ ...row, ended_at: null, error: null, lease_owner: null, lease_until: null })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ started_at: row.started_at }))
      .execute();
    return true;
  }

  return {
    async proveWrite() {
      const now = performance.now();
      if (!proof || now - proof.at > PROOF_LASTS_MS) proof = { at: now, done: write() };
      if (!(await within(PROVEN_WITHIN_MS, proof.done))) throw new Error('no write within two seconds');
    },
    async mail() {
      const { oldestWaitingMs, waiting, refused, givenUp, held } = await mailHealth(db, clock());
      const oldest = oldestWaitingMs === undefined ? 'none' : `${Math.floor(oldestWaitingMs / 1000)} s`;
      return [
        `oldest waiting mail: ${oldest}`,
        `waiting: ${waiting}`,
        `refused: ${refused}`,
        `given up: ${givenUp}`,
        `held: ${held}`,
      ];
    },
  };
}
