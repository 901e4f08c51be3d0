import type { Webhook } from '../config/webhook.ts';
import { postSigned } from '../webhook/post-signed.ts';
import type { AlertChannel } from './mail-alert.ts';

/** By a signed call to an operator's program. */
export function alertByWebhook(hook: Webhook, site: string): AlertChannel {
  return {
    name: 'webhook',
    tell: ({ at, ...alert }) =>
      postSigned(hook, at, { event: 'mail', site, ...alert, at: new Date(at).toISOString() }),
  };
}
