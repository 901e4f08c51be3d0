import { EnquiryTrigger } from './enquiry-trigger.tsx';

/**
 * The button that opens a conversation about a place, or several under one name. `onPress` runs
 * before the dialog opens.
 */
export const talkTrigger = (place: string, onPress?: () => void, name = place) => (
  <EnquiryTrigger kind="consultation" place={place} onClick={onPress}>
    Talk about {name}
  </EnquiryTrigger>
);
