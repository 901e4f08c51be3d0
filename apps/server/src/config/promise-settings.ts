import { type Mailbox, parseMailbox } from '../mailbox.ts';
import { clockTime, flag, increasingHours, integer, oneOf, smtpUrl } from './parsers.ts';
import type { Read } from './read.ts';

/** When reminders of an unanswered enquiry go out. */
export interface ReminderSettings {
  /** Hours after it was received, ascending; the first counts in business hours alone. */
  readonly steps: readonly [number, ...number[]];
  /** Jacksonville time of the morning digest. */
  readonly digestAt: string;
  /** A second person, reminded after this many hours. */
  readonly backup?: { readonly mailbox: Mailbox; readonly fromHours: number };
}

/** Settings for keeping the promise of a timely answer. */
export interface PromiseSettings {
  /** The agent's stand-in, who also hears when the site needs attention. */
  readonly standIn?: Mailbox;
  /** Absent: no reminders. */
  readonly reminders?: ReminderSettings;
  /** Whether visitors get an automatic reply at once. */
  readonly acknowledges: boolean;
  /** Jacksonville time of the daily self-test. Absent: none. */
  readonly selfTestAt?: string;
  /** A second mail server, for the alert that the first takes no mail. */
  readonly alertSmtpUrl?: URL;
}

const timeOrOff = (text: string): string => (text === 'off' ? text : clockTime(text));

export function promiseSettings(read: Read): PromiseSettings {
  const switched = read('REMINDERS', 'on', oneOf('on', 'off'), "'on' or 'off'");
  const steps = read(
    'REMINDER_HOURS',
    [1, 4, 20, 24] as const,
    increasingHours,
    'whole hours from 1 to 168, ascending, with commas between, such as 1,4,20,24',
  );
  const digestAt = read('MORNING_DIGEST_AT', '08:00', clockTime, 'a time such as 08:00');
  const mailbox = read('BACKUP_EMAIL', undefined, parseMailbox, 'one email address');
  const fromHours = read('BACKUP_AFTER_HOURS', 20, integer(1, 168), 'a whole number of hours from 1 to 168');
  const selfTestAt = read('SELF_TEST_AT', '06:30', timeOrOff, "a time such as 06:30, or 'off'");
  const alertSmtpUrl = read(
    'ALERT_SMTP_URL',
    undefined,
    smtpUrl,
    'smtp://user:password@host:port or smtps://…',
  );
  return {
    ...(mailbox && { standIn: mailbox }),
    ...(switched === 'on' && {
      reminders: { steps, digestAt, ...(mailbox && { backup: { mailbox, fromHours } }) },
    }),
    acknowledges: read('ACK_VISITOR', false, flag, "'1' or '0'"),
    ...(selfTestAt !== 'off' && { selfTestAt }),
    ...(alertSmtpUrl && { alertSmtpUrl }),
  };
}
