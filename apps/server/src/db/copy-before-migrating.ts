import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { appliedMigrations, knownMigrations } from './migrate.ts';
import { type Database, isPostgres } from './open-database.ts';
import { sqliteFileIn } from './sqlite/open-sqlite.ts';

/** All pages at once: nobody else uses the database. */
const ALL_PAGES = 0x7fff_ffff;

const NAME = /^before-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;
const nameAt = (now: number) => `before-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
const timeOf = (name: string) => Date.parse(name.replace(NAME, '$1T$2:$3:$4Z'));

/**
 * Before migrations run, copies the database into a folder `before-TIME` of the data directory. The
 * older program can start on that copy. A PostgreSQL database is left to its operator. Resolves
 * with the folder, if one was made. Throws without changes if the disk has no room.
 */
export async function copyBeforeMigrating(
  db: Database,
  dataDir: string,
  now: number,
): Promise<string | undefined> {
  if (isPostgres(db)) return undefined;
  const applied = await appliedMigrations(db);
  if (applied.length === 0 || knownMigrations().every((name) => applied.includes(name))) return undefined;
  const folder = join(dataDir, nameAt(now));
  await mkdir(folder, { mode: 0o700, recursive: true });
  const source = new SQLite(sqliteFileIn(dataDir), { readonly: true, timeout: 5000 });
  try {
    const copy = join(folder, 'rivermark.db');
    await source.backup(copy, { progress: () => ALL_PAGES });
    await chmod(copy, 0o600);
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const { code } = error as { code?: string };
    if (code !== 'ENOSPC' && code !== 'SQLITE_FULL') throw error;
    throw new Error(
      'There is no room for the copy of the database that is made before an upgrade. Make room on the disk of DATA_DIR, then start again (upgrade-no-room).',
      { cause: error },
    );
  } finally {
    source.close();
  }
}

/** Whether this version knows every migration that the database has had. */
function fits(file: string): boolean {
  const copy = new SQLite(file, { readonly: true });
  try {
    const applied = copy.prepare('select name from kysely_migration').pluck().all() as string[];
    return applied.every((name) => knownMigrations().includes(name));
  } catch {
    return false;
  } finally {
    copy.close();
  }
}

/** The newest copy that this version can start on. Later upgrades made copies that it refuses. */
export function newestFitting(dataDir: string): string | undefined {
  const names = readdirSync(dataDir).filter((name) => NAME.test(name));
  const files = names
    .sort((one, other) => timeOf(other) - timeOf(one))
    .map((name) => sqliteFileIn(join(dataDir, name)));
  return files.find((file) => existsSync(file) && fits(file));
}

/** Removes old copies: they still hold data that was erased since. */
export async function sweepUpgradeCopies(dataDir: string, isOld: (madeAt: number) => boolean): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (NAME.test(name) && isOld(timeOf(name))) await rm(join(dataDir, name), { recursive: true });
  }
}
