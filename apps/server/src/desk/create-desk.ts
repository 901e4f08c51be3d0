import type { Content } from '@rivermark/content';
import type { Clock } from '../clock/clock.ts';
import type { LeaseClock } from '../clock/lease-clock.ts';
import type { Config } from '../config.ts';
import type { SiteDesk } from '../content-editing/create-site-desk.ts';
import { type VisitFigures, visitFigures } from '../counts/visit-figures.ts';
import type { Database } from '../db/open-database.ts';
import type { Documents } from '../documents/create-documents.ts';
import type { AskCertificate } from '../health/certificate/ask-certificate.ts';
import { createLookAtHealth, type LookAtHealth } from '../health/look-at-health.ts';
import { createTroubledMails, type TroubledMails } from '../health/mail/mails-in-trouble.ts';
import type { ContactRecord } from '../intake/contact-record.ts';
import { type EnquiryList, enquiryList } from '../intake/enquiry-list.ts';
import type { EnquiryRepository } from '../intake/enquiry-repository.ts';
import type { LetterDesk } from '../letters/letter-desk.ts';
import type { LetterSubscriptions } from '../letters/subscriptions.ts';
import type { AgentCalendar } from '../showings/calendar/agent-calendar.ts';
import type { ShowingBook } from '../showings/showing-book.ts';
import { type CalendarFeed, createCalendarFeed } from './calendar-feed.ts';
import { createDeskData, type DeskData } from './desk-data.ts';
import { createDeskEnquiries, type DeskEnquiries } from './enquiries/desk-enquiries.ts';
import { createFloods, type Floods } from './enquiries/floods.ts';
import { createSettleSeveral, type SettleSeveral } from './enquiries/settle-several.ts';
import { deskFigures, type Figures } from './figures/desk-figures.ts';
import { createFollowUps, type FollowUps } from './follow-ups/follow-ups.ts';
import { createReplyTemplates, type ReplyTemplates } from './replies/reply-templates.ts';

interface DeskDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly leaseClock: LeaseClock;
  readonly config: Pick<
    Config,
    | 'publicUrl'
    | 'dataDir'
    | 'documentRetentionDays'
    | 'selfTestAt'
    | 'smtpUrl'
    | 'enquiryWebhook'
    | 'backup'
    | 'countsVisits'
    | 'mailsPerHour'
    | 'mailsPerDay'
  >;
  readonly content: () => Content;
  readonly enquiries: EnquiryRepository;
  readonly contacts: ContactRecord;
  readonly documents: Documents;
  readonly wakeOutbox: () => void;
  readonly askCertificate: AskCertificate;
  readonly showings: ShowingBook;
  readonly calendar: AgentCalendar;
  readonly letterSubscriptions: LetterSubscriptions;
  readonly letters: LetterDesk;
  readonly site: SiteDesk;
  /** Removes the captured copy of a mail, where there is one. */
  readonly removeCaptured: (mailId: string) => Promise<void>;
}

/** Everything that the desk's rooms may ask for. */
export interface Desk {
  readonly clock: Clock;
  readonly enquiries: DeskEnquiries;
  readonly settling: SettleSeveral;
  readonly floods: Floods;
  readonly followUps: FollowUps;
  readonly replies: ReplyTemplates;
  readonly showings: ShowingBook;
  readonly calendar: AgentCalendar;
  readonly calendarFeed: CalendarFeed;
  readonly list: EnquiryList;
  readonly documents: Documents;
  /** For how many days documents are kept, and are kept longer once. */
  readonly retentionDays: number;
  readonly lookAtHealth: LookAtHealth;
  readonly troubledMails: TroubledMails;
  readonly data: DeskData;
  readonly site: SiteDesk;
  readonly letters: LetterDesk;
  /** How fast enquiries of so many weeks were answered. */
  readonly figures: (weeks: number) => Promise<Figures>;
  /** What was counted in so many days. Absent: this site does not count its visits. */
  readonly visits?: (days: number) => Promise<VisitFigures>;
}

export function createDesk(deps: DeskDeps): Desk {
  const { db, clock, config, content, documents, wakeOutbox, showings, calendar } = deps;
  const list = enquiryList(db);
  return {
    clock,
    enquiries: createDeskEnquiries({ ...deps, list }),
    settling: createSettleSeveral(deps),
    floods: createFloods(deps),
    followUps: createFollowUps(deps),
    replies: createReplyTemplates(deps),
    showings,
    calendar,
    calendarFeed: createCalendarFeed(deps),
    list,
    documents,
    retentionDays: config.documentRetentionDays,
    lookAtHealth: createLookAtHealth(deps),
    troubledMails: createTroubledMails(db, clock, wakeOutbox),
    data: createDeskData({ ...deps, list }),
    site: deps.site,
    letters: deps.letters,
    figures: (weeks) => deskFigures(db, content(), clock(), weeks),
    ...(config.countsVisits && { visits: (days: number) => visitFigures(db, clock, days) }),
  };
}
