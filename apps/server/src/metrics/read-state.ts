import type { Database } from '../db/open-database.ts';
import { backupHealth } from '../health/backup/backup-health.ts';
import { mailHealth } from '../health/mail/mail-health.ts';
import { isInState } from '../intake/enquiry-state.ts';

interface Count {
  readonly count: number;
}

interface ReadDeps {
  readonly db: Database;
  readonly backupEveryHours: number | undefined;
  readonly backupPlace: string | undefined;
}

/**
 * Reads the database's state as numbers, without personal data. Times in milliseconds since 1970.
 */
export async function readState({ db, backupEveryHours, backupPlace }: ReadDeps, now: number) {
  const [outbox, documents, enquiries, open, jobs, mail, backup] = await Promise.all([
    db
      .selectFrom('outbox')
      .select((row) => ['state', row.fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute(),
    db
      .selectFrom('document')
      .select((row) => ['state', row.fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute(),
    db
      .selectFrom('enquiry')
      .select((row) => ['kind', row.fn.countAll<number>().as('count')])
      .where('via', 'not in', ['self-test', 'import', 'import-unfinished'])
      .groupBy('kind')
      .execute(),
    db
      .selectFrom('enquiry')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where((row) => isInState(row, 'open'))
      .executeTakeFirst() as Promise<Count | undefined>,
    db.selectFrom('job').select(['name', 'started_at', 'ended_at', 'error']).execute(),
    mailHealth(db, now),
    backupHealth(db, backupEveryHours, now, backupPlace),
  ]);
  return { outbox, documents, enquiries, open: open?.count ?? 0, jobs, mail, backup };
}
