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

/** A changed file that is not published yet. */
export interface ContentDraftTable {
  file: string;
  text: string;
  /** The sha256 of the published text that it began from; '' for a new file. */
  based_on: string;
  saved_at: number;
  saved_by: string;
}

export interface ContentTables {
  content_draft: ContentDraftTable;
  content_version: ContentVersionTable;
  content_text: ContentTextTable;
}
