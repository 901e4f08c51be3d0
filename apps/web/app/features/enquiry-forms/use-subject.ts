import type { EnquiryKind } from '@rivermark/contracts/forms';
import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { onSubjectChange, setSubject, subjectOf } from './subject-store.ts';

type DialogRef = RefObject<HTMLDialogElement | null>;

const listIn = ({ current }: DialogRef) => current?.querySelector<HTMLSelectElement>('select[name=place]');

/**
 * What the dialog is about, `first` until a button or the visitor says otherwise, and how to choose
 * another.
 */
export function useSubject(
  kind: EnquiryKind,
  dialog: DialogRef,
  first: string,
): readonly [subject: string, choose: (subject: string) => void] {
  const chosen = useSyncExternalStore(
    onSubjectChange,
    () => subjectOf(kind),
    () => undefined,
  );
  // A choice in the list before hydration is newer than the button that opened the dialog.
  useLayoutEffect(() => {
    const list = listIn(dialog);
    if (list && list.value !== '' && list.value !== first) setSubject(kind, list.value);
  }, [dialog, kind, first]);
  // The list keeps its own value, so that it works without scripts.
  useLayoutEffect(() => {
    const list = listIn(dialog);
    if (list && chosen !== undefined) list.value = chosen;
  }, [dialog, chosen]);
  return [chosen ?? first, (next) => setSubject(kind, next)];
}
