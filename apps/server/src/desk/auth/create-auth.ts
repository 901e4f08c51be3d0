import { addressGroup } from '../../address-group.ts';
import type { DeskDeviceRow, DeskPasskeyRow } from '../../db/auth-tables.ts';
import { createPassphraseTries } from '../../limits/passphrase-tries.ts';
import type { CountsOf } from '../../limits/window-counts.ts';
import { sameText } from '../../same-text.ts';
import { ATTEMPTS_WINDOW_MS, countAttempts, noteAttempt } from './attempts.ts';
import type { AuthDeps } from './auth-deps.ts';
import { type Arriving, deviceOf, devicesOfPasskey, listDevices, type SignedIn, signOut } from './devices.ts';
import { documentsNeedSignIn } from './documents-need-sign-in.ts';
import { beginGuestMode, endGuestMode, type GuestDevice, guestDeviceOf, type PinUse } from './guest-mode.ts';
import {
  additionOptions,
  addPasskey,
  hasPasskeys,
  isOfKnownPasskey,
  listPasskeys,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  removePasskey,
  signInByPasskey,
  signInOptions,
} from './passkeys.ts';
import { isOpenLink, type LinkUse, mailLink, redeemLink } from './sign-in-links.ts';

export type { Arriving, DeskDeviceRow, DeskPasskeyRow, LinkUse };

/** Refusals before an address group must wait. Valid links and known passkeys never wait. */
const MOST_REFUSED = 20;

/** All that routes may ask of signing in. `ip`: the network address that asked. */
export interface Auth {
  /** See mailLink. */
  askForLink(ip: string, landsAt: string): Promise<void>;
  isOpenLink(secret: string): Promise<boolean>;
  /** Whether the passphrase is asked beside a link. */
  readonly asksPassphrase: boolean;
  /** See redeemLink. */
  redeemLink(secret: string, passphrase: string, arriving: Arriving): Promise<LinkUse>;
  /** Whether an address was refused so often that it has to wait. */
  isRefused(ip: string): Promise<boolean>;
  noteRefusal(ip: string): Promise<void>;
  deviceOf(session: string | undefined): Promise<DeskDeviceRow | undefined>;
  devices(): Promise<DeskDeviceRow[]>;
  signOut(which: { readonly id: string } | 'all', by: DeskDeviceRow): Promise<void>;
  hasPasskeys(): Promise<boolean>;
  passkeys(): Promise<DeskPasskeyRow[]>;
  /** What a browser is asked with, the challenge in it; see passkeys.ts for what it may answer. */
  additionOptions(): Promise<PublicKeyCredentialCreationOptionsJSON>;
  signInOptions(): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** See addPasskey. */
  addPasskey(addition: Parameters<typeof addPasskey>[1]): Promise<boolean>;
  /** See isOfKnownPasskey. */
  isOfKnownPasskey(answer: string): Promise<boolean>;
  /** See signInByPasskey. */
  signInByPasskey(given: Parameters<typeof signInByPasskey>[1]): Promise<SignedIn | undefined>;
  /** The devices that a passkey has signed in. */
  devicesOfPasskey(id: string): Promise<DeskDeviceRow[]>;
  /** See removePasskey. */
  removePasskey(id: string, how: Parameters<typeof removePasskey>[2]): Promise<void>;
  /** See beginGuestMode. */
  beginGuestMode(device: DeskDeviceRow, how: Parameters<typeof beginGuestMode>[2]): Promise<string>;
  /** See guestDeviceOf. */
  guestDeviceOf(session: string | undefined): Promise<GuestDevice | undefined>;
  /** See endGuestMode. */
  endGuestMode(session: string | undefined, pin: string): Promise<PinUse>;
  /** See documentsNeedSignIn. */
  documentsNeedSignIn(): Promise<boolean>;
  /** A token in every form of a signed-in device, against forged forms of other sites. */
  formToken(device: DeskDeviceRow): string;
  isFormToken(device: DeskDeviceRow, given: unknown): boolean;
}

export function createAuth({ countsOf, ...given }: Omit<AuthDeps, 'tries'> & { countsOf: CountsOf }): Auth {
  const deps: AuthDeps = { ...given, tries: createPassphraseTries(countsOf, 'desk', given.clock) };
  const { db, keyring, clock, config } = deps;
  const signatureOf = (ip: string) => keyring.sign(`desk attempt\0${addressGroup(ip)}`);
  const formToken = ({ session_hash }: DeskDeviceRow) => keyring.sign(`desk form\0${session_hash}`);
  return {
    askForLink: (ip, landsAt) => mailLink(deps, signatureOf(ip), landsAt),
    isOpenLink: (secret) => isOpenLink(deps, secret),
    asksPassphrase: config.agentPassphraseHash !== undefined,
    redeemLink: (secret, passphrase, arriving) => redeemLink(deps, secret, passphrase, arriving),
    async isRefused(ip) {
      const now = clock();
      const lately = { from: now - ATTEMPTS_WINDOW_MS, now };
      return (await countAttempts(db, 'refused', lately, signatureOf(ip))) >= MOST_REFUSED;
    },
    noteRefusal: (ip) => noteAttempt(db, 'refused', clock(), signatureOf(ip)),
    deviceOf: (session) => deviceOf(deps, session),
    devices: () => listDevices(deps),
    signOut: (which, by) => signOut(deps, which, by),
    hasPasskeys: () => hasPasskeys(deps),
    passkeys: () => listPasskeys(deps),
    additionOptions: () => additionOptions(deps),
    signInOptions: () => signInOptions(deps),
    isOfKnownPasskey: (answer) => isOfKnownPasskey(deps, answer),
    addPasskey: (addition) => addPasskey(deps, addition),
    signInByPasskey: (answered) => signInByPasskey(deps, answered),
    devicesOfPasskey: (id) => devicesOfPasskey(deps, id),
    removePasskey: (id, how) => removePasskey(deps, id, how),
    beginGuestMode: (device, how) => beginGuestMode(deps, device, how),
    guestDeviceOf: (session) => guestDeviceOf(deps, session),
    endGuestMode: (session, pin) => endGuestMode(deps, session, pin),
    documentsNeedSignIn: () => documentsNeedSignIn(deps),
    formToken,
    isFormToken: (device, token) => typeof token === 'string' && sameText(token, formToken(device)),
  };
}
