import type { Database } from '../../db/open-database.ts';
import type { HealthItem } from './health-item.ts';

/** That documents have lost their files; absent where every file is there. The sweep looks every ten minutes. */
export async function lostFilesHealth(db: Database): Promise<HealthItem | undefined> {
  const { lost } = await db
    .selectFrom('file_fault')
    .select((row) => row.fn.countAll<number>().as('lost'))
    .where('kind', '=', 'lost')
    .executeTakeFirstOrThrow();
  if (lost === 0) return undefined;
  const one = lost === 1;
  return {
    name: 'Client documents',
    state: 'wrong',
    words: `The ${one ? 'file of one client document is' : `files of ${lost} client documents are`} gone.`,
    advice:
      'Have whoever runs the server look at the disk or the store of documents, and bring them back from a backup. Where there is none, ask the clients to send them again.',
  };
}
