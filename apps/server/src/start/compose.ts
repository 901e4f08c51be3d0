import type { Content } from '@rivermark/content';
import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import { type ClockKeeper, createClockKeeper } from '../clock/clock-keeper.ts';
import { type LeaseClock, leaseClockOf } from '../clock/lease-clock.ts';
import { placeName } from '../config/backup-settings.ts';
import type { Config } from '../config.ts';
import { createBrokerRequests } from '../content-editing/broker-requests.ts';
import { createSiteDesk } from '../content-editing/create-site-desk.ts';
import { type RunDrafts, runDrafts } from '../content-editing/run-drafts.ts';
import { contentVersions } from '../content-versions/content-versions.ts';
import { openPhotoFiles } from '../content-versions/open-photo-files.ts';
import type { PhotoFiles } from '../content-versions/photo-files.ts';
import { LETTERS_SHARE } from '../db/mail-templates.ts';
import type { Database } from '../db/open-database.ts';
import { openMigrated } from '../db/open-migrated.ts';
import { createReserveFile } from '../db/sqlite/reserve-file.ts';
import { type Auth, createAuth } from '../desk/auth/create-auth.ts';
import { endSessionsOfOtherPassphrase } from '../desk/auth/devices.ts';
import { createDesk, type Desk } from '../desk/create-desk.ts';
import { type DiskSpace, diskSpaceOf } from '../disk-space.ts';
import { createDocuments, type Documents } from '../documents/create-documents.ts';
import type { DocumentDeps } from '../documents/deps.ts';
import { openDocumentFiles } from '../documents/files/open-document-files.ts';
import type { HandingOver } from '../documents/handing-over/accept-documents.ts';
import { createDiskRoom, endlessRoom } from '../documents/receiving/disk-room.ts';
import { createInspections } from '../documents/receiving/inspections.ts';
import { createQuota, type QuotaLimits, quotaLimits } from '../documents/receiving/quota.ts';
import { scannerAt } from '../documents/receiving/scan-document.ts';
import { alertByMail } from '../health/alerts/alert-by-mail.ts';
import { alertByPush } from '../health/alerts/alert-by-push.ts';
import { alertByWebhook } from '../health/alerts/alert-by-webhook.ts';
import { type AskCertificate, askCertificate } from '../health/certificate/ask-certificate.ts';
import { createReadiness, type Readiness } from '../health/readiness.ts';
import { type AcceptEnquiry, createIntake } from '../intake/accept-enquiry.ts';
import { createAcknowledge } from '../intake/acknowledge.ts';
import { type ContactRecord, contactRecord } from '../intake/contact-record.ts';
import { type EnquiryRepository, enquiryRepository } from '../intake/enquiry-repository.ts';
import { createLetterDesk } from '../letters/letter-desk.ts';
import { createLetterSubscriptions, type LetterSubscriptions } from '../letters/subscriptions.ts';
import { createAnswerLimit } from '../limits/answer-limit.ts';
import { createCounts } from '../limits/create-counts.ts';
import type { CountsOf } from '../limits/window-counts.ts';
import { removeCapturedMail } from '../mail/captured-mail.ts';
import { capturedMailFolder, createTransport } from '../mail/create-transport.ts';
import type { MailTransport } from '../mail/transport.ts';
import { createMetrics, type Metrics } from '../metrics/create-metrics.ts';
import { mailDelivery } from '../notify/compose-mail.ts';
import { endOnBounce } from '../notify/end-on-bounce.ts';
import { allChannels } from '../outbox/all-channels.ts';
import { createEnqueue, type Enqueue } from '../outbox/enqueue.ts';
import { type OutboxPolicy, ordinaryPolicy } from '../outbox/policy.ts';
import { createOutboxWorker, type OutboxWorker } from '../outbox/worker.ts';
import { prepareDataDir } from '../prepare-data-dir.ts';
import {
  createPublishByItself,
  type PublishByItself,
  type Republishing,
} from '../publishing/publish-by-itself.ts';
import { rendererPlaces } from '../publishing/renderer-places.ts';
import { pushDelivery } from '../push/deliver-push.ts';
import { createSendPush } from '../push/send-push.ts';
import { type PushSubscriptions, pushSubscriptions } from '../push/subscriptions.ts';
import { vapidKeysOf } from '../push/vapid-keys.ts';
import { createScheduler, type Scheduler } from '../scheduler/scheduler.ts';
import { createKeyring, type Keyring } from '../secrets/keyring.ts';
import { readSecrets } from '../secrets/read-secrets.ts';
import { createAgentCalendar } from '../showings/calendar/agent-calendar.ts';
import { createShowingBook, type ShowingBook } from '../showings/showing-book.ts';
import { enquiryDelivery } from '../webhook/deliver-enquiry.ts';
import { jobsOf } from './jobs.ts';

