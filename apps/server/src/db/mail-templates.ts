/** What the watch, the limits on mail and the order of sending decide by. */
interface MailTraits {
  /**
   * A mail to the agent says what was held up before it, and its failure is told. A client who mistyped an address is
   * nothing that the agent's mail suffers from.
   */
  readonly to: 'agent' | 'backup' | 'broker' | 'client';
  /** Whose part of an hour's and a day's mails it uses. */
  readonly part: 'enquiries' | 'others';
  /** It waits once its part has used this share of the hour's (others to the agent) or the day's mails. */
  readonly share: number;
  /** The mail that brings many of its kind together, where there are too many to leave one by one. */
  readonly digest?: 'enquiry-digest' | 'documents-digest';
}

/** Six tenths of the mails are for enquiries alone: five for single ones, one for digests. */
const enquiries = { single: 0.5, digest: 0.6 } as const;
/** Four tenths are for everything else. Mails to clients give way first, and signing in last. */
const others = { client: 0.2, agent: 0.3, auth: 0.4 } as const;

/** Every mail that the server can send, by the name that its row in the outbox has. */
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

/** What leaves otherwise than by mail: each way has a lane of its own in the outbox, so that no mail waits for it. */
const otherChannels = { webhook: ['enquiry-to-webhook'], push: ['reminder-push'] } as const;

export type OutboxChannel = 'mail' | keyof typeof otherChannels;
/** All that the outbox carries. */
export type OutboxTemplate = MailTemplate | (typeof otherChannels)[keyof typeof otherChannels][number];

const traitsOf: Readonly<Record<MailTemplate, MailTraits>> = mailTemplates;
const templatesThat = (are: (traits: MailTraits) => boolean) =>
  (Object.keys(mailTemplates) as MailTemplate[]).filter((template) => are(traitsOf[template]));

export const templatesToClients: readonly OutboxTemplate[] = templatesThat(({ to }) => to === 'client');
export const templatesOfEnquiries: readonly OutboxTemplate[] = templatesThat(
  ({ part }) => part === 'enquiries',
);
/** Leave before everything else that is due: somebody waits for them. */
export const templatesFirst: readonly OutboxTemplate[] = [...templatesOfEnquiries, 'desk-link'];
/** The templates of a part that wait once so much of all mails, from 0 to 1, was used by it. */
export const templatesBeyond = (part: MailTraits['part'], used: number): readonly OutboxTemplate[] =>
  templatesThat((traits) => traits.part === part && traits.share <= used);
/** From this share on enquiries leave in digests only, and these less often. */
export const SINGLES_SHARE = enquiries.single;
/** The share of a day's mails that one kind of digest uses at most. */
export const DIGESTS_SHARE = enquiries.digest - enquiries.single;
/** What is no mail; all else, also what a later version put in, goes by the lane of mails. */
export const templatesBesideMail: readonly OutboxTemplate[] = Object.values(otherChannels).flat();
export const templatesOfChannel = (channel: Exclude<OutboxChannel, 'mail'>): readonly OutboxTemplate[] =>
  otherChannels[channel];
