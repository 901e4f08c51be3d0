import type { Generated, Selectable } from 'kysely';

/** A sign-in link that was sent by mail. */
export interface DeskLinkTable {
  id: string;
  /** SHA-256 of the link's token. */
  token_hash: string;
  /**
   * The path to open after signing in, encrypted: it may be a link to documents. '' is the desk.
   */
  lands_at: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** A signed-in browser. */
export interface DeskDeviceTable {
  id: string;
  /** SHA-256 of its session cookie. */
  session_hash: string;
  /** Browser and system: 'Safari on iPhone'. */
  words: string;
  signed_in_by: 'link' | 'passkey';
  signed_in_at: number;
  last_seen_at: number;
  expires_at: number;
  /** The passkey that signed it in; null for a link or an older version. */
  passkey_id: Generated<string | null>;
  /** SHA-256 of AGENT_PASSPHRASE_HASH at that time; '' without a passphrase. */
  passphrase_hash: Generated<string>;
  /** The home whose guests sign in on it; null at any other time. */
  guest_home: Generated<string | null>;
  /** A keyed hash of the PIN that ends it. */
  guest_pin: Generated<string | null>;
  /** PINs that were tried since it began. */
  guest_tries: Generated<number>;
}

export interface DeskPasskeyTable {
  /** Its credential id, in base64url. */
  id: string;
  name: string;
  /** COSE key. */
  public_key: Uint8Array<ArrayBuffer>;
  /** Signature counter; some authenticators always report 0. */
  counter: number;
  /** JSON array of the transports that reach it. */
  transports: string;
  added_at: number;
  last_used_at: number | null;
}

/** A challenge that has been answered, correctly or not. It cannot be answered again. */
export interface DeskChallengeTable {
  hash: string;
  used_at: number;
}

export type DeskAttempt = 'link-mailed' | 'refused';

/** Recent sign-in attempts. */
export interface DeskAttemptTable {
  id: Generated<number>;
  at: number;
  what: DeskAttempt;
  /** A keyed hash of the address group, which cannot be reversed. */
  whose: string;
}

export type DeskAction =
  | 'signed-in'
  | 'signed-out'
  | 'signed-out-everywhere'
  | 'reminders-ended'
  | 'open-house-began'
  | 'open-house-ended'
  | 'open-house-locked'
  | 'passkey-added'
  | 'passkey-removed'
  | 'settled'
  | 'settling-undone'
  | 'flood-taken-away'
  | 'flood-brought-back'
  | 'calendar-address-made'
  | 'calendar-address-revoked'
  | 'exported'
  | 'person-erased';

/** The desk's audit log. Its lines cannot be changed and name no client. */
export interface DeskAuditTable {
  id: Generated<number>;
  at: number;
  action: DeskAction;
  /** Browser and system in words. */
  device: string;
  detail: string;
}

export interface AuthTables {
  desk_link: DeskLinkTable;
  desk_device: DeskDeviceTable;
  desk_passkey: DeskPasskeyTable;
  desk_challenge: DeskChallengeTable;
  desk_attempt: DeskAttemptTable;
  desk_audit: DeskAuditTable;
}

export type DeskDeviceRow = Selectable<DeskDeviceTable>;
export type DeskPasskeyRow = Selectable<DeskPasskeyTable>;
export type DeskAuditRow = Selectable<DeskAuditTable>;
