/** What the watch and the brake decide by. */
interface MailTraits {
  /**
   * A mail to the agent says what was held up before it, and its failure is told. A client who mistyped an address is
   * nothing that the agent's mail suffers from.
   */
  readonly to: 'agent' | 'backup' | 'client';
  /** It waits for a digest where more came within an hour than are mailed one by one. */
  readonly joinsDigest: boolean;
  /** It leaves until this share of the day's mails is used up, then waits: the lower the share, the sooner it gives way. */
  readonly share: number;
}

/**
 * Who gives way to whom as the day's mails run out: first what clients are told, then inquiries one by one, then all
 * that tells the agent of many things at once or of documents. What is left is for signing in.
 */
const shares = { clients: 0.5, singles: 0.75, agent: 0.9, door: 1 } as const;

/** Every mail that the server can send, by the name that its row in the outbox has. */
export const mailTemplates = {
  'enquiry-to-agent': { to: 'agent', joinsDigest: true, share: shares.singles },
  'enquiry-digest': { to: 'agent', joinsDigest: false, share: shares.agent },
  'documents-to-agent': { to: 'agent', joinsDigest: false, share: shares.agent },
  'documents-receipt': { to: 'client', joinsDigest: false, share: shares.clients },
  'documents-reminder': { to: 'agent', joinsDigest: false, share: shares.agent },
  'desk-link': { to: 'agent', joinsDigest: false, share: shares.door },
  'desk-notice': { to: 'agent', joinsDigest: false, share: shares.door },
  acknowledgement: { to: 'client', joinsDigest: false, share: shares.clients },
  reminder: { to: 'agent', joinsDigest: false, share: shares.agent },
  'reminder-to-backup': { to: 'backup', joinsDigest: false, share: shares.agent },
  'morning-digest': { to: 'agent', joinsDigest: false, share: shares.agent },
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
/** The templates that wait when this share of the day's mails, from 0 to 1, is used up. */
export const templatesBeyond = (used: number): readonly OutboxTemplate[] =>
  templatesThat(({ share }) => share <= used);
/** From this share on enquiries leave only in digests, and these less often. */
export const SINGLES_SHARE = shares.singles;
/** What is no mail; all else, also what a later version put in, goes by the lane of mails. */
export const templatesBesideMail: readonly OutboxTemplate[] = Object.values(otherLanes).flat();
export const templatesOfLane = (lane: Exclude<Lane, 'mail'>): readonly OutboxTemplate[] => otherLanes[lane];
