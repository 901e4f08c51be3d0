import * as z from 'zod/mini';
import { storedKinds } from './forms/kinds.ts';

/**
 * The payload's version. Additions keep it; receivers ignore unknown fields. Renaming or removing a
 * field, or changing its meaning, needs a new version.
 */
export const WEBHOOK_VERSION = 1;

const visitSource = z.object({
  /** The link's campaign (UTM). */
  source: z.optional(z.string()),
  medium: z.optional(z.string()),
  campaign: z.optional(z.string()),
  term: z.optional(z.string()),
  content: z.optional(z.string()),
  /** The host of the page with the link. */
  host: z.optional(z.string()),
});

/**
 * What ENQUIRY_WEBHOOK_URL receives about an enquiry. docs/webhook.md explains it with an example.
 */
export const enquiryWebhook = z.object({
  version: z.literal(WEBHOOK_VERSION),
  event: z.literal('enquiry.received'),
  /** The delivery's id, the same at each attempt. A known id is a repeat. */
  id: z.uuid(),
  /** The site's address. */
  site: z.url(),
  enquiry: z.object({
    id: z.uuid(),
    kind: z.enum(storedKinds),
    receivedAt: z.iso.datetime(),
    name: z.string(),
    /** '' for a guest of an open house who left a phone number alone. */
    email: z.union([z.email(), z.literal('')]),
    /** As it was typed; '' for such a guest who left an email address alone. */
    phone: z.string(),
    /** Null if the number could not be parsed. */
    phoneE164: z.nullable(z.string().check(z.regex(/^\+\d+$/))),
    /** The fields of this kind of form besides the sender. Empty ones are absent. */
    details: z.record(z.string(), z.string()),
    /** Path and address of the page it was sent from; '' if unknown. */
    page: z.string(),
    pageUrl: z.url(),
    /** The outside sources of the visit; null where there was none. */
    sources: z.nullable(z.object({ first: visitSource, last: visitSource })),
    textConsent: z.object({ given: z.boolean(), version: z.string() }),
    /** Signs of spam; empty for most. */
    spamMarks: z.array(z.string()),
  }),
});

export type EnquiryWebhook = z.output<typeof enquiryWebhook>;
