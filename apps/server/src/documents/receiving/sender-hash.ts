import { addressGroup, networkOf } from '../../address-group.ts';
import type { Keyring } from '../../secrets/keyring.ts';

/** Marks a sender's network (see networkOf), so that the quota counts it and nobody gets back to an address. */
export const senderHash = (keyring: Pick<Keyring, 'sign'>, address: string): string =>
  keyring.sign(`documents from\0${networkOf(addressGroup(address))}`);
