import { documentFieldNames } from '@rivermark/contracts/documents';
import { Button } from '../../ui/button.tsx';
import { percentOf } from './in-words.ts';
import { progressOf, type UploadState } from './upload-state.ts';

const all = documentFieldNames.length;

/** What is said aloud, once for each change: never the per cent. */
export function announcementOf(state: UploadState): string {
  const { received } = progressOf(state);
  if (state.phase === 'notifying') return 'All documents received. Telling the agent.';
  if (state.phase === 'sending') {
    if (state.pause === 'offline') return 'No connection. Sending goes on by itself once there is one.';
    return received > 0 ? `${received} of ${all} documents received` : '';
  }
  if (state.cancelled) return `Stopped. ${received} of ${all} documents received.`;
  return '';
}

export interface SubmissionProgressProps {
  readonly state: UploadState;
  readonly onCancel: () => void;
}

/**
 * The progress of the whole submission, with a cancel button. Takes the focus when sending begins.
 */
export function SubmissionProgress({ state, onCancel }: SubmissionProgressProps) {
  const { sent, total, received } = progressOf(state);
  const notifying = state.phase === 'notifying';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this groups what is said about them
    <div className="submission-progress" role="group" tabIndex={-1} aria-label="Sending your documents">
      <p className="submission-figures">
        <span>{`${received} of ${all} documents received`}</span>
        <span>{`${percentOf(sent, total)} %`}</span>
      </p>
      <progress className="progress" max={total} value={sent} aria-label="All documents, sent" />
      <p className="submission-note">
        {notifying && 'All documents arrived. Telling the agent…'}
        {!notifying &&
          state.pause === 'offline' &&
          'No connection. This goes on by itself once there is one.'}
        {!notifying && state.pause === 'retry' && 'The connection broke. Trying again…'}
        {!notifying && state.pause === 'none' && 'Please keep this page open until the last one is received.'}
      </p>
      <Button look="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
