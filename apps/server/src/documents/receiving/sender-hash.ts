import { addressGroup, networkOf } from '../../address-group.ts';
import type { Keyring } from '../../secrets/keyring.ts';

/** A keyed hash of the sender's network (see networkOf), for the quota. It hides the address. */
export const senderHash = (keyring: Pick<Keyring, 'sign'>, address: string): string =>
  keyring.sign(`documents from\0${networkOf(addressGroup(address))}`);
