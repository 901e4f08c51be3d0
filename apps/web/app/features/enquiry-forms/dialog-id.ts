import type { EnquiryKind } from '@rivermark/contracts/forms';

/** The id by which triggers name the dialog; there is at most one of a kind on a page. */
export const dialogId = (kind: EnquiryKind) => `enquiry-${kind}`;
