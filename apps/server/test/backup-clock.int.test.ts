import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import { expect } from 'vitest';
import { folderTarget } from '../src/backup/targets/folder-target.ts';
import { backupHealth } from '../src/watch/backup-health.ts';
import { backupPlace } from './backups.ts';
import { startApp } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

// Backups are made of the embedded database: PostgreSQL has its own, and the configuration refuses both at once.
onEmbeddedStores(
  'a backup of a clock that was ahead hides no later one that failed, and the last good one stays known',
  async () => {
    const place = await backupPlace();
    const closed = await backupPlace({
      ...folderTarget(place.folder),
      put: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
    });
    const site = await startApp();
    await place.backup(site, DAY_MS);
    // As many as are remembered: a clock that was ahead for long must not keep what is of now from being noted.
    const ahead = Array.from({ length: 100 }, (_, day) => (300 + day) * DAY_MS);
    const rows = ahead.map((at) => ({
      id: `of ${at}`,
      started_at: at,
      ended_at: at,
      snapshot: 'one',
      copied_bytes: 0,
      error: null,
    }));
    await site.db.insertInto('backup_run').values(rows).execute();
    await expect(closed.backup(site, 2 * DAY_MS)).rejects.toMatchObject({ code: 'backup-target-full' });
    expect(await backupHealth(site.db, 24, 2 * DAY_MS + HOUR_MS)).toMatchObject({
      state: 'failed',
      code: 'backup-target-full',
      lastGoodAt: DAY_MS,
    });
    expect(await backupHealth(site.db, 24, 20 * DAY_MS)).toMatchObject({ isLate: true });
  },
);
