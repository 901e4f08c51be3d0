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

export interface PushTables {
  push_subscription: PushSubscriptionTable;
}

export type PushSubscriptionRow = Selectable<PushSubscriptionTable>;
