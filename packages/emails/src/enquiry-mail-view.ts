import type { EnquiryDetails } from '@rivermark/contracts/email-send';
import type { StoredKind } from '@rivermark/contracts/forms';

/**
 * The content of the mail to the agent, for both parts. All of the visitor's words are plain text.
 */
export interface EnquiryMailView {
  readonly kind: StoredKind;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** For the tap-to-call link: E.164 when the number could be read, else what was typed. */
  readonly phoneTarget: string;
  readonly details: EnquiryDetails;
  /** The page's path, or '' when the caller did not say. */
  readonly page: string;
  readonly pageUrl: string;
  /** Which site or campaign led to the visit, in words; '' where nobody said. */
  readonly sources: string;
  /** What the visitor asked to read, to be forwarded; '' where they asked for nothing to read. */
  readonly readingUrl: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly textConsent: boolean;
  /** What spoke for spam, in words; empty for most. */
  readonly spamMarks: readonly string[];
  /** The signed link of 'I have been in touch', and the desk; '' for none. */
  readonly inTouchUrl: string;
  readonly deskUrl: string;
  /** Made by the server to see that mail leaves. */
  readonly isSelfTest: boolean;
}
