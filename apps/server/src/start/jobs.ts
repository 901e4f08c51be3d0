import type { Content } from '@rivermark/content';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { readAges } from '../clock/clock-epochs.ts';
import type { ClockKeeper } from '../clock/clock-keeper.ts';
import { type ErasingJob, mayErase } from '../clock/may-erase.ts';
import { placeName } from '../config/backup-settings.ts';
import type { Config } from '../config.ts';
import type { PhotoFiles } from '../content-versions/photo-files.ts';
import { forgetVisits } from '../counts/visit-figures.ts';
import { backUpWhenDue } from '../data/backup/back-up-when-due.ts';
import { ALL_KEPT } from '../data/backup/prune.ts';
import { sweepUpgradeCopies } from '../db/copy-before-migrating.ts';
import type { Database } from '../db/open-database.ts';
import { sweepAuth } from '../desk/auth/sweep-auth.ts';
import type { DocumentDeps } from '../documents/deps.ts';
import type { HandingOver } from '../documents/handing-over/accept-documents.ts';
import { sweep } from '../documents/retention/sweep.ts';
import { eraseEnquiries, eraseOldEnquiries } from '../erasing/erase.ts';
import { forgetOld } from '../erasing/forget-old.ts';
import { errorInLog } from '../error-in-log.ts';
import type { AlertChannel } from '../health/alerts/alert-channel.ts';
import { watchBackup } from '../health/backup/watch-backup.ts';
import type { AskCertificate } from '../health/certificate/ask-certificate.ts';
import { createCertificateAlarm } from '../health/certificate/watch-certificate.ts';
import { createClockWatch } from '../health/clock/watch-clock.ts';
import { watchDocumentFiles } from '../health/documents/watch-document-files.ts';
import { watchJobs } from '../health/jobs/watch-jobs.ts';
import { runSelfTest } from '../health/mail/self-test.ts';
import { watchMail } from '../health/mail/watch-mail.ts';
import { createStorageWatch } from '../health/storage/watch-storage.ts';
import type { AcceptEnquiry } from '../intake/accept-enquiry.ts';
import { forgetUnfinishedImports } from '../intake/add-imported.ts';
import type { EnquiryRepository } from '../intake/enquiry-repository.ts';
import { forgetUnconfirmed } from '../letters/forget-unconfirmed.ts';
import { proposeLetters } from '../letters/propose-letters.ts';
import { capturedMailFolder } from '../mail/create-transport.ts';
import { sweepCapturedMail } from '../mail/sweep-captured.ts';
import type { Enqueue } from '../outbox/enqueue.ts';
import { bundleWaiting } from '../outbox/throttle-into-digest.ts';
import type { OutboxWorker } from '../outbox/worker.ts';
import type { PublishByItself } from '../publishing/publish-by-itself.ts';
import type { PushSubscriptions } from '../push/subscriptions.ts';
import { sendMorningDigest } from '../reminders/morning-digest.ts';
import { mayNotify } from '../reminders/notice-throttle.ts';
import { remind } from '../reminders/remind.ts';
import type { Job } from '../scheduler/scheduler.ts';

interface JobDeps {
  readonly config: Config;
  readonly content: () => Content;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly enquiries: EnquiryRepository;
  readonly enqueue: Enqueue;
  readonly acceptEnquiry: AcceptEnquiry;
  /** Keeps room on the disk for enquiries. */
  readonly fillReserve: () => Promise<void>;
  /** Those that do not hang on the mail server of every day. */
  readonly alertChannels: readonly AlertChannel[];
  readonly allChannels: readonly AlertChannel[];
  readonly subscriptions: PushSubscriptions;
  readonly outboxWorker: OutboxWorker;
  readonly documentDeps: DocumentDeps;
  readonly handingOver: HandingOver;
  /** Removes the captured copy of a mail, where there is one. */
  readonly removeCaptured: (mailId: string) => Promise<void>;
  readonly clockKeeper: ClockKeeper;
  readonly askCertificate: AskCertificate;
  readonly photos: PhotoFiles;
  readonly publishByItself?: PublishByItself;
}

