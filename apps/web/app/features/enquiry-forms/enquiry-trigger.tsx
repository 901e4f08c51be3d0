import type { EnquiryKind } from '@rivermark/contracts/forms';
import { useRef } from 'react';
import { track } from '../../analytics/track.ts';
import { useEarlyPress } from '../../loading/use-early-press.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { dialogId } from './dialog-id.ts';

export interface EnquiryTriggerProps
  extends Omit<ButtonProps, 'command' | 'commandfor' | 'type' | 'onClick'> {
  readonly kind: EnquiryKind;
  /** What the dialog's list of places then shows as chosen. */
  readonly place?: string;
  readonly onClick?: () => void;
}

function choosePlace(kind: EnquiryKind, place: string) {
  const list = document.querySelector<HTMLSelectElement>(`#${dialogId(kind)} select[name=place]`);
  if (list) list.value = place;
}

/** A button that opens the dialog of its kind, also before the scripts have come; they do the rest when they are here. */
export function EnquiryTrigger({ kind, place, onClick, ...rest }: EnquiryTriggerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    track({ action: 'button_click', label: `open_${kind}` });
    if (place) choosePlace(kind, place);
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
