import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import { createDocuments } from '../documents/create-documents.ts';
import { documentFilesIn } from '../documents/files/disk-document-files.ts';
import type { HandingOver } from '../documents/handing-over/accept-documents.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { createQuota, ordinaryLimits } from '../documents/receiving/quota.ts';
import { scannerAt } from '../documents/receiving/scan-document.ts';
import { startSweeping } from '../documents/retention/sweep.ts';
import { createKeyring, type Keyring } from '../documents/sealing/keyring.ts';
import { readSecrets } from '../documents/sealing/read-secrets.ts';
import { createIntake } from '../intake/accept-enquiry.ts';
import { createTransport } from '../mail/create-transport.ts';
import { composeMail } from '../notify/compose-mail.ts';
import { createOutboxWorker } from '../outbox/worker.ts';
import { prepareDataDir } from '../prepare-data-dir.ts';
import { loadSite } from '../site/load-site.ts';
import { shutDownOnSignal } from './shutdown.ts';

/** Another build can be named as the first argument. */
const builtSite = process.argv[2] ?? join(import.meta.dirname, '../../../web/dist');
const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });

/** The worker gets most of the time to stop; the rest is for closing the database. */
const CLOSING_MS = 500;

type Stop = (graceMs: number) => Promise<void>;

function startWorker(config: Config, db: Database, keyring: Keyring): { wake: () => void; stop: Stop } {
  const transport = createTransport(config);
  const compose = composeMail(db, keyring, config);
  const worker = createOutboxWorker({ db, transport, compose, log });
  worker.start();
  return {
    wake: () => worker.wake(),
    stop: async (graceMs) => {
      await worker.stop(Math.max(0, graceMs - CLOSING_MS));
      await transport.close();
    },
  };
}

async function startWeb(config: Config, parts: DocumentParts, handingOver: HandingOver): Promise<Stop> {
  const { db, keyring } = parts;
  const site = loadSite(builtSite, config.publicUrl);
  const acceptEnquiry = createIntake(db, handingOver);
  const documents = createDocuments(parts, handingOver);
  const app = await buildApp(config, { db, site, acceptEnquiry, documents, keyring, log });
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  log.info({ port, host: config.host }, 'listening');
  const shown = config.publicUrl.replace(/:0$/, `:${port}`);
  const mail = config.smtpUrl ? '' : `, the agent's mail at ${shown}/dev/mail`;
  process.stderr.write(`Rivermark is at ${shown}${mail}\n`);
  return () => app.close();
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  prepareDataDir(config.dataDir, config.secretKeys !== undefined);
  const db = openDatabase(config.dataDir);
  await migrate(db);
  const keyring = createKeyring(readSecrets(config));
  const stops: Stop[] = [];
  let wakeOutbox = () => {};
  const parts: DocumentParts = {
    db,
    files: documentFilesIn(join(config.dataDir, 'documents')),
    keyring,
    quota: createQuota(db, { ...ordinaryLimits, perAddressHourly: config.documentsPerHour }),
    log,
    ...(config.clamdUrl && { scan: scannerAt(config.clamdUrl) }),
  };
  const handingOver: HandingOver = {
    retentionDays: config.documentRetentionDays,
    mailDomain: config.mailFrom.address.split('@')[1] ?? 'localhost',
    wakeOutbox: () => wakeOutbox(),
  };
  if (config.role !== 'web') {
    const worker = startWorker(config, db, keyring);
    wakeOutbox = worker.wake;
    stops.push(worker.stop, startSweeping(parts, handingOver));
  }
  // Requests are finished first: what they store may still be sent by the worker before it stops.
  if (config.role !== 'worker') stops.unshift(await startWeb(config, parts, handingOver));
  shutDownOnSignal(log, [...stops, () => db.destroy()]);
}

function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is taken by another program. Set PORT to a free one.';
  if (code === 'EACCES') return `Not allowed: ${message}`;
  return message;
}

main().catch((error: unknown) => {
  process.stderr.write(`Rivermark did not start. ${sentenceFor(error)}\n`);
  process.exit(1);
});
