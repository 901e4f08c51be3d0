import { statSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect } from 'vitest';
import { overwriteDeleted } from '../src/db/overwrite-deleted.ts';
import { startApp } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

onEmbeddedStores(
  'that the log could not be begun anew is no success, and is done once nobody reads it',
  async () => {
    const { db, config } = await startApp();
    const reader = new SQLite(join(config.dataDir, 'rivermark.db'), { readonly: true });
    reader.exec('begin; select count(*) from enquiry');
    reader.prepare('select count(*) from enquiry').get();
    await db.insertInto('morning_digest').values({ day: '2026-01-01', at: 1 }).execute();
    expect(await overwriteDeleted(db)).toBe(false);
    reader.close();
    expect(await overwriteDeleted(db)).toBe(true);
    expect(statSync(join(config.dataDir, 'rivermark.db-wal')).size).toBe(0);
  },
);
