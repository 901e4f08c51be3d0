/** A backup that ended; `error` is the code of what went wrong, null where nothing did. */
interface BackupRunTable {
  id: string;
  started_at: number;
  ended_at: number;
  /** The name of its manifest. */
  snapshot: string | null;
  /** What was not there from an earlier one. */
  copied_bytes: number | null;
  error: string | null;
  /** As BACKUP_TO or the command named it; null of older ones. */
  place: string | null;
}

export interface BackupTables {
  backup_run: BackupRunTable;
}