/** The server's environment besides its configuration. Tests supply their own. */
export interface Ports {
  readonly log: Logger;
  readonly clock: Clock;
  /** What the site says now; another value once a new version is published. */
  readonly content: () => Content;
  /** In [0, 1). */
  readonly random: () => number;
  /** Monotonic milliseconds, unaffected by clock changes. Absent: the machine's. */
  readonly monotonic?: () => number;
  /** Absent, here and below: what the configuration says, and the ordinary figures. */
  readonly leaseClock?: LeaseClock;
  readonly databaseWaitMs?: number;
  readonly transport?: MailTransport;
  readonly scan?: DocumentDeps['scan'];
  readonly documentLimits?: QuotaLimits;
  readonly diskSpace?: () => Promise<DiskSpace>;
  readonly outboxPolicy?: OutboxPolicy;
  readonly askCertificate?: AskCertificate;
  /** Absent: the site is published by hand alone. */
  readonly republishing?: Republishing;
  /** Draws and publishes what the agent changed at the desk. */
  readonly runDrafts?: RunDrafts;
  /** The folder of the `content/` that the desk edits until something is published. */
  readonly builtInContent?: string;
  /** A home's picture for mails, as JPEG. Absent: letters have none. */
  readonly pictureOfHome?: (home: string) => Promise<Buffer | undefined>;
  /** Reads the agent's calendar. */
  readonly fetchCalendar?: (url: URL) => Promise<string>;
}

/** The whole server, built and not yet started: nothing listens, sends or sweeps. */
export interface Server {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly content: () => Content;
  readonly db: Database;
  readonly keyring: Keyring;
  readonly countsOf: CountsOf;
  readonly enquiries: EnquiryRepository;
  readonly contacts: ContactRecord;
  readonly enqueue: Enqueue;
  readonly acceptEnquiry: AcceptEnquiry;
  readonly fillReserve: () => Promise<void>;
  readonly photos: PhotoFiles;
  /** Absent: the site is published by hand alone. */
  readonly publishByItself?: PublishByItself;
  readonly documents: Documents;
  readonly auth: Auth;
  readonly desk: Desk;
  readonly showings: ShowingBook;
  readonly letterSubscriptions: LetterSubscriptions;
  readonly documentDeps: DocumentDeps;
  readonly handingOver: HandingOver;
  readonly transport: MailTransport;
  readonly pictureOfHome: (home: string) => Promise<Buffer | undefined>;
  readonly subscriptions: PushSubscriptions;
  readonly pushKey: () => Promise<string>;
  readonly outboxWorker: OutboxWorker;
  readonly clockKeeper: ClockKeeper;
  readonly askCertificate: AskCertificate;
  readonly scheduler: Scheduler;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
}

/**
 * The one place that builds and wires everything. Prepares the data directory and migrates the
 * database; throws in words for the operator if either fails. The caller must call `db.destroy()`.
 */
