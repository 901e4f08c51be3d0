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

/** A change of a home that the broker was asked to approve. */
export interface BrokerRequestTable {
  file: string;
  id: string;
  /** The sha256 of the link's secret, which is not stored. */
  token_hash: string;
  /** Identifies the drafts that were shown to the broker. */
  drafts_hash: string;
  title: string;
  /** JSON array of what changes. */
  sentences: string;
  asked_at: number;
  /** The agent's device, in words. */
  asked_by: string;
  expires_at: number;
  state: 'waiting' | 'approved' | 'sent-back';
  answered_at: number | null;
  /** What the broker wrote when sending it back. */
  note: string;
}

export interface ContentTables {
  broker_request: BrokerRequestTable;
  content_draft: ContentDraftTable;
  content_version: ContentVersionTable;
  content_text: ContentTextTable;
}
