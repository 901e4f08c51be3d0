/** One version of the published content. */
export interface ContentVersionTable {
  number: number;
  published_at: number;
  /** 'script', or in words the device that published. */
  published_by: string;
  /** What changed. */
  words: string;
  /** The version that was live before; null of the first. */
  based_on: number | null;
  /** JSON object of every file's sha256, by its path. */
  files: string;
}

/** A text of any version. Photos lie beside the database. */
export interface ContentTextTable {
  sha256: string;
  body: Uint8Array<ArrayBuffer>;
}

export interface ContentTables {
  content_version: ContentVersionTable;
  content_text: ContentTextTable;
}
