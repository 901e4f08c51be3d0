/** What the watch and the brake decide by. */
interface MailTraits {
  /**
   * A mail to the agent says what was held up before it, and its failure is told. A client who mistyped an address is
   * nothing that the agent's mail suffers from.
   */
  readonly to: 'agent' | 'backup' | 'client';
  /** It waits for a digest where more came within an hour than are mailed one by one. */
  readonly joinsDigest: boolean;
}

/** Every mail that the server can send, by the name that its row in the outbox has. */
export const mailTemplates = {
  'enquiry-to-agent': { to: 'agent', joinsDigest: true },
  'enquiry-digest': { to: 'agent', joinsDigest: false },
  'documents-to-agent': { to: 'agent', joinsDigest: false },
  'documents-receipt': { to: 'client', joinsDigest: false },
  'documents-reminder': { to: 'agent', joinsDigest: false },
  'desk-link': { to: 'agent', joinsDigest: false },
  'desk-notice': { to: 'agent', joinsDigest: false },
  acknowledgement: { to: 'client', joinsDigest: false },
  reminder: { to: 'agent', joinsDigest: false },
  'reminder-to-backup': { to: 'backup', joinsDigest: false },
  'morning-digest': { to: 'agent', joinsDigest: false },
} as const satisfies Record<string, MailTraits>;

export type MailTemplate = keyof typeof mailTemplates;

/** What leaves otherwise than by mail: each way has a lane of its own in the outbox, so that no mail waits for it. */
const otherLanes = { webhook: ['enquiry-to-webhook'], push: ['reminder-push'] } as const;

export type Lane = 'mail' | keyof typeof otherLanes;
/** All that the outbox carries. */
export type OutboxTemplate = MailTemplate | (typeof otherLanes)[keyof typeof otherLanes][number];

const templatesThat = (are: (traits: MailTraits) => boolean) =>
  (Object.keys(mailTemplates) as MailTemplate[]).filter((template) => are(mailTemplates[template]));

export const templatesToClients: readonly OutboxTemplate[] = templatesThat(({ to }) => to === 'client');
export const templatesOfDigests: readonly OutboxTemplate[] = templatesThat(({ joinsDigest }) => joinsDigest);
/** What is no mail; all else, also what a later version put in, goes by the lane of mails. */
export const templatesBesideMail: readonly OutboxTemplate[] = Object.values(otherLanes).flat();
export const templatesOfLane = (lane: Exclude<Lane, 'mail'>): readonly OutboxTemplate[] => otherLanes[lane];
