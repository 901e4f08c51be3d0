import type { EnquiryKind } from '@rivermark/contracts/forms';
import { useRef } from 'react';
import { track } from '../../analytics/track.ts';
import { useEarlyPress } from '../../loading/use-early-press.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { dialogId } from './dialog-id.ts';
import { setSubject } from './enquiry-subject.ts';

export interface EnquiryTriggerProps
  extends Omit<ButtonProps, 'command' | 'commandfor' | 'type' | 'onClick'> {
  readonly kind: EnquiryKind;
  /** What the dialog is then about: what is to be shown, or talked about. */
  readonly place?: string;
  readonly onClick?: () => void;
}

/** A button that opens the dialog of its kind, also before the scripts have come; they do the rest when they are here. */
export function EnquiryTrigger({ kind, place, onClick, ...rest }: EnquiryTriggerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    track({ action: 'button_click', label: `open_${kind}` });
    // A consultation may be about nothing in particular; what is to be shown stays chosen.
    if (place !== undefined || kind === 'consultation') setSubject(kind, place ?? '');
    onClick?.();
  };
  useEarlyPress(button, press);
  return (
    <Button
      {...rest}
      ref={button}
      command="show-modal"
      commandfor={dialogId(kind)}
      aria-haspopup="dialog"
      data-early=""
      suppressHydrationWarning
      onClick={press}
    />
  );
}
