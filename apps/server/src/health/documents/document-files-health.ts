import type { Database } from '../../db/open-database.ts';
import type { HealthItem } from '../health-item.ts';
import { documentFilesFaults } from './document-files-faults.ts';

const name = 'Client documents';

/** Mismatches of document rows and files; absent if there are none. Checked every ten minutes. */
export async function documentFilesHealth(db: Database): Promise<HealthItem | undefined> {
  const { lost, strays } = await documentFilesFaults(db);
  if (lost > 0) {
    return {
      name,
      state: 'wrong',
      words: `The ${lost === 1 ? 'file of one client document is' : `files of ${lost} client documents are`} gone.`,
      advice:
        'Ask whoever looks after the server to check the disk or the document store, and to restore them from a backup. Without one, ask the clients to send them again.',
    };
  }
  if (strays > 0) {
    return {
      name,
      state: 'attention',
      words: `There ${strays === 1 ? 'is one sealed file' : `are ${strays} sealed files`} of which the database knows nothing.`,
      advice:
        'They are kept: they may be client documents of another or a newer database. Ask whoever looks after the server to see the runbook under ‘Files that the database does not know’.',
    };
  }
  return undefined;
}
