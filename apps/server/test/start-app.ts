import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtureContent } from '@rivermark/content/fixtures';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createVisitCounter } from '../src/counts/visit-counter.ts';
import { openLiveSite } from '../src/site/live-site.ts';
import { compose, type Ports } from '../src/start/compose.ts';
import { putEmptyDatabase, storesOfRun } from './stores-of-run.ts';
import { writeTinySite } from './tiny-site.ts';

/** A new folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * What a test replaces. `usesDatabaseClock`: leases use the database's clock, as in a real process.
 */
type TestPorts = Partial<Ports> & { readonly usesDatabaseClock?: true };

type Stores = Readonly<{ DATA_DIR: string; DATABASE_URL?: string }>;

/**
 * The server over a new database, composed like the process but not started: no socket and no
 * worker. Jobs run only on the test's request. `ports` replaces its foundations, such as the clock.
 */
export async function startServer(env: Readonly<Record<string, string>> = {}, ports: TestPorts = {}) {
  const stores: Stores = { DATA_DIR: join(temporaryFolder(), 'data'), ...(await storesOfRun(env)) };
  if (!env.DATA_DIR && stores.DATABASE_URL === undefined) putEmptyDatabase(stores.DATA_DIR);
  const content = fixtureContent();
  const config = readConfig(
    {
      ...stores,
      ENQUIRIES_PER_MINUTE: '1000',
      // A test's clock may have any time. Tests of these turn them on.
      REMINDERS: 'off',
      SELF_TEST_AT: 'off',
      MAIL_FROM: 'Rivermark <enquiries@rivermark.example>',
      ...env,
    },
    content,
  );
  const logLines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => logLines.push(line) });
  const server = await compose(config, {
    log,
    clock: Date.now,
    random: Math.random,
    content: () => content,
    // A test that moves the clock lets time pass. Tests of a clock change pass both.
    ...(ports.clock && { monotonic: ports.clock }),
    ...(ports.clock && !ports.usesDatabaseClock && { leaseClock: ports.clock }),
    // No test contacts the network.
    askCertificate: async () => undefined,
    ...ports,
  });
  let closed = false;
  const closeDatabase = async () => {
    if (!closed) await server.db.destroy();
    closed = true;
  };
  onTestFinished(async () => {
    await server.scheduler.stop();
    await server.outboxWorker.stop(500);
    await server.transport.close();
    await closeDatabase();
  });
  return {
    server,
    db: server.db,
    config,
    /** For another process over the same stores. */
    stores,
    acceptEnquiry: server.acceptEnquiry,
    documents: server.documents,
    parts: server.documentDeps,
    handingOver: server.handingOver,
    closeDatabase,
    log: () => logLines.join(''),
    enquiries: () => server.db.selectFrom('enquiry').selectAll().orderBy('received_at').execute(),
    outbox: () => server.db.selectFrom('outbox').selectAll().orderBy('created_at').execute(),
  };
}

/** The same with the application over a tiny site. */
export async function startApp(env: Readonly<Record<string, string>> = {}, ports: TestPorts = {}) {
  const started = await startServer(env, ports);
  const folder = join(temporaryFolder(), 'site');
  writeTinySite(folder);
  const { dataDir, siteOrigin, publicUrl, markSamples } = started.config;
  const live = await openLiveSite({
    builtSite: folder,
    dataDir,
    publicUrl: siteOrigin ?? publicUrl,
    marksSamples: markSamples,
    log: started.server.log,
  });
  const visitCounter = createVisitCounter(started.db, started.server.clock, {
    isPage: (path) => live.site.pages.has(path),
    content: started.server.content,
  });
  const app = await buildApp(started.config, {
    ...started.server,
    live,
    ...(started.config.countsVisits && { visitCounter }),
  });
  onTestFinished(() => app.close());
  return { ...started, app, live, visitCounter };
}
