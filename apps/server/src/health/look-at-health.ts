import type { Clock } from '../clock/clock.ts';
import { readClockFacts } from '../clock/clock-facts.ts';
import type { LeaseClock } from '../clock/lease-clock.ts';
import { placeName } from '../config/backup-settings.ts';
import { releaseMadeAt } from '../config/release-made-at.ts';
import type { Config } from '../config.ts';
import { templatesOfChannel } from '../db/mail-templates.ts';
import type { Database } from '../db/open-database.ts';
import { diskSpaceOf } from '../disk-space.ts';
import { LATE_MS } from '../outbox/late.ts';
import { countRestored, mailsInTrouble } from '../outbox/mails-about.ts';
import type { AgentCalendar } from '../showings/calendar/agent-calendar.ts';
import { backupHealth } from './backup/backup-health.ts';
import { backupHealthItem } from './backup/backup-health-item.ts';
import { calendarHealth } from './calendar-health.ts';
import type { AskCertificate } from './certificate/ask-certificate.ts';
import { certificateHealth } from './certificate/certificate-health.ts';
import { createCertificateSeen } from './certificate/certificate-seen.ts';
import { clockHealth } from './clock/clock-health.ts';
import { documentFilesHealth } from './documents/document-files-health.ts';
import type { HealthItem } from './health-item.ts';
import { selfTestHealth, workerHealth } from './jobs/job-health.ts';
import { jobsHealth } from './jobs/jobs-health.ts';
import { workerLastSeen } from './jobs/worker-last-seen.ts';
import { crmHealth } from './mail/crm-health.ts';
import { mailDayHealth } from './mail/mail-day-health.ts';
import { mailHealth } from './mail/mail-health.ts';
import { mailHealthItem } from './mail/mail-health-item.ts';
import { pushHealth } from './mail/push-health.ts';
import { restoredHealth } from './mail/restored-health.ts';
import { programHealth } from './program-health.ts';
import { diskHealth } from './storage/disk-health.ts';

/** How everything stands. */
export interface Health {
  readonly items: readonly HealthItem[];
  /** The items that someone should act on, the worst first. */
  readonly troubles: readonly HealthItem[];
  /** Mails held back as possible spam. */
  readonly held: number;
}

type HealthConfig = Pick<
  Config,
  | 'publicUrl'
  | 'dataDir'
  | 'selfTestAt'
  | 'smtpUrl'
  | 'enquiryWebhook'
  | 'backup'
  | 'mailsPerHour'
  | 'mailsPerDay'
>;

/** `waits`: for the certificate and the agent's calendar, if they were not looked at yet. */
export type LookAtHealth = (waits: boolean) => Promise<Health>;

/** More are not counted. */
const MOST_IN_TROUBLE = 50;

interface HealthDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly leaseClock: LeaseClock;
  readonly config: HealthConfig;
  readonly askCertificate: AskCertificate;
  readonly calendar: AgentCalendar;
}

export function createLookAtHealth({
  db,
  clock,
  leaseClock,
  config,
  askCertificate,
  calendar,
}: HealthDeps): LookAtHealth {
  const certificate = createCertificateSeen(config.publicUrl, clock, askCertificate);
  const { to, everyHours } = config.backup;
  const [backupEveryHours, place] = to ? [everyHours, placeName(to)] : [];
  const running = { madeAt: releaseMadeAt(), node: process.versions.node };
  return async (waits) => {
    const now = clock();
    const program = programHealth({ ...running, now });
    const [
      mail,
      mailDay,
      troubled,
      lastSeen,
      selfTest,
      diskSpace,
      seen,
      push,
      backup,
      restored,
      documentFiles,
      regularWork,
      clockFacts,
      calendarRead,
    ] = await Promise.all([
      mailHealth(db, now),
      mailDayHealth(db, config, now),
      mailsInTrouble(db, now - LATE_MS, MOST_IN_TROUBLE),
      workerLastSeen(db),
      db.selectFrom('self_test').selectAll().orderBy('started_at', 'desc').limit(1).executeTakeFirst(),
      diskSpaceOf(config.dataDir),
      waits ? certificate.looked() : certificate.known(),
      pushHealth(db, now),
      backupHealth(db, backupEveryHours, now, place),
      countRestored(db),
      documentFilesHealth(db),
      jobsHealth(db, now),
      readClockFacts(db, clock, leaseClock, now),
      calendar.reading(waits),
    ]);
    const untold = troubled.filter(({ template }) => templatesOfChannel('webhook').includes(template)).length;
    const ofCalendar = calendarHealth(calendarRead, now);
    const items = [
      mailHealthItem(mail, restored),
      ...(mailDay ? [mailDay] : []),
      // Also where it is turned off since: what it was not told stands on the page of health.
      ...(config.enquiryWebhook || untold > 0 ? [crmHealth(untold)] : []),
      ...(push ? [push] : []),
      ...(ofCalendar ? [ofCalendar] : []),
      workerHealth(lastSeen, now),
      ...(regularWork ? [regularWork] : []),
      selfTestHealth({
        last: selfTest,
        isOn: config.selfTestAt !== undefined && config.smtpUrl !== undefined,
        now,
      }),
      backupHealthItem(backup, backupEveryHours, now),
      ...(restored > 0 ? [restoredHealth(restored)] : []),
      ...(documentFiles ? [documentFiles] : []),
      diskHealth(diskSpace),
      certificateHealth(new URL(config.publicUrl), seen, now),
      ...(program ? [program] : []),
      clockHealth(clockFacts),
    ];
    const inState = (state: HealthItem['state']) => items.filter((item) => item.state === state);
    return { items, troubles: [...inState('wrong'), ...inState('attention')], held: mail.held };
  };
}
