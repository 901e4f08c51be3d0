import type { DocumentFilesAlert } from '@rivermark/contracts/alerts';
import type { Database } from '../../db/open-database.ts';

/** What rows and files of documents do not agree on, as the last comparison found it. */
interface DocumentFilesFaults {
  /** The worse of both. */
  readonly state: DocumentFilesAlert['state'];
  /** Documents that have lost their files. */
  readonly lost: number;
  /** Files that the database does not know. */
  readonly strays: number;
  /** When the newest of each kind was found, in milliseconds since 1970. */
  readonly newest: Partial<Record<'lost' | 'stray', number>>;
}

export async function documentFilesFaults(db: Database): Promise<DocumentFilesFaults> {
  const rows = await db
    .selectFrom('file_fault')
    .select((row) => ['kind', row.fn.countAll<number>().as('count'), row.fn.max('seen_at').as('newest')])
    .groupBy('kind')
    .execute();
  const of = (kind: 'lost' | 'stray') => rows.find((row) => row.kind === kind);
  const [lost, strays] = [of('lost')?.count ?? 0, of('stray')?.count ?? 0];
  const newest = {
    ...(lost > 0 && { lost: of('lost')?.newest ?? 0 }),
    ...(strays > 0 && { stray: of('stray')?.newest ?? 0 }),
  };
  return { state: lost > 0 ? 'lost' : strays > 0 ? 'stray' : 'ok', lost, strays, newest };
}
