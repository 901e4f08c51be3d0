import type { SiteIdentity } from '@rivermark/content/site';

/**
 * The wording beside the unticked box for text messages. Each enquiry stores the wording and its
 * version. A change of wording needs a new TEXT_CONSENT_VERSION.
 */
export const textConsent = ({ agentName, brokerageName }: SiteIdentity): string =>
  `I agree to receive text messages from ${agentName}, ${brokerageName}, about my request at ` +
  'the number given, including messages sent by an automated system. Message and data rates may apply. ' +
  'Reply STOP to end them. My agreement is not a condition of any service.';

/** Between the promise and the phone number: who answers, with the brokerage. */
export const whoAnswers = ({ agentName, brokerageName }: SiteIdentity): string =>
  `What you send is never sold or shared. ${agentName}, ${brokerageName}`;
