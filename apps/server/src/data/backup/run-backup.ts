import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@rivermark/contracts/durations';
import type { Clock } from '../../clock/clock.ts';
import { holdBackup } from '../../hold-data-dir.ts';
import { claimJob, endLeaseOfDead } from '../../scheduler/job-lease.ts';
import { asBackupError, BackupError } from './backup-error.ts';
import { type BackupDeps, type MadeBackup, makeBackup } from './make-backup.ts';
import { targetUntil } from './targets/target-until.ts';

/** Two at once would remove what the other one is about to name. */
const IN_HAND = 'backup-in-hand';
const LEASE_MS = 60_000;
const RENEW_MS = 15_000;
/** For all of it. The next one goes on where a slow line was: what is there is not sent again. */
const LONGEST_MS = 12 * HOUR_MS;
/** Runs that are remembered. */
const MOST_RUNS = 100;

type RunDeps = Omit<BackupDeps, 'target'> & {
  readonly openTarget: () => Promise<BackupDeps['target']>;
  readonly clock: Clock;
  /** Hears about errors in the backup's own records, which do not stop it. */
  readonly tellFault: (error: Error) => void;
};

/**
 * Makes a backup, one at a time, and records the result. Rejects with BackupError, whose code is
 * recorded as well.
 */
export async function runBackup(deps: RunDeps): Promise<MadeBackup> {
  const release = hold(deps.dataDir);
  try {
    return await runAlone(deps);
  } finally {
    release();
  }
}

const busy = () => new BackupError('backup-busy', 'Another backup is in hand. Please wait for its end.');

function hold(dataDir: string): () => void {
  let release: (() => void) | undefined;
  try {
    release = holdBackup(dataDir);
  } catch (error) {
    throw asBackupError(error);
  }
  if (!release) throw busy();
  return release;
}

async function runAlone({ openTarget, clock, tellFault, ...deps }: RunDeps): Promise<MadeBackup> {
  const { db } = deps;
  const startedAt = clock();
  const claim = { name: IN_HAND, everyMs: 0, now: startedAt, leaseMs: LEASE_MS };
  // This process has the lock, so the one that wrote the lease is dead.
  const lease = await endLeaseOfDead(db, IN_HAND)
    .then(() => claimJob(db, claim))
    .catch((error: unknown) => {
      throw asBackupError(error);
    });
  if (!lease) throw busy();
  const renewal = setInterval(() => void lease.renew(clock() + LEASE_MS).catch(tellFault), RENEW_MS);
  const note = async (end: { snapshot?: string; copied_bytes?: number; error?: string }) => {
    await db
      .insertInto('backup_run')
      .values({
        id: randomUUID(),
        started_at: startedAt,
        ended_at: clock(),
        snapshot: null,
        copied_bytes: null,
        error: null,
        place: deps.place,
        ...end,
      })
      .execute();
    await db
      .deleteFrom('backup_run')
      .where('id', 'not in', (row) =>
        row
          .selectFrom('backup_run')
          .select('id')
          // Those of a clock that was ahead must not take the place of this one.
          .orderBy((run) => run('started_at', '<=', startedAt), 'desc')
          .orderBy('started_at', 'desc')
          .limit(MOST_RUNS),
      )
      .execute();
  };
  try {
    const make = async (signal: AbortSignal) =>
      makeBackup({ ...deps, target: targetUntil(signal, await openTarget()) }, startedAt);
    const made = await inTime(make).catch(async (thrown: unknown) => {
      const error = asBackupError(thrown);
      await note({ error: error.code }).catch(tellFault);
      throw error;
    });
    // It is made, and counts as such: the next one is due in its time.
    const of = { snapshot: made.snapshot, copied_bytes: made.copied.bytes };
    const flaw = flawOf(made);
    if (!flaw) {
      await note(of).catch((thrown: unknown) => {
        throw asBackupError(thrown);
      });
      return made;
    }
    await note({ ...of, error: flaw.code }).catch(tellFault);
    throw flaw;
  } finally {
    clearInterval(renewal);
    await lease.end(clock()).catch(tellFault);
  }
}

/** What is to be told of a backup that was made and counts. */
function flawOf({ missing, kept, repaired, damaged }: MadeBackup): BackupError | undefined {
  if (missing + kept > 0) {
    return new BackupError(
      'backup-documents-missing',
      `${missing + kept} documents have lost their files or are damaged here. ${kept} of them are in the backup as an earlier one has them, and all else is.`,
    );
  }
  if (damaged.length > 0) {
    return new BackupError(
      'backup-place-damaged',
      `Older backups are damaged where they lie: ${damaged.join(', ')}. This one is whole. Have that disk examined.`,
    );
  }
  if (repaired === 0) return undefined;
  return new BackupError(
    'backup-place-damaged',
    `${repaired} documents of earlier backups were damaged where they lie. They are written anew, and all is backed up.`,
  );
}

/**
 * Aborts a run that takes too long, by the signal, so a hanging place cannot block later backups.
 */
async function inTime<T>(make: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const tooLong = new BackupError('backup-too-long', 'It took too long and was given up.');
    ending.abort(tooLong);
    reject(tooLong);
  }, LONGEST_MS);
  try {
    return await Promise.race([make(ending.signal), over]);
  } finally {
    clearTimeout(timer);
  }
}
