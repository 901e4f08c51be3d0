import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR_MS } from '@rivermark/contracts/durations';
import { startHttpReceiver } from '@rivermark/testkit/http-receiver';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, onTestFinished } from 'vitest';
import { backupPlace } from './backups.ts';
import { signIn } from './sign-in.ts';
import { temporaryFolder } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';
import { travel } from './time-travel.ts';
import { words } from './words-of.ts';

/** A site with daily backups into a folder, and the recipients of its alerts. */
async function backedUp() {
  const hook = await startHttpReceiver();
  onTestFinished(() => hook.stop());
  const folder = join(temporaryFolder(), 'backups');
  const site = await travel('2026-01-15T18:00:00Z', {
    BACKUP_TO: folder,
    BACKUP_EVERY: '24',
    BACKUP_RECIPIENT: await identityToRecipient(await generateX25519Identity()),
    ALERT_WEBHOOK_URL: `${hook.url}/alert`,
    ALERT_WEBHOOK_SECRET: 'a-secret-of-the-hook',
    REMINDER_HOURS: '168',
  });
  const told = () =>
    hook.calls
      .map(({ body }) => JSON.parse(String(body)) as Record<string, unknown>)
      .filter(({ event }) => event === 'backup');
  const mailed = () => site.mail.received.map(({ mail }) => mail.subject?.replace('Rivermark: ', ''));
  const agent = await signIn(site);
  const health = async () => words((await agent.get('/desk/health')).body);
  const snapshots = () => readdirSync(join(folder, 'snapshots')).length;
  return { ...site, folder, told, mailed, health, snapshots };
}

// Backups are of the embedded database. PostgreSQL has its own, and the configuration forbids both.
onEmbeddedStores(
  'a backup is made at once and then every day, and the desk says of when the last one is',
  async () => {
    const site = await backedUp();
    expect(await site.health()).toContain('Backup The first one is made within minutes.');
    await site.to('2026-01-15T18:01:00Z');
    expect(site.snapshots()).toBe(1);
    expect(await site.health()).toMatch(
      /Backup Fine The last good one is from .*1:01 PM.*read back and compared/,
    );
    await site.to('2026-01-16T18:00:00Z', HOUR_MS);
    expect(site.snapshots()).toBe(1);
    await site.to('2026-01-16T19:00:00Z', HOUR_MS);
    expect(site.snapshots()).toBe(2);
    expect(site.told()).toEqual([]);
  },
);

onEmbeddedStores('a clock that is ahead for a moment removes no backup', async () => {
  const site = await backedUp();
  await site.to('2026-01-15T18:01:00Z');
  await site.to('2026-03-15T18:00:00Z', 100 * 24 * HOUR_MS);
  expect(site.snapshots()).toBe(2);
  const agent = await signIn(site);
  expect(words((await agent.get('/desk/health')).body)).toContain('Nothing is erased by age before');
  await site.to('2026-03-16T19:00:00Z', 24 * HOUR_MS);
  await site.to('2026-03-17T20:00:00Z', 24 * HOUR_MS);
  expect(readdirSync(join(site.folder, 'snapshots')).some((name) => name.includes('2026-01'))).toBe(false);
});

