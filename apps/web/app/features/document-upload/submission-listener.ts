import type { DocumentField } from '@rivermark/contracts/documents';
import type { Dispatch } from 'react';
import type { SubmissionListener } from './calls/submit-documents.ts';
import { percentOf, whyNotSent } from './in-words.ts';
import type { UploadAction } from './upload-state.ts';

/**
 * Puts the progress of a submission into the form's state. Rerenders a document only for a whole
 * percent. Calls `onMissing` when the service has lost some of the documents.
 */
export function submissionListener(
  dispatch: Dispatch<UploadAction>,
  documents: readonly { readonly field: DocumentField; readonly file: File }[],
  onMissing: () => void,
): SubmissionListener {
  const sizes = new Map(documents.map(({ field, file }) => [field, file.size]));
  const shown = new Map<DocumentField, number>();
  return {
    onSent: (field, bytes) => {
      const percent = percentOf(bytes, sizes.get(field) ?? 0);
      if (shown.get(field) === percent) return;
      shown.set(field, percent);
      dispatch({ type: 'sent', field, bytes });
    },
    onReceived: (field) => dispatch({ type: 'received', field }),
    onFailed: (field, { kind, message, reason }) => {
      // biome-ignore lint/suspicious/noConsole: no name of a file and no text from outside stands in it
      console.error(`Failed to upload ${field}: ${reason}`);
      dispatch({ type: 'failed', field, why: message || whyNotSent(kind), refused: kind === 'refused' });
    },
    onPause: (offline) => dispatch({ type: 'paused', offline }),
    onResume: () => dispatch({ type: 'resumed' }),
    onNotice: () => dispatch({ type: 'notifying' }),
    onMissing: () => {
      onMissing();
      dispatch({ type: 'missing' });
    },
  };
}
