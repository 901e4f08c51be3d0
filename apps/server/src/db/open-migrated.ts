import { rm } from 'node:fs/promises';
import { copyBeforeMigrating } from './copy-before-migrating.ts';
import { migrate, refuseNewer } from './migrate.ts';
import {
  type Database,
  type DatabasePlace,
  isPostgres,
  openDatabase,
  openToMigrate,
} from './open-database.ts';

/**
 * Opens the database in the newest schema; where that is a step, after a copy was made (see copyBeforeMigrating).
 * For the server, and for commands that hold the data directory; all others open it by openCurrent.
 */
export async function openMigrated(place: DatabasePlace, now: number): Promise<Database> {
  const db = openToMigrate(place);
  let copy: string | undefined;
  try {
    await refuseNewer(db);
    copy = await copyBeforeMigrating(db, place.dataDir, now);
    await migrate(db);
  } catch (error) {
    await db.destroy();
    // Nothing was changed. A service that is started again and again would fill the disk with copies.
    if (copy) await rm(copy, { recursive: true, force: true });
    throw error;
  }
  if (!isPostgres(db)) return db;
  await db.destroy();
  return openDatabase(place);
}
