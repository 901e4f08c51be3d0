/**
 * Kept with each enquiry that agrees to text messages. A change of the wording needs a new version.
 */
export const TEXT_CONSENT_VERSION = '2026-11';
