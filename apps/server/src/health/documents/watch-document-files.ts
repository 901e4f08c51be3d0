import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/open-database.ts';
import type { AlertChannel } from '../alerts/alert.ts';
import { type Known, tellChannels } from '../alerts/tell-channels.ts';
import { documentFilesFaults } from './document-files-faults.ts';

interface WatchDeps {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly channels: readonly AlertChannel[];
}

/** Reports mismatches of document rows and files, once per channel and change, hourly if more. */
export async function watchDocumentFiles({ db, ...telling }: WatchDeps, now: number): Promise<void> {
  const { newest, ...found } = await documentFilesFaults(db);
  const told = {
    last: (channel: AlertChannel['name']) =>
      db
        .selectFrom('document_alert')
        .select(['told_state', 'told_faults', 'told_at'])
        .where('channel', '=', channel)
        .executeTakeFirst(),
    async note(channel: AlertChannel['name'], known: Known<typeof found.state>) {
      await db
        .insertInto('document_alert')
        .values({ channel, ...known })
        .onConflict((conflict) => conflict.column('channel').doUpdateSet(known))
        .execute();
    },
  };
  await tellChannels(telling, told, { about: 'document-files', at: now, ...found }, newest);
}
