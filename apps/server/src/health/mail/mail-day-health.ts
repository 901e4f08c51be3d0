import { SINGLES_SHARE } from '../../db/mail-templates.ts';
import type { Database } from '../../db/open-database.ts';
import { allowanceOf, type MailLimits } from '../../outbox/allowance.ts';
import type { HealthItem } from '../health-item.ts';

/** That the day's mails are running out; absent while there are enough. */
export async function mailDayHealth(
  db: Database,
  limits: MailLimits,
  now: number,
): Promise<HealthItem | undefined> {
  const { usedByEnquiries, mails } = await allowanceOf(db, now, limits);
  if (usedByEnquiries < SINGLES_SHARE) return undefined;
  const most = limits.mailsPerDay.toLocaleString('en-US');
  const sent = (limits.mailsPerDay - mails).toLocaleString('en-US');
  return {
    name: 'Emails of the day',
    state: 'attention',
    words:
      mails > 0
        ? `${sent} of at most ${most} emails have left in the last 24 hours. New inquiries come together in one email, and less often.`
        : `All ${most} emails of the last 24 hours have left. The next one leaves as soon as the oldest of these is a day old.`,
    advice:
      'Nothing is lost: every inquiry is on this desk. If somebody floods the site, open one of those inquiries, and take all of them away together under ‘Spam’.',
  };
}
