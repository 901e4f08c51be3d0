import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { createDocuments } from '../src/documents/create-documents.ts';
import { documentFilesIn } from '../src/documents/files/disk-document-files.ts';
import type { DocumentParts } from '../src/documents/parts.ts';
import { createQuota, ordinaryLimits, type QuotaLimits } from '../src/documents/receiving/quota.ts';
import { createKeyring } from '../src/documents/sealing/keyring.ts';
import { readSecrets } from '../src/documents/sealing/read-secrets.ts';
import { createIntake } from '../src/intake/accept-enquiry.ts';
import { prepareDataDir } from '../src/prepare-data-dir.ts';
import { loadSite } from '../src/site/load-site.ts';
import { writeTinySite } from './tiny-site.ts';

/** A new folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The application over a new database and a tiny site, without a socket and without a worker. */
export async function startApp(
  env: Readonly<Record<string, string>> = {},
  options: { limits?: QuotaLimits; scan?: DocumentParts['scan'] } = {},
) {
  const folder = temporaryFolder();
  const config = readConfig({ DATA_DIR: join(folder, 'data'), ENQUIRIES_PER_MINUTE: '1000', ...env });
  prepareDataDir(config.dataDir, false);
  writeTinySite(join(folder, 'site'));
  const db = openDatabase(config.dataDir);
  await migrate(db);

  const logLines: string[] = [];
  let woken = 0;
  const keyring = createKeyring(readSecrets(config));
  const handingOver = {
    retentionDays: config.documentRetentionDays,
    mailDomain: 'rivermark.example',
    wakeOutbox: () => {
      woken += 1;
    },
  };
  const acceptEnquiry = createIntake(db, handingOver);
  const log = pino({ base: null }, { write: (line: string) => logLines.push(line) });
  const parts: DocumentParts = {
    db,
    files: documentFilesIn(join(config.dataDir, 'documents')),
    keyring,
    quota: createQuota(db, options.limits ?? ordinaryLimits),
    log,
    scan: options.scan,
  };
  const documents = createDocuments(parts, handingOver);
  const app = await buildApp(config, {
    db,
    site: loadSite(join(folder, 'site'), config.publicUrl),
    acceptEnquiry,
    documents,
    keyring,
    log,
  });
  let closed = false;
  const closeDatabase = async () => {
    if (!closed) await db.destroy();
    closed = true;
  };
  onTestFinished(async () => {
    await app.close();
    await closeDatabase();
  });
  return {
    app,
    db,
    config,
    acceptEnquiry,
    parts,
    handingOver,
    documents,
    closeDatabase,
    log: () => logLines.join(''),
    timesWoken: () => woken,
    enquiries: () => db.selectFrom('enquiry').selectAll().orderBy('received_at').execute(),
    outbox: () => db.selectFrom('outbox').selectAll().execute(),
  };
}
