import type { EnquiryKind } from '@rivermark/contracts/forms';
import { track } from '../../analytics/track.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { dialogId } from './dialog-id.ts';

export interface EnquiryTriggerProps extends Omit<ButtonProps, 'command' | 'commandfor' | 'type'> {
  readonly kind: EnquiryKind;
  /** What the dialog's list of places then shows as chosen. */
  readonly place?: string;
}

function choosePlace(kind: EnquiryKind, place: string) {
  const list = document.querySelector<HTMLSelectElement>(`#${dialogId(kind)} select[name=place]`);
  if (list) list.value = place;
}

/** A button that opens the dialog of its kind, also before the scripts have come. */
export function EnquiryTrigger({ kind, place, onClick, ...rest }: EnquiryTriggerProps) {
  return (
    <Button
      {...rest}
      command="show-modal"
      commandfor={dialogId(kind)}
      aria-haspopup="dialog"
      onClick={(event) => {
        track({ action: 'button_click', label: `open_${kind}` });
        if (place) choosePlace(kind, place);
        onClick?.(event);
      }}
    />
  );
}
