import type { Content } from '@rivermark/content';
import { type EnquiryWebhook, WEBHOOK_VERSION } from '@rivermark/contracts/enquiry-webhook';
import type { Clock } from '../clock/clock.ts';
import type { EnquiryWebhook as Receiver } from '../config/webhook.ts';
import type { EnquiryRow, OutboxRow } from '../db/schema.ts';
import type { EnquiryRepository } from '../intake/enquiry-repository.ts';
import { NothingToSay } from '../outbox/delivery-error.ts';
import { pageUrl } from '../page-url.ts';
import { followUpBossEvent } from './follow-up-boss.ts';
import { postJson } from './post-json.ts';
import { postSigned } from './post-signed.ts';

interface DeliverDeps {
  readonly enquiries: EnquiryRepository;
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly hook: Receiver;
  readonly content: () => Content;
  /** Timeout of the whole call; if absent, the default. */
  readonly timeoutMs?: number;
}

/** The webhook's payload for an enquiry. `id`: the delivery's, the same at each attempt. */
function payloadOf(id: string, enquiry: EnquiryRow, publicUrl: string): EnquiryWebhook {
  return {
    version: WEBHOOK_VERSION,
    event: 'enquiry.received',
    id,
    site: publicUrl,
    enquiry: {
      id: enquiry.id,
      kind: enquiry.kind,
      receivedAt: new Date(enquiry.received_at).toISOString(),
      name: enquiry.name,
      email: enquiry.email,
      phone: enquiry.phone,
      phoneE164: enquiry.phone_e164,
      details: JSON.parse(enquiry.details),
      page: enquiry.page,
      pageUrl: pageUrl(enquiry.page, publicUrl),
      sources: enquiry.sources === null ? null : JSON.parse(enquiry.sources),
      textConsent: { given: enquiry.consent_given === 1, version: enquiry.consent_version },
      spamMarks: JSON.parse(enquiry.spam_marks),
    },
  };
}

/** Follow Up Boss takes its API key as the user name of HTTP Basic, without a password. */
const basicAuthorization = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

/** The 'webhook' lane: sends an enquiry to the agent's CRM. */
export function enquiryDelivery({ enquiries, publicUrl, clock, hook, content, timeoutMs }: DeliverDeps) {
  return async (row: OutboxRow): Promise<readonly string[]> => {
    const enquiry = await enquiries.find(row.enquiry_id ?? '');
    if (!enquiry) throw new NothingToSay();
    if (hook.format === 'follow-up-boss') {
      const body = JSON.stringify(followUpBossEvent(content(), enquiry, publicUrl));
      await postJson(hook.url, body, { authorization: basicAuthorization(hook.secret) }, timeoutMs);
      return [];
    }
    await postSigned(hook, clock(), payloadOf(row.id, enquiry, publicUrl), {
      headers: { 'x-rivermark-event': 'enquiry.received', 'x-rivermark-delivery': row.id },
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    return [];
  };
}
