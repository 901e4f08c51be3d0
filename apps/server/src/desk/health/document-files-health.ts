import type { Database } from '../../db/open-database.ts';
import { documentFilesFaults } from '../../watch/document-files-faults.ts';
import type { HealthItem } from './health-item.ts';

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
        'Have whoever runs the server look at the disk or the store of documents, and bring them back from a backup. Where there is none, ask the clients to send them again.',
    };
  }
  if (strays > 0) {
    return {
      name,
      state: 'attention',
      words: `There ${strays === 1 ? 'is one sealed file' : `are ${strays} sealed files`} of which the database knows nothing.`,
      advice:
        'They are kept: they may be client documents of another or a newer database. Have whoever runs the server look into the runbook under ‘Files that the database does not know’.',
    };
  }
  return undefined;
}
