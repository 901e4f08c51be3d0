import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

const ID = 'leave-documents';

export interface LeaveWords {
  readonly heading: string;
  readonly whileSending: string;
  readonly beforeSending: string;
  readonly stay: string;
  readonly leave: string;
}

export interface LeaveDialogProps {
  readonly words: LeaveWords;
  /** Whether there is anything that leaving would lose. */
  readonly active: boolean;
  readonly sending: boolean;
}

/** Asks before documents that were chosen, or are on their way, are given up. */
export function LeaveDialog({ words: leaving, active, sending }: LeaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useLeaveGuard(active, dialog);
  return (
    <Dialog id={ID} title={leaving.heading} ref={dialog}>
      <p className="leave-words">{sending ? leaving.whileSending : leaving.beforeSending}</p>
      <div className="leave-actions">
        <Button command="close" commandfor={ID}>
          {leaving.stay}
        </Button>
        <Button look="secondary" onClick={leave}>
          {leaving.leave}
        </Button>
      </div>
    </Dialog>
  );
}
