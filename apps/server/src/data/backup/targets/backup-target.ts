/** An object of a backup: its name within the target, and its bytes. */
export interface StoredObject {
  readonly name: string;
  readonly bytes: number;
}

/** Where backups lie. Names are paths of small letters, digits, dots, hyphens and slashes. */
export interface BackupTarget {
  /** Writes a whole object, also in place of one of that name; a reader never sees a part of it. */
  put(name: string, bytes: number, source: AsyncIterable<Uint8Array>): Promise<void>;
  /** Throws where there is none. */
  read(name: string): AsyncIterable<Uint8Array>;
  /** All below a folder; an empty list where there is no such folder. */
  list(folder: string): Promise<StoredObject[]>;
  /**
   * Removes what a killed `put` left in a folder, for names of ours. No write may be in progress.
   */
  removeTorn(folder: string, isOurs: (name: string) => boolean): Promise<void>;
  /** A missing object is not an error. */
  remove(name: string): Promise<void>;
}
