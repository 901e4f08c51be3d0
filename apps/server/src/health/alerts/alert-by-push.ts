import type { Clock } from '../../clock/clock.ts';
import { type SendPush, SubscriptionGone } from '../../push/send-push.ts';
import type { PushSubscriptions } from '../../push/subscriptions.ts';
import { type Alert, type AlertChannel, NobodyListens } from './alert.ts';

const titles = {
  mail: { ok: 'Mail leaves again', waiting: 'Mail is held up', refused: 'Mail was refused' },
  backup: { ok: 'The site is backed up again', late: 'A backup is missing', failed: 'The backup failed' },
  documentFiles: {
    ok: 'Client documents and their files agree again',
    stray: 'There are files that the site does not know',
    lost: 'Client documents have lost their files',
  },
  storage: {
    ok: 'Your site has disk space again',
    little: 'The disk of your site is nearly full',
    unwritable: 'Your site cannot keep inquiries',
  },
  clock: {
    ahead: 'Your site’s clock jumped ahead',
    behind: 'Your site’s clock was set back',
  },
  certificate: {
    ok: 'The certificate of your site is good again',
    ending: 'The certificate of your site runs out soon',
    faulty: 'Browsers warn visitors away from your site',
  },
  jobs: {
    ok: 'Your site’s scheduled jobs run again',
    failing: 'Several scheduled jobs of your site are failing',
  },
} as const;

function titleOf(alert: Alert): string {
  if (alert.about === 'mail') return titles.mail[alert.state];
  if (alert.about === 'backup') return titles.backup[alert.state];
  if (alert.about === 'storage') return titles.storage[alert.state];
  if (alert.about === 'clock') return titles.clock[alert.state];
  if (alert.about === 'certificate') return titles.certificate[alert.state];
  if (alert.about === 'jobs') {
    const [only, another] = alert.jobs;
    return only && !another ? only.words : titles.jobs[alert.state];
  }
  return titles.documentFiles[alert.state];
}

/**
 * Notifies every subscribed browser, directly and not by the outbox, which the alert may be about.
 * Fails if no browser could be notified. One that was notified gets no repeat because another
 * failed.
 */
export function alertByPush(subscriptions: PushSubscriptions, send: SendPush, clock: Clock): AlertChannel {
  return {
    name: 'push',
    async tell(alert) {
      const note = { title: titleOf(alert), body: 'Open your desk to see why.', tag: alert.about };
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