export async function compose(config: Config, ports: Ports): Promise<Server> {
  const { log, clock, random, content } = ports;
  const { backup } = config;
  prepareDataDir(config.dataDir, config.secretKeys !== undefined);
  const db = await openMigrated(config, clock(), ports.databaseWaitMs);
  const keyring = createKeyring(readSecrets(config));

  const countsOf = createCounts(config, db, keyring);
  const enquiries = enquiryRepository(db);
  const transport = ports.transport ?? createTransport(config);
  const pushKeys = vapidKeysOf(config, db, keyring);
  const enqueue = createEnqueue(clock, config.mailFrom.address.split('@')[1] ?? 'localhost');
  const subscriptions = pushSubscriptions(db, enqueue, config.developerPages);
  const sendPush = createSendPush({ keys: pushKeys, agent: config.agent });
  const leaseClock = ports.leaseClock ?? leaseClockOf(db, clock);
  const channel = { db, log, clock: leaseClock, random, policy: ports.outboxPolicy ?? ordinaryPolicy };
  const pictureOfHome = ports.pictureOfHome ?? (async () => undefined);
  const mailSources = { db, enquiries, keyring, config, content, clock, pictureOfHome };
  // A connection of their own: no other mail waits for a letter's conversation.
  const letterTransport = ports.transport ?? createTransport(config);
  const outboxWorker = allChannels([
    createOutboxWorker({
      ...channel,
      channel: 'mail',
      deliver: mailDelivery(mailSources, transport),
      limits: config,
    }),
    createOutboxWorker({
      ...channel,
      channel: 'letters',
      deliver: endOnBounce(db, clock, mailDelivery(mailSources, letterTransport)),
      limits: config,
    }),
    createOutboxWorker({
      ...channel,
      channel: 'push',
      deliver: pushDelivery({ db, clock, content, subscriptions, send: sendPush }),
    }),
    ...(config.enquiryWebhook
      ? [
          createOutboxWorker({
            ...channel,
            channel: 'webhook',
            deliver: enquiryDelivery({
              enquiries,
              clock,
              content,
              publicUrl: config.publicUrl,
              hook: config.enquiryWebhook,
            }),
          }),
        ]
      : []),
  ]);
  const wakeOutbox = () => outboxWorker.wake();
  const ownMailboxes = [config.agent, config.mailFrom, ...(config.standIn ? [config.standIn] : [])];
  const admitAnswer = createAnswerLimit(keyring, clock, ownMailboxes);
  const reserve = config.databaseUrl === undefined ? createReserveFile(config.dataDir) : undefined;
  const acceptEnquiry = createIntake({
    db,
    enquiries,
    enqueue,
    keyring,
    clock,
    content,
    wakeOutbox,
    ...(reserve && { reserve }),
    tellsWebhook: config.enquiryWebhook !== undefined,
    ...(config.acknowledges && {
      acknowledge: createAcknowledge(enqueue, admitAnswer, clock, config),
    }),
  });

  const scan = ports.scan ?? (config.clamdUrl ? scannerAt(config.clamdUrl) : undefined);
  const mailFolder = capturedMailFolder(config.dataDir);
  const removeCaptured = (mailId: string) => removeCapturedMail(mailFolder, mailId);
  const documentLimits = ports.documentLimits ?? quotaLimits(config.documentsPerHour);
  const documentDeps: DocumentDeps = {
    db,
    clock,
    files: await openDocumentFiles(config.dataDir, config.documentsBucket),
    keyring,
    quota: createQuota({ db, countsOf, clock, keyring }, documentLimits),
    inspections: createInspections({ clock }, documentLimits.inspection),
    diskRoom: config.documentsBucket
      ? endlessRoom
      : createDiskRoom(ports.diskSpace ?? (() => diskSpaceOf(config.dataDir))),
    log,
    removeCaptured,
    ...(scan && { scan }),
  };
  const photos = await openPhotoFiles(config.dataDir, config.documentsBucket);
  const versions = contentVersions(db, photos);
  const publishByItself =
    ports.republishing &&
    createPublishByItself({
      ...ports.republishing,
      dataDir: config.dataDir,
      newestContent: () => versions.newestId(),
    });
  const handingOver: HandingOver = {
    retentionDays: config.documentRetentionDays,
    mailsPerHour: config.mailsPerHour,
    enqueue,
    admitAnswer,
    wakeOutbox,
  };
  const documents = createDocuments(documentDeps, handingOver);
  const auth = createAuth({ countsOf, db, keyring, config, content, clock, enqueue, wakeOutbox });
  await endSessionsOfOtherPassphrase({ db, clock, enqueue, config });
  const contacts = contactRecord(db);
  const ask = ports.askCertificate ?? askCertificate;
  const calendar = createAgentCalendar(config.calendarUrl, clock, ports.fetchCalendar);
  const uidHost = new URL(config.publicUrl).hostname;
  const showings = createShowingBook({ db, clock, enqueue, wakeOutbox, uidHost });
  const letterSubscriptions = createLetterSubscriptions({
    db,
    clock,
    identity: () => content().identity,
    enqueue,
    wakeOutbox,
  });
  const desk = createDesk({
    db,
    clock,
    leaseClock,
    config,
    content,
    enquiries,
    contacts,
    documents,
    wakeOutbox,
    askCertificate: ask,
    removeCaptured,
    showings,
    calendar,
    letterSubscriptions,
    letters: createLetterDesk({
      db,
      clock,
      content,
      enqueue,
      wakeOutbox,
      allowsSamples: config.developerPages,
      lettersPerDay: Math.floor(LETTERS_SHARE * config.mailsPerDay),
    }),
    site: createSiteDesk({
      db,
      versions,
      photoFiles: photos,
      clock,
      dataDir: config.dataDir,
      publicUrl: config.publicUrl,
      builtIn: ports.builtInContent ?? rendererPlaces(config.dataDir).source,
      run: ports.runDrafts ?? runDrafts,
      ...(config.broker && {
        broker: {
          mailbox: config.broker,
          requests: createBrokerRequests({
            db,
            keyring,
            enqueue,
            wakeOutbox,
            clock,
            broker: config.broker,
          }),
        },
      }),
    }),
  });
  const anyMailServer = config.alertSmtpUrl ?? config.smtpUrl;
  const waysBesideMail = [
    ...(config.alertWebhook ? [alertByWebhook(config.alertWebhook, config.publicUrl)] : []),
    alertByPush(subscriptions, sendPush, clock),
  ];
  const server = {
    config,
    content,
    log,
    clock,
    db,
    keyring,
    countsOf,
    enquiries,
    contacts,
    enqueue,
    acceptEnquiry,
    fillReserve: async () => reserve?.fill(),
    documents,
    auth,
    desk,
    showings,
    letterSubscriptions,
    documentDeps,
    handingOver,
    removeCaptured,
    askCertificate: ask,
    photos,
    ...(publishByItself && { publishByItself }),
    clockKeeper: createClockKeeper(db, ports.monotonic ?? (() => performance.now())),
    transport: {
      send: transport.send,
      async close() {
        await Promise.all([transport.close(), letterTransport.close()]);
      },
    },
    pictureOfHome,
    outboxWorker,
    subscriptions,
    pushKey: async () => (await pushKeys()).publicKey,
    alertChannels: [
      ...waysBesideMail,
      ...(config.alertSmtpUrl ? [alertByMail(config, content, config.alertSmtpUrl)] : []),
    ],
    // The regular mail server can deliver alerts about backups and documents, too.
    allChannels: [...waysBesideMail, ...(anyMailServer ? [alertByMail(config, content, anyMailServer)] : [])],
    readiness: createReadiness(db, clock),
    metrics: createMetrics({
      db,
      clock,
      backupEveryHours: backup.to && backup.everyHours,
      backupPlace: backup.to && placeName(backup.to),
    }),
  };
  return { ...server, scheduler: createScheduler({ db, clock, leaseClock, log }, jobsOf(server)) };
}
