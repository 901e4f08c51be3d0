import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { BackupError } from './backup-error.ts';

/** So much is copied in one go; others write in between. */
const PAGES_AT_ONCE = 256;
/** Every write of another process begins the copy anew: after so long it is made in one go, and they wait for it. */
const PATIENCE_MS = 5000;
const ALL = 0x7fff_ffff;

/**
 * Copies the database as it stands at one moment into a file, by SQLite's own backup; nobody has to stop for it. The
 * copy holds no document's key, also not in what SQLite has freed, and no upload in progress. Throws BackupError where
 * the database is damaged. Resolves with the migrations that it has had.
 */
export async function copyDatabase(dataDir: string, to: string): Promise<string[]> {
  const source = new SQLite(join(dataDir, 'rivermark.db'), { readonly: true, timeout: 5000 });
  const deadline = performance.now() + PATIENCE_MS;
  try {
    await source.backup(to, { progress: () => (performance.now() < deadline ? PAGES_AT_ONCE : ALL) });
  } finally {
    source.close();
  }
  chmodSync(to, 0o600);
  const copy = new SQLite(to);
  try {
    // No other file beside it, and nothing of what is taken out stays in it.
    copy.pragma('journal_mode = memory');
    copy.pragma('secure_delete = ON');
    const found = copy.pragma('quick_check', { simple: true });
    if (found !== 'ok') throw new BackupError('backup-database-damaged', 'The database is damaged.');
    copy.exec(`
      update document set key_id = null, wrapped_key = null;
      update document_submission set key_id = null, wrapped_link_key = null;
      delete from document where state = 'receiving';
    `);
    return copy.prepare('select name from kysely_migration order by name').pluck().all() as string[];
  } finally {
    copy.close();
  }
}
