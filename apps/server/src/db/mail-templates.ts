/** The traits that monitoring, mail limits and sending order use. */
interface MailTraits {
  /**
   * Mails to the agent mention what was delayed before them, and their failures raise alerts. A
   * failed mail to a client is no problem of the agent's mail: clients mistype addresses.
   */
  readonly to: 'agent' | 'backup' | 'broker' | 'client';
  /** Whose share of the hourly and daily mail limits it uses. */
  readonly part: 'enquiries' | 'others';
  /**
   * It waits once its part has used this share of the hourly (for other mails to the agent) or
   * daily limit.
   */
  readonly share: number;
  /** The digest that collects mails of this kind if there are too many to send one by one. */
  readonly digest?: 'enquiry-digest' | 'documents-digest';
  /** Sent at most once, even when a process dies while it is sent. */
  readonly once?: true;
}

/** Enquiries have six tenths of the mails: five for single ones, one for digests. */
const enquiries = { single: 0.5, digest: 0.6 } as const;
/** Everything else has four tenths. Letters wait first, then mails to clients, then the others. */
const others = { letter: 0.15, client: 0.2, agent: 0.3, auth: 0.4 } as const;

/** Every mail that the server can send, by its template name in the outbox. */
export const mailTemplates = {
  'enquiry-to-agent': {
    to: 'agent',
    part: 'enquiries',
    share: enquiries.single,
    digest: 'enquiry-digest',
  },
  'enquiry-digest': { to: 'agent', part: 'enquiries', share: enquiries.digest },
  'documents-to-agent': { to: 'agent', part: 'others', share: others.agent, digest: 'documents-digest' },
  'documents-digest': { to: 'agent', part: 'others', share: others.agent },
  'documents-receipt': { to: 'client', part: 'others', share: others.client },
  'documents-reminder': { to: 'agent', part: 'others', share: others.agent },
  'desk-link': { to: 'agent', part: 'others', share: others.auth },
  'desk-notice': { to: 'agent', part: 'others', share: others.auth },
  'letter-confirmation': { to: 'client', part: 'others', share: others.client },
  'home-letter': { to: 'client', part: 'others', share: others.letter, once: true },
  acknowledgement: { to: 'client', part: 'others', share: others.client },
  'showing-times': { to: 'client', part: 'others', share: others.agent },
  'showing-to-visitor': { to: 'client', part: 'others', share: others.agent },
  'showing-to-agent': { to: 'agent', part: 'others', share: others.agent },
  reminder: { to: 'agent', part: 'others', share: others.agent },
  'reminder-to-backup': { to: 'backup', part: 'others', share: others.agent },
  'broker-request': { to: 'broker', part: 'others', share: others.agent },
  'broker-answer': { to: 'agent', part: 'others', share: others.agent },
  'morning-digest': { to: 'agent', part: 'others', share: others.agent },
} as const satisfies Record<string, MailTraits>;

export type MailTemplate = keyof typeof mailTemplates;

/** Channels other than mail. Each has its own lane in the outbox, so mails never wait for it. */
const otherChannels = { webhook: ['enquiry-to-webhook'], push: ['reminder-push'] } as const;
/** Mails to many. Their channel has its own connection, and they count as the day's mails. */
const letters = ['home-letter'] as const satisfies readonly MailTemplate[];

export type OutboxChannel = 'mail' | 'letters' | keyof typeof otherChannels;
/** Every template in the outbox. */
export type OutboxTemplate = MailTemplate | (typeof otherChannels)[keyof typeof otherChannels][number];

const traitsOf: Readonly<Record<MailTemplate, MailTraits>> = mailTemplates;
const templatesThat = (are: (traits: MailTraits) => boolean) =>
  (Object.keys(mailTemplates) as MailTemplate[]).filter((template) => are(traitsOf[template]));

export const templatesToClients: readonly OutboxTemplate[] = templatesThat(({ to }) => to === 'client');
export const templatesOfEnquiries: readonly OutboxTemplate[] = templatesThat(
  ({ part }) => part === 'enquiries',
);
/** Sent before everything else that is due, because somebody waits for them. */
export const templatesFirst: readonly OutboxTemplate[] = [...templatesOfEnquiries, 'desk-link'];
/** The templates of a part that must wait once it has used this share of all mails, from 0 to 1. */
export const templatesBeyond = (part: MailTraits['part'], used: number): readonly OutboxTemplate[] =>
  templatesThat((traits) => traits.part === part && traits.share <= used);
/** Above this share, enquiries are sent only in digests, and these less often. */
export const SINGLES_SHARE = enquiries.single;
/** The share of a day's mails above which letters wait. */
export const LETTERS_SHARE = others.letter;
/** The largest share of a day's mails for one kind of digest. */
export const DIGESTS_SHARE = enquiries.digest - enquiries.single;
/** Letters that wait say nothing about the agent's other mail. */
export const templatesOfLetters: readonly OutboxTemplate[] = letters;
/** Whether a mail is sent at most once, and rather not at all than twice. */
export const leavesOnce = (template: OutboxTemplate): boolean =>
  traitsOf[template as MailTemplate]?.once === true;
/**
 * Templates that are not mails. Everything else uses the mail lane, including a later version's.
 */
export const templatesBesideMail: readonly OutboxTemplate[] = Object.values(otherChannels).flat();
export const templatesOfChannel = (channel: Exclude<OutboxChannel, 'mail'>): readonly OutboxTemplate[] =>
  channel === 'letters' ? letters : otherChannels[channel];
