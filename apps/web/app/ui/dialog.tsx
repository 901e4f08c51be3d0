import type { ReactNode, RefObject } from 'react';
import { LiveRegions } from './live-regions.tsx';
import './dialog.deferred.css';

export interface DialogProps {
  readonly id: string;
  readonly title: string;
  /** What it is about: before all else on a phone, beside it where there is room. */
  readonly subject?: ReactNode;
  /** Says who answers: last on phones, below the subject on wide screens. */
  readonly foot?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
  readonly ref?: RefObject<HTMLDialogElement | null>;
}

/**
 * A native modal dialog, opened by any button with command="show-modal" and its id in commandfor.
 * The close button comes last, so that opening focuses the first field.
 */
export function Dialog({ id, title, subject, foot, className, children, ref }: DialogProps) {
  return (
    // The visitor may have opened it before the scripts came: the open attribute is no mismatch.
    <dialog
      id={id}
      ref={ref}
      className={className ? `dialog ${className}` : 'dialog'}
      aria-labelledby={`${id}-title`}
      closedby="any"
      suppressHydrationWarning
    >
      <div className="dialog-panel">
        <h2 id={`${id}-title`} className="dialog-title">
          {title}
        </h2>
        {subject && <div className="dialog-subject">{subject}</div>}
        <div className="dialog-body">{children}</div>
        {foot && <p className="dialog-foot">{foot}</p>}
      </div>
      <button type="button" className="dialog-close" command="close" commandfor={id} aria-label="Close">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 4l12 12M16 4L4 16" />
        </svg>
      </button>
      <LiveRegions />
    </dialog>
  );
}
