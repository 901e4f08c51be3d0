/** One document as a mail names it. */
export interface MailedDocument {
  readonly typeLabel: string;
  readonly fileName: string;
  /** What it carries that acts, in plain words; '' for nothing. */
  readonly note: string;
  /** Its signed link. */
  readonly url: string;
}

/** What the agent's notice and reminder say. Times in milliseconds since 1970. */
export interface DocumentsMailView {
  readonly kind: 'notice' | 'reminder';
  /** '' when the client gave none. */
  readonly clientName: string;
  readonly clientEmail: string;
  readonly documents: readonly MailedDocument[];
  /** The signed link to all of them. */
  readonly url: string;
  /** What somebody needs besides a link to open the documents; 'link': nothing. */
  readonly openedBy: 'device' | 'passphrase' | 'link';
  readonly receivedAt: number;
  readonly expiresAt: number;
}

/**
 * Tells the agent that documents were erased before any mail about them was sent. Nothing about the
 * client is left.
 */
export interface UnseenDocumentsView {
  readonly receivedAt: number;
  readonly erasedAt: number;
}

/** What the client's receipt says: no link, no file name, nothing that the client typed. */
export interface ReceiptMailView {
  readonly kind: 'receipt';
  readonly typeLabels: readonly string[];
  readonly receivedAt: number;
  readonly expiresAt: number;
}

/** Several clients' documents in one mail. It links to the desk and carries no signed link. */
export interface DocumentsDigestView {
  readonly submissions: readonly {
    /** '' when the client gave none, and after the documents were erased. */
    readonly clientName: string;
    readonly receivedAt: number;
    /** Its page on the desk. */
    readonly url: string;
  }[];
  readonly deskUrl: string;
}
