import * as z from 'zod/mini';
import { enquiryKinds } from './forms/kinds.ts';

/**
 * Of the payload below. What is only added keeps the version; a receiver reads over what it does not know. What is
 * renamed, dropped or means something else takes the next one.
 */
export const WEBHOOK_VERSION = 1;

const visitSource = z.object({
  /** Of the campaign in the link (UTM). */
  source: z.optional(z.string()),
  medium: z.optional(z.string()),
  campaign: z.optional(z.string()),
  term: z.optional(z.string()),
  content: z.optional(z.string()),
  /** Of the page that the link was on. */
  host: z.optional(z.string()),
});

/** What ENQUIRY_WEBHOOK_URL is told of an enquiry. In words, with an example: docs/webhook.md. */
export const enquiryWebhook = z.object({
  version: z.literal(WEBHOOK_VERSION),
  event: z.literal('enquiry.received'),
  /** Of this telling, the same at each attempt: what was seen before is a repeat. */
  id: z.uuid(),
  /** The site's address. */
  site: z.url(),
  enquiry: z.object({
    id: z.uuid(),
    kind: z.enum(enquiryKinds),
    receivedAt: z.iso.datetime(),
    name: z.string(),
    email: z.email(),
    /** As it was typed. */
    phone: z.string(),
    /** Null where the number could not be read. */
    phoneE164: z.nullable(z.string().check(z.regex(/^\+\d+$/))),
    /** What the kind of form asks beside who sends it; what was not filled in is absent. */
    details: z.record(z.string(), z.string()),
    /** The path of the page it was sent from, '' where unknown, and its address. */
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