/** All scheduled jobs. Those that use the network are long ones, so silence blocks no other. */
export function jobsOf(deps: JobDeps): Job[] {
  const { config, content, db, log, enquiries, enqueue, acceptEnquiry, alertChannels, subscriptions } = deps;
  const { outboxWorker, documentDeps, handingOver, removeCaptured, publishByItself } = deps;
  const mailFolder = capturedMailFolder(config.dataDir);
  const erase = (ids: readonly string[]) => eraseEnquiries({ db, removeCaptured }, ids);
  const settings = config.reminders;
  const erasing = ({ name, run, ...job }: Job & { readonly name: ErasingJob }): Job => ({
    ...job,
    name,
    async run(now, goesOn) {
      if (await mayErase(deps, name, now)) await run(now, goesOn);
    },
  });
  const jobs: Job[] = [
    ...(settings
      ? [
          {
            name: 'remind',
            everyMs: MINUTE_MS,
            async run(now: number) {
              if (!(await mayNotify(db, now, config))) return;
              if ((await remind({ db, enqueue, settings, content, subscriptions }, now)) > 0)
                outboxWorker.wake();
            },
          },
          {
            name: 'morning-digest',
            everyMs: MINUTE_MS,
            async run(now: number) {
              if (await sendMorningDigest({ db, enqueue, settings }, now)) outboxWorker.wake();
            },
          },
        ]
      : []),
    ...backupJobs(deps),
    ...(publishByItself ? [sayWhetherPublished(publishByItself)] : []),
    {
      name: 'propose-letters',
      everyMs: MINUTE_MS,
      async run(now) {
        await proposeLetters(db, content(), now);
      },
    },
    { name: 'forget-visits', everyMs: DAY_MS, run: (now) => forgetVisits(db, now) },
    {
      name: 'watch-mail',
      everyMs: MINUTE_MS,
      isLong: true,
      run: (now) => watchMail({ db, log, channels: alertChannels }, now),
    },
    {
      name: 'watch-document-files',
      everyMs: MINUTE_MS,
      isLong: true,
      run: (now) => watchDocumentFiles({ db, log, channels: deps.allChannels }, now),
    },
    {
      name: 'watch-certificate',
      everyMs: HOUR_MS,
      isLong: true,
      run: createCertificateAlarm({
        db,
        log,
        clock: deps.clock,
        channels: deps.allChannels,
        publicUrl: config.publicUrl,
        askCertificate: deps.askCertificate,
      }),
    },
    {
      name: 'watch-clock',
      everyMs: MINUTE_MS,
      isLong: true,
      isRowless: true,
      run: createClockWatch({ log, keeper: deps.clockKeeper, channels: deps.allChannels }),
    },
    {
      name: 'watch-storage',
      everyMs: MINUTE_MS,
      isLong: true,
      isRowless: true,
      run: createStorageWatch({ db, log, dataDir: config.dataDir, channels: deps.allChannels }),
    },
    { name: 'fill-reserve', everyMs: MINUTE_MS, isRowless: true, run: deps.fillReserve },
    {
      name: 'self-test',
      everyMs: MINUTE_MS,
      run: (now) => runSelfTest({ db, config, content, acceptEnquiry, erase }, now),
    },
    {
      name: 'mail-digest',
      everyMs: 10 * MINUTE_MS,
      async run(now) {
        while ((await bundleWaiting(db, enqueue, now, config)) > 0) outboxWorker.wake();
      },
    },
    erasing({
      name: 'sweep-documents',
      everyMs: 10 * MINUTE_MS,
      isLong: true,
      run: (now, goesOn) => sweep(documentDeps, handingOver, now, goesOn),
    }),
    erasing({
      name: 'sweep-enquiries',
      everyMs: HOUR_MS,
      run: (now, goesOn) =>
        eraseOldEnquiries(
          { db, enquiries, removeCaptured },
          config.enquiryRetentionDays * DAY_MS,
          now,
          goesOn,
        ),
    }),
    {
      name: 'forget-old',
      everyMs: HOUR_MS,
      async run(now) {
        await forgetOld(db, now);
        await forgetUnconfirmed(db, now);
        await forgetUnfinishedImports(db, now);
      },
    },
    // By a clock that is ahead it would sign everybody out.
    erasing({
      name: 'sweep-door',
      everyMs: 10 * MINUTE_MS,
      run: (now) => sweepAuth({ db, enqueue, removeCaptured }, now),
    }),
    erasing({
      name: 'sweep-upgrade-copies',
      everyMs: HOUR_MS,
      async run(now) {
        const ages = await readAges(db, now);
        await sweepUpgradeCopies(config.dataDir, (at) =>
          ages.isOver(at, config.backup.keysKeptDays * DAY_MS),
        );
      },
    }),
    { name: 'sweep-captured-mail', everyMs: HOUR_MS, run: (now) => sweepCapturedMail(mailFolder, now) },
  ];
  const names = jobs.map(({ name }) => name);
  return [
    ...jobs,
    {
      name: 'watch-jobs',
      everyMs: MINUTE_MS,
      isLong: true,
      run: (now) => watchJobs({ db, log, channels: deps.allChannels, names }, now),
    },
  ];
}

/**
 * Fails while this machine cannot draw its site, so that health and alerts tell it as of any job.
 */
const sayWhetherPublished = (publishByItself: PublishByItself): Job => ({
  name: 'publish',
  everyMs: MINUTE_MS,
  async run() {
    if (publishByItself.failure) throw publishByItself.failure;
  },
});

/** The backups for BACKUP_TO, and their alerts. */
function backupJobs(all: JobDeps): Job[] {
  const { config, db, log, clock, allChannels } = all;
  const { files } = all.documentDeps;
  const { to, everyHours } = config.backup;
  if (!to) return [];
  const tellFault = (error: Error) =>
    log.error({ job: 'backup', errors: errorInLog(error) }, 'the record of a backup could not be kept');
  const deps = { db, files, photos: all.photos, dataDir: config.dataDir, to, clock, tellFault };
  return [
    {
      name: 'backup',
      everyMs: MINUTE_MS,
      isLong: true,
      async run(now) {
        const kept = (await mayErase(all, 'backup', now)) ? {} : ALL_KEPT;
        await backUpWhenDue({ ...deps, settings: { ...config.backup, ...kept } }, now);
      },
    },
    {
      name: 'watch-backup',
      everyMs: MINUTE_MS,
      isLong: true,
      run: (now) => watchBackup({ db, log, channels: allChannels, everyHours, place: placeName(to) }, now),
    },
  ];
}
