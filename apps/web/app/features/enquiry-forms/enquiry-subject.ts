import type { EnquiryKind } from '@rivermark/contracts/forms';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { dialogId } from './dialog-id.ts';

const SUBJECT = 'rivermark-subject';

/** Tells the dialog of a kind what it is asked about; '' for nothing in particular. */
export function setSubject(kind: EnquiryKind, subject: string): void {
  document.getElementById(dialogId(kind))?.dispatchEvent(new CustomEvent(SUBJECT, { detail: subject }));
}

/** What the dialog is about, `first` before anybody has said, and how to say it where the visitor chooses another. */
export function useSubject(
  dialog: RefObject<HTMLDialogElement | null>,
  first: string,
): readonly [subject: string, choose: (subject: string) => void] {
  const [subject, setState] = useState(first);
  // Before the passive effects, in which a button tells of a press that came before the scripts.
  useLayoutEffect(() => {
    const element = dialog.current;
    const listen = (event: Event) => {
      const { detail } = event as CustomEvent<string>;
      const list = element?.querySelector<HTMLSelectElement>('select[name=place]');
      if (list) list.value = detail;
      setState(detail);
    };
    element?.addEventListener(SUBJECT, listen);
    return () => element?.removeEventListener(SUBJECT, listen);
  }, [dialog]);
  return [subject, setState];
}
