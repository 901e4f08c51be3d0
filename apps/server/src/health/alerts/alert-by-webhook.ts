import type { Webhook } from '../../config/webhook.ts';
import { postSigned } from '../../webhook/post-signed.ts';
import type { AlertChannel } from './alert-channel.ts';

/** By a signed call to an operator's program. */
export function alertByWebhook(hook: Webhook, site: string): AlertChannel {
  return {
    name: 'webhook',
    tell({ about: event, at, ...alert }) {
      const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());
      const times = {
        at: iso(at),
        ...('lastGoodAt' in alert && { lastGoodAt: iso(alert.lastGoodAt) }),
        ...('validUntil' in alert && { validUntil: iso(alert.validUntil) }),
      };
      return postSigned(hook, at, { event, site, ...alert, ...times });
    },
  };
}
