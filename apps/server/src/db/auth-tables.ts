import type { Generated, Selectable } from 'kysely';

/** A sign-in link that was mailed. */
export interface DeskLinkTable {
  id: string;
  /** SHA-256 of what the link carries. */
  token_hash: string;
  /** The path to which it leads after signing in, sealed: it may itself be a link that opens documents. '' is the desk. */
  lands_at: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** A browser that is signed in. */
export interface DeskDeviceTable {
  id: string;
  /** SHA-256 of what its cookie carries. */
  session_hash: string;
  /** Browser and system: 'Safari on iPhone'. */
  words: string;
  signed_in_by: 'link' | 'passkey';
  signed_in_at: number;
  last_seen_at: number;
  expires_at: number;
  /** The passkey that signed it in; null where a link did, or an older version. */
  passkey_id: Generated<string | null>;
  /** SHA-256 of AGENT_PASSPHRASE_HASH as it was then; '' without a passphrase. */
  passphrase_hash: Generated<string>;
}

export interface DeskPasskeyTable {
  /** Its credential id, in base64url. */
  id: string;
  name: string;
  /** In COSE. */
  public_key: Uint8Array<ArrayBuffer>;
  /** How often it has signed; some always say 0. */
  counter: number;
  /** JSON array of the ways in which a browser reaches it. */
  transports: string;
  added_at: number;
  last_used_at: number | null;
}

/** A challenge that was answered, rightly or not: no answer to it counts again. */
export interface DeskChallengeTable {
  hash: string;
  used_at: number;
}

export type DeskAttempt = 'link-mailed' | 'refused';

/** What was tried at the door, for a while. */
export interface DeskAttemptTable {
  id: Generated<number>;
  at: number;
  what: DeskAttempt;
  /** A keyed mark of the address group, from which nobody gets back to the address. */
  whose: string;
}

export type DeskAction =
  | 'signed-in'
  | 'signed-out'
  | 'signed-out-everywhere'
  | 'reminders-ended'
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

/** What was done at the desk, in lines that nobody can change. They name no client. */
export interface DeskAuditTable {
  id: Generated<number>;
  at: number;
  action: DeskAction;
  /** In words. */
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
