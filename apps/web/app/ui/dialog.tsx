import type { ReactNode, RefObject } from 'react';
import { LiveRegions } from './live-regions.tsx';
import './dialog.css';

export interface DialogProps {
  readonly id: string;
  readonly title: string;
  /** Stands under the title, beside the rest where there is room: what it is about. */
  readonly subject?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
  readonly ref?: RefObject<HTMLDialogElement | null>;
}

/**
 * A native modal dialog, opened by any button with command="show-modal" and its id in commandfor. The close
 * button comes last, so that opening puts the focus on the first thing to fill in.
 */
export function Dialog({ id, title, subject, className, children, ref }: DialogProps) {
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
        <div className="dialog-subject">
          <h2 id={`${id}-title`} className="dialog-title">
            {title}
          </h2>
          {subject}
        </div>
        {children}
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
