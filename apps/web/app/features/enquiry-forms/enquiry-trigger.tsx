import type { EnquiryKind } from '@rivermark/contracts/forms';
import type { AnalyticsEvent } from '../../analytics/events.ts';
import { tracked } from '../../analytics/track-clicks.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { dialogId } from './dialog-id.ts';

export interface EnquiryTriggerProps extends Omit<ButtonProps, 'command' | 'commandfor' | 'type'> {
  readonly kind: EnquiryKind;
  /** What the dialog is then about: what is to be shown, or talked about. */
  readonly place?: string;
  /** What the message of the contact form is then about. */
  readonly about?: string | undefined;
  /** Reported with a click, besides the opening itself. */
  readonly events?: readonly AnalyticsEvent[];
}

/**
 * A button that opens the dialog of its kind. It is plain markup: `answer-triggers.ts` does what
 * its attributes say.
 */
export function EnquiryTrigger({ kind, place, about, events = [], ...rest }: EnquiryTriggerProps) {
  return (
    <Button
      {...rest}
      command="show-modal"
      commandfor={dialogId(kind)}
      aria-haspopup="dialog"
      data-enquiry={kind}
      data-place={place}
      data-about={about}
      {...tracked({ action: 'button_click', label: `open_${kind}` }, ...events)}
    />
  );
}
