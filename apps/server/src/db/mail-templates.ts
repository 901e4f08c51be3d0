/** What the watch and the brake decide by. */
interface MailTraits {
  /**
   * A mail to the agent says what was held up before it, and its failure is told. A client who mistyped an address is
   * nothing that the agent's mail suffers from.
   */
  readonly to: 'agent' | 'client';
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
} as const satisfies Record<string, MailTraits>;

export type MailTemplate = keyof typeof mailTemplates;

const templatesThat = (are: (traits: MailTraits) => boolean) =>
  (Object.keys(mailTemplates) as MailTemplate[]).filter((template) => are(mailTemplates[template]));

export const templatesToClients = templatesThat(({ to }) => to === 'client');
export const templatesOfDigests = templatesThat(({ joinsDigest }) => joinsDigest);
