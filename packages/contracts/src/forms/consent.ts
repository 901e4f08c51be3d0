import { identity } from '@rivermark/content/site';
import { TEXT_CONSENT_VERSION } from './consent-version.ts';

/**
 * The wording beside the unticked box for text messages. The wording and its version are kept with each
 * enquiry, so a change of wording needs a new version.
 */
export const textConsent = {
  version: TEXT_CONSENT_VERSION,
  label:
    `I agree to receive text messages from ${identity.agentName}, ${identity.brokerageName}, about my request at ` +
    'the number given, including messages sent by an automated system. Message and data rates may apply. ' +
    'Reply STOP to end them. My agreement is not a condition of any service.',
} as const;

/** Behind the promise and before the phone number: who answers, with the brokerage. */
export const whoAnswers = `What you send is never sold or shared. ${identity.agentName}, ${identity.brokerageName}`;
