import type { EnquiryKind } from '@rivermark/contracts/forms';

const subjects = new Map<EnquiryKind, string>();
const listeners = new Set<() => void>();

/** Tells the dialog of a kind what the enquiry is about; '' for nothing in particular. */
export function setSubject(kind: EnquiryKind, subject: string): void {
  subjects.set(kind, subject);
  for (const listener of listeners) listener();
}

/** What the dialog of a kind is about, if a button has said. */
export const subjectOf = (kind: EnquiryKind): string | undefined => subjects.get(kind);

export function onSubjectChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
