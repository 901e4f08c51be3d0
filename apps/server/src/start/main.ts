import { ConfigError, dataDirOf, type Places, readConfig, readPlaces } from '../config.ts';
import { keysInUse } from '../documents/rotation/keys-in-use.ts';
import { partsOfRole } from '../hold-data-dir.ts';
import { prepareDataDir } from '../prepare-data-dir.ts';
import { republishing } from '../publishing/run-publish.ts';
import { builtSite, cardOfHome, followContent } from './built-content.ts';
import { compose, type Server } from './compose.ts';
import { drawIfMissing, followContentVersions } from './follow-content-versions.ts';
import { processLog } from './process-log.ts';
import { serviceManager } from './service-manager.ts';
import { type Stop, shutDownOnSignal } from './shutdown.ts';
import { whyNotStarted } from './why-not-started.ts';

/** Another build can be named as the first argument. */
const site = process.argv[2] ?? builtSite();
const log = processLog();

/** If nothing is stored in the data directory, any number of processes can share the work. */
const isShared = ({ databaseUrl, documentsBucket }: Places) =>
  databaseUrl !== undefined && documentsBucket !== undefined;

/** The site and its enquiries need no key, so a missing one is said and stops nothing. */
async function sayMissingKeys({ db, keyring }: Server): Promise<void> {
  const missing = [...(await keysInUse(db))].filter((id) => !keyring.ids.includes(id));
  if (missing.length === 0) return;
  log.error({ missing }, 'documents are wrapped with a secret key that is not configured');
  process.stderr.write(
    'Some documents cannot be opened: the secret key that wrapped them is missing. Set SECRET_KEY to NEW,OLD, or put the old secret.key back.\n',
  );
}

/**
 * Known before the content is. Throws every fault of the settings at once, those of the content
 * among them.
 */
function readPlacesOrEveryFault(): Places {
  try {
    return readPlaces(process.env);
  } catch (error) {
    readConfig(process.env, followContent(dataDirOf(process.env), site)());
    throw error;
  }
}

async function main(): Promise<void> {
  const places = readPlacesOrEveryFault();
  const manager = serviceManager(process.env, log);
  // Before any read or write: two processes with the same role would undo each other's work.
  prepareDataDir(
    places.dataDir,
    places.secretKeys !== undefined,
    isShared(places) ? [] : partsOfRole[places.role],
  );
  await drawIfMissing(places, republishing(), log);
  const content = followContent(places.dataDir, site);
  const config = readConfig(process.env, content());
  const server = await compose(config, {
    log,
    clock: Date.now,
    random: Math.random,
    content,
    republishing: republishing(),
    pictureOfHome: cardOfHome(places.dataDir, site),
  });
  await sayMissingKeys(server);
  const stops: Stop[] = [];
  if (server.publishByItself) stops.push(followContentVersions(server.publishByItself, log));
  // Each role loads only its half. The worker starts after the web, so a failed start sends no
  // mail.
  if (config.role !== 'worker') {
    const { startWeb } = await import('./start-web.ts');
    stops.push(await startWeb(server, site));
  }
  if (config.role !== 'web') {
    const { startWorker } = await import('./start-worker.ts');
    stops.push(startWorker(server));
  }
  // Both at once: the worker must not claim mails while a slow request is finished.
  const stopBoth: Stop = async (graceMs) => {
    await Promise.all(stops.map((stop) => stop(graceMs)));
  };
  shutDownOnSignal(log, [async () => manager.stopping(), stopBoth, () => server.db.destroy()]);
  manager.ready();
}

/** An invalid setting stays invalid, so the service manager should not retry every second. */
const RETRY_DELAY_MS = 15_000;

main().catch((error: unknown) => {
  process.stderr.write(`Rivermark did not start. ${whyNotStarted(error)}\n`);
  if (!(error instanceof ConfigError) || !process.env.NOTIFY_SOCKET) process.exit(1);
  process.stderr.write(
    `The next try is in ${RETRY_DELAY_MS / 1000} seconds; after a change run: systemctl restart rivermark\n`,
  );
  // SIGTERM still ends it at once, so a restart after the fix does not wait.
  setTimeout(() => process.exit(1), RETRY_DELAY_MS);
});
