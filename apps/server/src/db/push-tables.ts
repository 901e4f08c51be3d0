import type { Selectable } from 'kysely';

/** Where a signed-in device receives push messages. Deleted when the device signs out. */
export interface PushSubscriptionTable {
  id: string;
  device_id: string;
  /** Its address at the push service. */
  endpoint: string;
  /** The browser's public key and secret, in base64url. */
  p256dh: string;
  auth: string;
  created_at: number;
}

/** The VAPID key pair of all machines on this database. One row; the private key is wrapped. */
export interface PushKeyTable {
  id: 1;
  /** Base64url. */
  public_key: string;
  key_id: string;
  wrapped_key: string;
}

export interface PushTables {
  push_key: PushKeyTable;
  push_subscription: PushSubscriptionTable;
}

export type PushSubscriptionRow = Selectable<PushSubscriptionTable>;
