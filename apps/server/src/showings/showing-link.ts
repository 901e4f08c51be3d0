import { sameText } from '../same-text.ts';
import type { Keyring } from '../secrets/keyring.ts';

type Signs = Pick<Keyring, 'sign'>;

/** Path prefix of the links to offered times. */
export const TIMES_PATH = '/times';

const signatureOf = (keyring: Signs, id: string, at: string) => keyring.sign(`showing\0${id}\0${at}`);

/** The page on which the visitor confirms one of the offered times. */
export function timePath(keyring: Signs, showingId: string, at: number): string {
  const time = at.toString(36);
  return `${TIMES_PATH}/${showingId}.${time}.${signatureOf(keyring, showingId, time)}`;
}

/** A link's showing and time. Undefined if it is forged, cut off, or its key has changed since. */
export function timeOfLink(
  keyring: Signs,
  token: string,
): { readonly showingId: string; readonly at: number } | undefined {
  const [, id = '', time = '', given = ''] =
    /^([0-9a-f-]{36})\.([0-9a-z]{1,12})\.([A-Za-z0-9_-]{43})$/.exec(token) ?? [];
  if (!id || !sameText(given, signatureOf(keyring, id, time))) return undefined;
  return { showingId: id, at: Number.parseInt(time, 36) };
}
