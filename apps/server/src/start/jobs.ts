import { sweep } from '../documents/retention/sweep.ts';
import { eraseEnquiriesBefore } from '../intake/erase-enquiries.ts';
import { capturedMailFolder } from '../mail/create-transport.ts';
import { sweepCapturedMail } from '../mail/sweep-captured.ts';
import { bundleWaiting } from '../outbox/brake.ts';
import type { Job } from '../scheduler/scheduler.ts';
import { watchMail } from '../watch/watch-mail.ts';
import type { Server } from './compose.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Everything that runs by the clock. */
export function jobsOf(server: Omit<Server, 'scheduler'>): Job[] {
  const { config, db, enqueue, outboxWorker, documentParts, handingOver } = server;
  const mailFolder = capturedMailFolder(config.dataDir);
  return [
    { name: 'watch-mail', everyMs: MINUTE_MS, run: (now) => watchMail(server, now) },
    {
      name: 'mail-digest',
      everyMs: 10 * MINUTE_MS,
      async run(now) {
        if ((await bundleWaiting(db, enqueue, now, config.mailsPerHour)) > 0) outboxWorker.wake();
      },
    },
    {
      name: 'sweep-documents',
      everyMs: 10 * MINUTE_MS,
      run: (now) => sweep(documentParts, handingOver, now),
    },
    {
      name: 'sweep-enquiries',
      everyMs: HOUR_MS,
      run: (now) =>
        eraseEnquiriesBefore({ ...server, mailFolder }, now - config.enquiryRetentionDays * DAY_MS),
    },
    { name: 'sweep-captured-mail', everyMs: HOUR_MS, run: (now) => sweepCapturedMail(mailFolder, now) },
  ];
}
