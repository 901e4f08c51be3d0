import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/open-database.ts';
import type { AlertChannel } from './alert.ts';
import { documentFilesFaults } from './document-files-faults.ts';
import { tellChannels } from './tell-channels.ts';

interface WatchParts {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly channels: readonly AlertChannel[];
}

/** Tells that rows and files of documents do not agree: each channel once at each change of the state. */
export async function watchDocumentFiles({ db, ...telling }: WatchParts, now: number): Promise<void> {
  const faults = await documentFilesFaults(db);
  const told = {
    async last(channel: AlertChannel['name']) {
      const row = await db
        .selectFrom('document_alert')
        .select('told_state')
        .where('channel', '=', channel)
        .executeTakeFirst();
      return row?.told_state;
    },
    async note(channel: AlertChannel['name'], told_state: typeof faults.state) {
      await db
        .insertInto('document_alert')
        .values({ channel, told_state })
        .onConflict((conflict) => conflict.column('channel').doUpdateSet({ told_state }))
        .execute();
    },
  };
  await tellChannels(telling, told, { about: 'document-files', at: now, ...faults });
}