onEmbeddedStores(
  'a backup that fails is told once by every channel with its code, is tried again hourly, and that it went well is told',
  async () => {
    const site = await backedUp();
    await site.to('2026-01-15T18:01:00Z');
    renameSync(site.folder, `${site.folder}-away`);
    writeFileSync(site.folder, 'no folder');
    await site.to('2026-01-16T18:05:00Z', HOUR_MS);
    await site.to('2026-01-16T20:10:00Z', HOUR_MS);
    expect(site.told()).toEqual([
      expect.objectContaining({
        event: 'backup',
        state: 'failed',
        code: 'backup-target-unreachable',
        lastGoodAt: '2026-01-15T18:01:00.000Z',
      }),
    ]);
    expect(site.mailed()).toEqual(['The backup of your site failed']);
    expect(await site.health()).toMatch(
      /Backup Needs attention now The last one failed: .*The last good one is from .*\(backup-target-unreachable\).*runbook/,
    );
    expect(site.log()).toContain('"code":"backup-target-unreachable"');
    const failures = await site.db
      .selectFrom('backup_run')
      .select('id')
      .where('error', 'is not', null)
      .execute();
    expect(failures.length).toBeGreaterThan(1);

    rmSync(site.folder);
    renameSync(`${site.folder}-away`, site.folder);
    await site.to('2026-01-16T22:15:00Z', HOUR_MS);
    expect(site.told().map(({ state }) => state)).toEqual(['failed', 'ok']);
    expect(site.mailed()).toEqual(['The backup of your site failed', 'Your site is backed up again']);
  },
);

onEmbeddedStores(
  'a backup that fails for another reason is told again, and that none is made at all behind one that failed',
  async () => {
    const site = await backedUp();
    await site.to('2026-01-15T18:01:00Z');
    rmSync(site.folder, { recursive: true });
    writeFileSync(site.folder, 'no folder');
    const codes = () => site.told().map(({ state, code }) => `${state} ${code}`);
    const [lost, away] = ['failed backup-documents-missing', 'failed backup-target-unreachable'];
    const started_at = Date.parse('2026-01-16T17:50:00Z');
    await site.db
      .insertInto('backup_run')
      .values({
        id: 'a-run',
        started_at,
        ended_at: started_at,
        snapshot: null,
        copied_bytes: null,
        error: 'backup-documents-missing',
      })
      .execute();
    await site.to('2026-01-16T18:00:00Z', HOUR_MS);
    expect(codes()).toEqual([lost]);
    await site.to('2026-01-16T18:55:00Z', HOUR_MS);
    await site.to('2026-01-16T18:57:00Z');
    expect(codes()).toEqual([lost, away]);
    await site.to('2026-01-17T18:58:00Z', 12 * HOUR_MS);
    expect(codes()).toEqual([lost, away]);
    await site.to('2026-01-17T19:30:00Z', HOUR_MS);
    expect(codes()).toEqual([lost, away, away]);
  },
);

onEmbeddedStores(
  'a backup that is made by hand to another place does not stand for the one that is asked for',
  async () => {
    const site = await backedUp();
    await site.to('2026-01-15T18:01:00Z');
    const elsewhere = await backupPlace();
    await elsewhere.backup(site, Date.parse('2026-01-16T12:00:00Z'));
    await site.to('2026-01-16T18:05:00Z', HOUR_MS);
    await site.to('2026-01-16T19:05:00Z', HOUR_MS);
    expect(site.snapshots()).toBe(2);
    renameSync(site.folder, `${site.folder}-away`);
    writeFileSync(site.folder, 'no folder');
    await site.to('2026-01-17T20:05:00Z', HOUR_MS);
    await elsewhere.backup(site, Date.parse('2026-01-17T20:30:00Z'));
    await site.to('2026-01-17T22:05:00Z', HOUR_MS);
    expect(site.told().map(({ state }) => state)).toEqual(['failed']);
    expect(await site.health()).toContain('backup-target-unreachable');
  },
);

onEmbeddedStores('a backup that goes on failing is told again every week, and not in between', async () => {
  const site = await backedUp();
  await site.to('2026-01-15T18:01:00Z');
  renameSync(site.folder, `${site.folder}-away`);
  writeFileSync(site.folder, 'no folder');
  await site.to('2026-01-18T20:00:00Z', HOUR_MS);
  const before = site.told().length;
  await site.to('2026-01-24T12:00:00Z', 12 * HOUR_MS);
  expect(site.told()).toHaveLength(before);
  await site.to('2026-01-26T12:00:00Z', 12 * HOUR_MS);
  expect(site.told()).toHaveLength(before + 1);
});
