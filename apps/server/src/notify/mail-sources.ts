import type { Content } from '@rivermark/content';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import type { OutboxRow } from '../db/schema.ts';
import type { EnquiryRepository } from '../intake/enquiry-repository.ts';
import type { OutgoingMail } from '../mail/transport.ts';
import type { Keyring } from '../secrets/keyring.ts';

/** What mails are composed from. */
export interface MailSources {
  readonly db: Database;
  readonly enquiries: EnquiryRepository;
  readonly keyring: Keyring;
  readonly config: Pick<
    Config,
    | 'agent'
    | 'agentPassphraseHash'
    | 'broker'
    | 'documentsNeedSignIn'
    | 'mailFrom'
    | 'publicUrl'
    | 'reminders'
    | 'mailsPerHour'
    | 'mailsPerDay'
  >;
  readonly clock: Clock;
  /** The site's current content. */
  readonly content: () => Content;
  /** A home's picture for mails, as JPEG. */
  readonly pictureOfHome: (home: string) => Promise<Buffer | undefined>;
}

/**
 * Composes one kind of mail. `notice`: what the agent must know about mail delivery itself; '' for
 * nothing.
 */
export type Compose = (row: OutboxRow, notice: string) => Promise<OutgoingMail>;
