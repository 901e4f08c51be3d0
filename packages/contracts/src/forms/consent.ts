import { brand, identity } from '@rivermark/content/site';

/**
 * The wording beside the unticked box for text messages. The wording and its version are kept with each
 * enquiry, so a change of wording needs a new version.
 */
export const textConsent = {
  version: '2026-11',
  label:
    `I agree to receive text messages from ${identity.agentName}, ${identity.brokerageName}, about my request at ` +
    'the number given, including messages sent by an automated system. Message and data rates may apply. ' +
    'Reply STOP to end them. My agreement is not a condition of any service.',
} as const;

/** Shown under each form; names who answers, with the brokerage beside the promise. */
export const answerPromise = `${identity.agentName}, ${identity.brokerageName}, answers within 24 hours. ${brand.name} keeps what you send only to answer you.`;
