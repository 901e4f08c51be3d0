import { refuseNewer, refuseOlder } from './migrate.ts';
import { type Database, type DatabasePlace, openDatabase } from './open-database.ts';

/**
 * Opens the database for a command that runs beside a server, and never changes its schema. Throws
 * a sentence for the operator if an older (`database-older`) or a newer (`database-newer`) version
 * of the program has used it.
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
