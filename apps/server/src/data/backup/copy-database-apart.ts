import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import SQLite from 'better-sqlite3';
import type { CopyAsked, CopyMade } from './copy-database.ts';

/** So much is copied in one go; others write in between. */
const PAGES_AT_ONCE = 256;
/**
 * Each write of another process restarts the copy. After this, one step makes it and writes wait.
 */
const PATIENCE_MS = 5000;
const ALL = 0x7fff_ffff;

async function copy({ dataDir, to }: CopyAsked): Promise<void> {
  const source = new SQLite(join(dataDir, 'rivermark.db'), { readonly: true, timeout: 5000 });
  const deadline = performance.now() + PATIENCE_MS;
  try {
    await source.backup(to, { progress: () => (performance.now() < deadline ? PAGES_AT_ONCE : ALL) });
  } finally {
    source.close();
  }
  chmodSync(to, 0o600);
}

/** Overwrites removed data, and leaves no other file. Returns the copy's migrations. */
function takeKeysOut({ to }: CopyAsked): string[] | 'damaged' {
  const copied = new SQLite(to);
  try {
    copied.pragma('journal_mode = memory');
    copied.pragma('secure_delete = ON');
    if (copied.pragma('quick_check', { simple: true }) !== 'ok') return 'damaged';
    copied.exec(`
      update document set key_id = null, wrapped_key = null;
      update document_submission set key_id = null, wrapped_link_key = null;
      delete from document where state = 'receiving';
    `);
    return copied.prepare('select name from kysely_migration order by name').pluck().all() as string[];
  } finally {
    copied.close();
  }
}

// In its own thread: checking a large database takes seconds, and the server goes on meanwhile.
const asked = workerData as CopyAsked;
let made: CopyMade;
try {
  await copy(asked);
  made = { schema: takeKeysOut(asked) };
} catch (error) {
  const { code = '', message } = error as { code?: string; message: string };
  made = { failed: { code, message } };
}
parentPort?.postMessage(made);
