import type { Selectable } from 'kysely';

/** Where and how the browser of a signed-in device is told; it goes when the device is signed out. */
export interface PushSubscriptionTable {
  id: string;
  device_id: string;
  /** The address at its push service. */
  endpoint: string;
  /** Its public key and its secret, in base64url. */
  p256dh: string;
  auth: string;
  created_at: number;
}

/** The key pair by which push services know all machines over this database; one row, its private half wrapped. */
export interface PushKeyTable {
  id: 1;
  /** In base64url. */
  public_key: string;
  key_id: string;
  wrapped_key: string;
}

export interface PushTables {
  push_key: PushKeyTable;
  push_subscription: PushSubscriptionTable;
}

export type PushSubscriptionRow = Selectable<PushSubscriptionTable>;
