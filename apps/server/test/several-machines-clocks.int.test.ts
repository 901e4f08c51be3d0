import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fixtureContent } from '@rivermark/content/fixtures';
import { MINUTE_MS } from '@rivermark/contracts/durations';
import { everyCase } from '@rivermark/testkit/every-case';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { sql } from 'kysely';
import { expect, onTestFinished, vi } from 'vitest';
import { examine } from '../src/doctor/examine.ts';
import { askNames } from '../src/doctor/names.ts';
import { call, callBody } from './calls.ts';
import { signIn } from './sign-in.ts';
import { startApp, temporaryFolder } from './start-app.ts';
import { startProcess } from './start-process.ts';
import { onSharedDatabase, storesOfRun } from './stores-of-run.ts';
import { writeTinySite } from './tiny-site.ts';
import { words } from './words-of.ts';

const APART_MS = 60_000;
const ahead = () => Date.now() + APART_MS;
const behind = () => Date.now() - APART_MS;

/** A worker in its own process on its own machine, whose clock is ahead. */
function startMachine(env: Readonly<Record<string, string>>, aheadMs: number) {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  writeTinySite(site);
  return startProcess(
    site,
    { ...env, DATA_DIR: join(folder, 'data'), ROLE: 'worker', CLOCK_AHEAD_MS: String(aheadMs) },
    join(import.meta.dirname, 'clock-ahead.ts'),
  );
}

const clocks = [
  [0, APART_MS],
  [APART_MS, 0],
] as const;
for (const [first, second] of everyCase(clocks, [clocks[0]])) {
  onSharedDatabase(
    `two workers whose clocks are ${first} and ${second} ms ahead send each mail once and run each job on time`,
    async () => {
      const mail = await startMailServer();
      onTestFinished(() => mail.stop());
      const stores = await storesOfRun();
      const site = await startApp(stores);
      await sql`create table begun (name text, at bigint)`.execute(site.db);
      await sql`create function note_begun() returns trigger language plpgsql as
        $$ begin insert into begun values (new.name, new.started_at); return new; end $$`.execute(site.db);
      await sql`create trigger note_begun after update of started_at on job
        for each row execute function note_begun()`.execute(site.db);
      const enquire = (from_name: string) =>
        call(site.app, callBody({ from_name, submission_id: randomUUID() }));
      const subjects = () => mail.received.map(({ mail: { subject = '' } }) => subject);

      // The first machine has as many mails as it takes at once, and the mail server does not
      // answer.
      const slow = Promise.withResolvers<void>();
      mail.behave((offer) => (offer <= 2 ? { answerAfter: slow.promise } : 'accept'));
      for (const name of ['Ada', 'Ben']) await enquire(name);
      const env = { ...stores, SMTP_URL: mail.url };
      const one = startMachine(env, first);
      await waitUntil('the first two mails', () => mail.offered() === 2);

      // The second machine checks for abandoned mails before it takes this one.
      await enquire('Cleo');
      startMachine(env, second);
      await waitUntil('the third mail', () => subjects().some((subject) => subject.includes('Cleo')));
      slow.resolve();
      await waitUntil('an empty outbox', async () =>
        (await site.outbox()).every(({ state }) => state === 'sent'),
      );
      expect(subjects()).toHaveLength(3);
      const attempts = await site.db.selectFrom('outbox_attempt').select('outcome').execute();
      expect(attempts.map(({ outcome }) => outcome)).toEqual(['sent', 'sent', 'sent']);

      // Only the second machine checks its jobs, in the order of their list. This one comes after
      // the counted one.
      one.child.kill('SIGKILL');
      await one.exit;
      await site.db.deleteFrom('job').where('name', '=', 'mail-digest').execute();
      await waitUntil('a later job of the second machine', () =>
        site.db
          .selectFrom('job')
          .select('name')
          .where('name', '=', 'mail-digest')
          .where('ended_at', 'is not', null)
          .executeTakeFirst(),
      );
      const { rows } = await sql<{
        at: number;
      }>`select at from begun where name = 'self-test' order by at`.execute(site.db);
      expect(rows.length).toBeGreaterThan(0);
      rows.forEach(({ at }, place) => {
        if (place > 0) expect(at - (rows[place - 1]?.at ?? 0)).toBeGreaterThanOrEqual(MINUTE_MS);
      });
    },
  );
}

onSharedDatabase('a job that ran on one machine is not due on another whose clock is apart', async () => {
  const stores = await storesOfRun();
  const clocks = { ahead, right: Date.now, behind };
  const machines: Awaited<ReturnType<typeof startApp>>[] = [];
  for (const clock of Object.values(clocks)) {
    machines.push(await startApp({ ...stores, SELF_TEST_AT: 'off' }, { clock, usesDatabaseClock: true }));
  }
  const [machine] = machines;
  if (!machine) throw new Error('There is no machine.');
  const begun = () =>
    machine.db
      .selectFrom('job')
      .select(['name', 'started_at'])
      // Each machine writes this row, to test whether it can.
      .where('name', '!=', 'watch-storage')
      .orderBy('name')
      .execute();
  await machine.server.scheduler.runDue();
  const first = await begun();
  expect(first.length).toBeGreaterThan(5);
  for (const { server } of [...machines, ...machines.toReversed()]) await server.scheduler.runDue();
  expect(await begun()).toEqual(first);
});

onSharedDatabase(
  'Health and the doctor say how far the machine is from the clock of the database',
  async () => {
    const stores = await storesOfRun();
    for (const [clock, said] of [
      [ahead, /60 seconds ahead of the clock of the database/],
      [behind, /60 seconds behind the clock of the database/],
    ] as const) {
      const machine = await startApp({}, { clock, usesDatabaseClock: true });
      const agent = await signIn(machine);
      expect(words((await agent.get('/desk/health')).body)).toMatch(said);
    }
    const doctor = async () => {
      const findings = await examine({
        content: fixtureContent(),
        env: stores,
        names: askNames(['127.0.0.1:1']),
        now: Date.now(),
        sendsMail: false,
      });
      return findings.find(({ code }) => code === 'clock')?.words;
    };
    expect(await doctor()).not.toContain('the clock of the database');
    const machineNow = Date.now;
    const now = vi.spyOn(Date, 'now').mockImplementation(() => machineNow() - APART_MS);
    onTestFinished(() => now.mockRestore());
    expect(await doctor()).toContain('60 seconds behind the clock of the database');
  },
);
