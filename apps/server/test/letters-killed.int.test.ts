import { fixtureContent } from '@rivermark/content/fixtures';
import { triesAll } from '@rivermark/testkit/every-case';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { expect, onTestFinished, test } from 'vitest';
import { startWorker } from '../src/start/start-worker.ts';
import { addReaders } from './add-readers.ts';
import { startServer, temporaryFolder } from './start-app.ts';
import { startProcess } from './start-process.ts';
import { writeTinySite } from './tiny-site.ts';

// biome-ignore lint/style/noProcessEnv: script/prove asks for it
const kills = Number(process.env.KILLS ?? (triesAll ? 3 : 1));
const readers = kills * 10;

/** The most letters between two kills. Each number is random. */
const MOST_BETWEEN = 10;

test(`each of ${readers} readers gets a letter once, though the server is killed ${kills} times`, {
  timeout: 60_000 + kills * 30_000,
}, async () => {
  const site = temporaryFolder();
  writeTinySite(site);
  const smtp = await startMailServer();
  onTestFinished(() => smtp.stop());
  const { server, db, stores, closeDatabase } = await startServer();
  const emails = Array.from({ length: readers }, (_, at) => `reader${at}@visitor.example`);
  await addReaders(db, emails);
  const home = fixtureContent().homes.find(({ status }) => status === 'for-sale');
  const letter = {
    id: 'letter',
    home: home?.id ?? '',
    kind: 'new' as const,
    was_price: null,
    subject: 'New',
    words: 'A home.',
    state: 'proposed' as const,
    proposed_at: 1,
    decided_at: null,
    decided_by: '',
    may_be_marketed_at: null,
  };
  await db.insertInto('letter').values(letter).execute();
  expect(await server.desk.letters.send('letter', 'a test', true)).toBe(readers);
  const states = async () =>
    (await db.selectFrom('outbox').select('state').where('template', '=', 'home-letter').execute()).map(
      ({ state }) => state,
    );
  const start = () =>
    startProcess(site, {
      ...stores,
      SMTP_URL: smtp.url,
      MAILS_PER_DAY: '1000000',
      ROLE: 'worker',
    });
  // A dead process holds its claims until they run out. Nobody waits for that here.
  const endClaims = () =>
    db.updateTable('outbox').set({ lease_until: 1 }).where('state', '=', 'sending').execute();
  for (let kill = 0; kill < kills; kill += 1) {
    const goal = smtp.received.length + 1 + Math.floor(Math.random() * MOST_BETWEEN);
    const running = start();
    await waitUntil('some letters', () => smtp.received.length >= Math.min(goal, readers));
    running.child.kill('SIGKILL');
    await running.exit;
    await endClaims();
  }
  // The last one, which nobody kills, may run here.
  const last = startWorker((await startServer({ ...stores, SMTP_URL: smtp.url })).server);
  await waitUntil(
    'the last letter',
    async () => (await states()).every((state) => state === 'sent'),
    60_000 + kills * 10_000,
  );
  await last(1000);
  expect(smtp.received.flatMap(({ recipients }) => recipients).sort()).toEqual(emails.sort());
  await closeDatabase();
});
