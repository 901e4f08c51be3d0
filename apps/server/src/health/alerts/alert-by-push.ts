import { alertHeadline } from '@rivermark/emails';
import type { Clock } from '../../clock/clock.ts';
import { type SendPush, SubscriptionGone } from '../../push/send-push.ts';
import type { PushSubscriptions } from '../../push/subscriptions.ts';
import { type AlertChannel, NobodyListens } from './alert-channel.ts';

/**
 * Notifies every subscribed browser, directly and not by the outbox, which the alert may be about.
 * Fails if no browser could be notified. One that was notified gets no repeat because another
 * failed.
 */
export function alertByPush(subscriptions: PushSubscriptions, send: SendPush, clock: Clock): AlertChannel {
  return {
    name: 'push',
    async tell(alert) {
      const note = { title: alertHeadline(alert), body: 'Open your desk to see why.', tag: alert.about };
      const tries = (await subscriptions.all(clock())).map(async (subscription) => {
        try {
          await send(subscription, note);
          return true;
        } catch (error) {
          if (!(error instanceof SubscriptionGone)) throw error;
          await subscriptions.gone(subscription.id, clock());
          return false;
        }
      });
      const results = await Promise.allSettled(tries);
      if (results.some((result) => result.status === 'fulfilled' && result.value)) return;
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      // New subscribers hear nothing about the end of a problem whose start they missed.
      if (alert.state !== 'ok') throw new NobodyListens();
    },
  };
}
