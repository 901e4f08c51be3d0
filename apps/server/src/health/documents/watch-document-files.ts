import { type Telling, tellChannels } from '../alerts/tell-channels.ts';
import { documentFilesFaults } from './document-files-faults.ts';

/** Reports mismatches of document rows and files, once per channel and change, hourly if more. */
export async function watchDocumentFiles(telling: Telling, now: number): Promise<void> {
  const { newest, ...found } = await documentFilesFaults(telling.db);
  await tellChannels(telling, { about: 'document-files', at: now, ...found }, newest);
}
