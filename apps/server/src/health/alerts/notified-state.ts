import type { Database } from '../../db/open-database.ts';
import type { ToldAlertTable } from '../../db/told-alert-table.ts';
import type { Known, Told } from './tell-channels.ts';

/** What each channel last heard about a subject, for subjects without a table of their own. */
export const notifiedState = <State extends string>(
  db: Database,
  about: ToldAlertTable['about'],
): Told<State> => ({
  async last(channel) {
    const row = await db
      .selectFrom('told_alert')
      .select(['told_state', 'told_faults', 'told_at'])
      .where('about', '=', about)
      .where('channel', '=', channel)
      .executeTakeFirst();
    return row as Known<State> | undefined;
  },
  async note(channel, known) {
    await db
      .insertInto('told_alert')
      .values({ about, channel, ...known })
      .onConflict((conflict) => conflict.columns(['about', 'channel']).doUpdateSet(known))
      .execute();
  },
});
