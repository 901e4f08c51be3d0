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
 * Opens the database in the newest schema. Before a migration, makes a copy (see
 * copyBeforeMigrating). For the server and commands that hold the data directory. All others use
 * openCurrent.
 */
export async function openMigrated(place: DatabasePlace, now: number, waitMs?: number): Promise<Database> {
  const db = openToMigrate(place, waitMs);
  let copy: string | undefined;
  try {
    await refuseNewer(db);
    copy = await copyBeforeMigrating(db, place.dataDir, now);
    await migrate(db);
  } catch (error) {
    await db.destroy();
    // Nothing was changed. A service in a restart loop would fill the disk with copies.
    if (copy) await rm(copy, { recursive: true, force: true });
    throw error;
  }
  if (!isPostgres(db)) return db;
  await db.destroy();
  return openDatabase(place, waitMs);
}
