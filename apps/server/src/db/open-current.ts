import { refuseNewer, refuseOlder } from './migrate.ts';
import { type Database, type DatabasePlace, openDatabase } from './open-database.ts';

/**
 * Opens the database for a command that works beside a running server: as it is, never changing its schema under that
 * server. Throws a sentence for the operator where an older (`database-older`) or a newer (`database-newer`) version was
 * at it.
 */
export async function openCurrent(place: DatabasePlace): Promise<Database> {
  const db = openDatabase(place);
  try {
    await refuseNewer(db);
    await refuseOlder(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
