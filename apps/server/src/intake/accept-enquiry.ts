import { randomUUID } from 'node:crypto';
import type { SiteIdentity } from '@rivermark/content/site';
import type { Enquiry } from '@rivermark/contracts/email-send';
import { TEXT_CONSENT_VERSION, textConsent } from '@rivermark/contracts/forms';
import { addressGroup, networkOf } from '../address-group.ts';
import type { Clock } from '../clock/clock.ts';
import { isFaultOfRow } from '../db/fault-of-row.ts';
import type { Database } from '../db/open-database.ts';
import { retryDeadlock } from '../db/retry-deadlock.ts';
import type { EnquiryRow, NewEnquiry } from '../db/schema.ts';
import { isDiskFull, type ReserveFile } from '../db/sqlite/reserve-file.ts';
import { firstE164 } from '../dialable-phone.ts';
import { AppError } from '../errors.ts';
import type { Enqueue } from '../outbox/enqueue.ts';
import type { Keyring } from '../secrets/keyring.ts';
import type { Acknowledge } from './acknowledge.ts';
import { assessSpam } from './assess-spam.ts';
import type { EnquiryRepository } from './enquiry-repository.ts';
import { noteNetwork } from './flood.ts';
import { groupCommit } from './group-commit.ts';

/** The origin of an enquiry as the server saw it. */
export interface Arrival {
  readonly via: EnquiryRow['via'];
  /** The browser reported a page of another site as its source. */
  readonly foreignOrigin: boolean;
  /** Its sender is over a limit: it is marked, and mailed only in a digest. */
  readonly isBeyondLimit?: boolean;
  /** The sender's network address; absent if no request sent it. */
  readonly ip?: string;
}

/** Resolves when the enquiry is on stable storage; otherwise rejects with AppError 'not-stored'. */
export type AcceptEnquiry = (enquiry: Enquiry, arrival: Arrival) => Promise<void>;

interface Arrived {
  readonly enquiry: NewEnquiry;
  readonly isForDigest: boolean;
  readonly network: string | undefined;
}

export interface IntakeDeps {
  readonly db: Database;
  readonly enquiries: EnquiryRepository;
  readonly enqueue: Enqueue;
  readonly keyring: Pick<Keyring, 'sign'>;
  readonly clock: Clock;
  readonly content: () => { readonly identity: SiteIdentity };
  /** Whether to notify the agent's CRM too. */
  readonly tellsWebhook: boolean;
  /** If absent, visitors get no instant acknowledgement. */
  readonly acknowledge?: Acknowledge;
  /** Called after a commit that added to the outbox. */
  readonly wakeOutbox: () => void;
  /** The database's reserve on a full disk; absent if the database is on another machine. */
  readonly reserve?: Pick<ReserveFile, 'giveUp'>;
}

/** Retries while the disk is full and the reserve has room to free. */
async function withReserve(
  reserve: Pick<ReserveFile, 'giveUp'> | undefined,
  work: () => Promise<void>,
): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDiskFull(error) || !reserve?.giveUp()) throw error;
    }
  }
}

/**
 * The intake: writes an enquiry and its outbox row in one transaction. Enquiries that arrive at the
 * same moment share one, up to `largestGroup`. Repeated keys, stored or in the same group, are
 * accepted and change nothing.
 */
export function createIntake(
  {
    db,
    enquiries,
    enqueue,
    keyring,
    clock,
    content,
    tellsWebhook,
    acknowledge,
    wakeOutbox,
    reserve,
  }: IntakeDeps,
  largestGroup?: number,
): AcceptEnquiry {
  const store = (group: readonly Arrived[]) =>
    db.transaction().execute(async (transaction) => {
      for (const { enquiry, network, isForDigest } of group) {
        if (!(await enquiries.add(transaction, enquiry))) continue;
        if (network !== undefined) {
          const of = { enquiryId: enquiry.id, network, at: enquiry.received_at };
          await noteNetwork(transaction, keyring, of);
        }
        const about = {
          enquiryId: enquiry.id,
          held: enquiry.held === 1,
          marked: enquiry.spam_marks !== '[]',
        };
        await enqueue(transaction, { template: 'enquiry-to-agent', ...about, isForDigest });
        await acknowledge?.(transaction, enquiry);
        // Receivers take every webhook call for a client, so tests are not sent.
        if (tellsWebhook && enquiry.via !== 'self-test')
          await enqueue(transaction, { template: 'enquiry-to-webhook', ...about });
      }
    });
  const commit = groupCommit(
    async (group: readonly Arrived[]) => {
      await withReserve(reserve, () => retryDeadlock(() => store(inKeyOrder(group))));
      wakeOutbox();
      return group.map(() => undefined);
    },
    isFaultOfRow,
    largestGroup,
  );

  return async (enquiry, arrival) => {
    try {
      await commit({
        enquiry: rowOf(enquiry, arrival, clock(), content().identity),
        isForDigest: arrival.isBeyondLimit === true,
        network: arrival.ip === undefined ? undefined : networkOf(addressGroup(arrival.ip)),
      });
    } catch (cause) {
      throw new AppError('not-stored', 'Your message could not be stored. Please try again or call.', {
        cause,
      });
    }
  };
}

/**
 * All machines insert keys in the same order, so that two groups with the same keys cannot
 * deadlock.
 */
const inKeyOrder = (group: readonly Arrived[]) =>
  group.toSorted((one, other) => (one.enquiry.enquiry_key < other.enquiry.enquiry_key ? -1 : 1));

function rowOf(enquiry: Enquiry, arrival: Arrival, now: number, identity: SiteIdentity): NewEnquiry {
  const spamSigns = assessSpam(enquiry, arrival);
  const { version } = enquiry.textConsent;
  return {
    id: randomUUID(),
    enquiry_key: enquiry.enquiryKey ?? randomUUID(),
    kind: enquiry.kind,
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone,
    phone_e164: firstE164(enquiry.phone),
    details: JSON.stringify(enquiry.details),
    page: enquiry.page,
    received_at: now,
    via: arrival.via,
    consent_given: enquiry.textConsent.given ? 1 : 0,
    // We know only the wording of our current version. For others we store the version that was
    // sent.
    consent_text: version === TEXT_CONSENT_VERSION ? textConsent(identity) : '',
    consent_version: version,
    spam_marks: JSON.stringify(spamSigns),
    held: spamSigns.includes('honeypot') ? 1 : 0,
    sources: enquiry.sources ? JSON.stringify(enquiry.sources) : null,
  };
}
