import { join } from 'node:path';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect } from 'vitest';
import type { AlertChannel } from '../src/health/alerts/alert-channel.ts';
import { createScheduler } from '../src/scheduler/scheduler.ts';
import { jobsOf } from '../src/start/jobs.ts';
import { call, callBody } from './calls.ts';
import { startApp, temporaryFolder } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

// Backups, which are watched like the rest, are of the embedded database.
onEmbeddedStores(
  'whoever is told of trouble and says nothing, and a store that is silent, hold up no reminder, digest, self-test or sweep',
  async () => {
    const now = Date.UTC(2026, 0, 15, 18);
    const { app, server, db } = await startApp(
      {
        REMINDERS: 'on',
        SELF_TEST_AT: '06:00',
        BACKUP_TO: join(temporaryFolder(), 'backups'),
        BACKUP_RECIPIENT: await identityToRecipient(await generateX25519Identity()),
      },
      { clock: () => now },
    );
    await call(app, callBody());
    await db.updateTable('outbox').set({ state: 'refused' }).execute();
    await db.insertInto('file_fault').values({ id: 'a-stray', kind: 'stray', seen_at: now }).execute();
    await db
      .insertInto('backup_run')
      .values({
        id: 'a-run',
        started_at: now,
        ended_at: now,
        snapshot: null,
        copied_bytes: null,
        error: 'backup-target-full',
      })
      .execute();
    const { promise: silence, resolve: speak } = Promise.withResolvers<void>();
    const asked: string[] = [];
    const silent: AlertChannel = {
      name: 'webhook',
      async tell({ about }) {
        asked.push(about);
        await silence;
      },
    };
    const { documentDeps } = server;
    const files = {
      ...documentDeps.files,
      async list() {
        asked.push('store');
        await silence;
        return [];
      },
    };
    const jobs = jobsOf({
      ...server,
      alertChannels: [silent],
      allChannels: [silent],
      documentDeps: { ...documentDeps, files },
      removeCaptured: async () => {},
    });
    const running = createScheduler(server, jobs).runDue();
    const waiting = ['sweep-documents', 'watch-backup', 'watch-document-files', 'watch-mail'];
    // A job without a row gives no sign that it has run.
    const withRow = jobs
      .filter(({ name }) => !['watch-clock', 'fill-reserve'].includes(name))
      .map(({ name }) => name);
    const others = withRow.filter((name) => !waiting.includes(name));
    expect(others).toEqual(expect.arrayContaining(['remind', 'morning-digest', 'mail-digest', 'self-test']));
    const inHand = async () =>
      (await db.selectFrom('job').selectAll().orderBy('name').execute())
        .filter(({ lease_owner }) => lease_owner !== null)
        .map(({ name }) => name);
    await waitUntil('all four ask, and each other job has run', async () => {
      const ended = await db.selectFrom('job').select('name').where('ended_at', 'is not', null).execute();
      return asked.length === waiting.length && ended.length === others.length;
    });
    expect(asked.sort()).toEqual(['backup', 'document-files', 'mail', 'store']);
    expect(await inHand()).toEqual(waiting);
    speak();
    await running;
    expect(await inHand()).toEqual([]);
  },
);
