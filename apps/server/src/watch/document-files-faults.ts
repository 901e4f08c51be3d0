import type { DocumentFilesState } from '../db/document-alert-table.ts';
import type { Database } from '../db/open-database.ts';

/** What rows and files of documents do not agree on, as the last comparison found it. */
interface DocumentFilesFaults {
  /** The worse of both. */
  readonly state: DocumentFilesState;
  /** Documents that have lost their files. */
  readonly lost: number;
  /** Files of which the database knows nothing. */
  readonly strays: number;
}

export async function documentFilesFaults(db: Database): Promise<DocumentFilesFaults> {
  const rows = await db
    .selectFrom('file_fault')
    .select((row) => ['kind', row.fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute();
  const count = (kind: 'lost' | 'stray') => rows.find((row) => row.kind === kind)?.count ?? 0;
  const [lost, strays] = [count('lost'), count('stray')];
  return { state: lost > 0 ? 'lost' : strays > 0 ? 'stray' : 'ok', lost, strays };
}
