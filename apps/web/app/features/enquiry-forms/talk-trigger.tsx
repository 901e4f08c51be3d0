import { EnquiryTrigger } from './enquiry-trigger.tsx';

/** The button that opens a conversation on a place; `onPress` runs before the dialog opens. */
export const talkTrigger = (place: string, onPress?: () => void) => (
  <EnquiryTrigger kind="consultation" place={place} {...(onPress && { onClick: onPress })}>
    Talk about {place}
  </EnquiryTrigger>
);
