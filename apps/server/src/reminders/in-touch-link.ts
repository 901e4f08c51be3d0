import { sameText } from '../same-text.ts';
import type { Keyring } from '../secrets/keyring.ts';

/** Path prefix of the 'I have been in touch' links. */
export const IN_TOUCH_PATH = '/agent/in-touch';

const signatureOf = (keyring: Pick<Keyring, 'sign'>, enquiryId: string) =>
  keyring.sign(`in touch\0${enquiryId}`);

/** The path of a mail's link that marks its enquiry as answered. Stable over renderings. */
export const inTouchPath = (keyring: Pick<Keyring, 'sign'>, enquiryId: string): string =>
  `${IN_TOUCH_PATH}/${enquiryId}.${signatureOf(keyring, enquiryId)}`;

/**
 * A link's enquiry, or undefined if it is forged, cut off, or signed with a key that was changed
 * since.
 */
export function enquiryOfInTouchLink(keyring: Pick<Keyring, 'sign'>, token: string): string | undefined {
  const [, id = '', given = ''] = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/.exec(token) ?? [];
  return id && sameText(given, signatureOf(keyring, id)) ? id : undefined;
}
