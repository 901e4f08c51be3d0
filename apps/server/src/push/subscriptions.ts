import { ECDH, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { isLoopback } from '../config/network.ts';
import type { Database } from '../db/open-database.ts';
import type { PushSubscriptionRow } from '../db/push-tables.ts';
import type { Enqueue } from '../outbox/enqueue.ts';
import { sayRemindersEnded } from './say-reminders-ended.ts';

/** The most subscribed browsers. Beyond it the oldest subscription is deleted. */
export const MOST_SUBSCRIPTIONS = 20;

const base64url = (bytes: number) =>
  z
    .string()
    .check(z.refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes));

function isPublicKey(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** A browser's subscription (RFC 8291). */
const subscriptionSchema = z.object({
  endpoint: z.url().check(z.maxLength(1000)),
  p256dh: base64url(65).check(z.refine(isPublicKey)),
  auth: base64url(16),
});

/** The subscribed browsers. */
export interface PushSubscriptions {
  /**
   * Stores a device's subscription in place of its previous one. False, with nothing stored, if it
   * is invalid.
   */
  keep(deviceId: string, given: unknown, now: number): Promise<boolean>;
  /** The agent has turned reminders off on that device. */
  remove(deviceId: string): Promise<void>;
  /** Deletes one that its push service no longer knows, and notifies the agent. */
  gone(id: string, now: number): Promise<void>;
  isKept(deviceId: string): Promise<boolean>;
  find(id: string): Promise<PushSubscriptionRow | undefined>;
  /** Those of signed-in devices, except where guests of an open house would read them. */
  all(now: number): Promise<PushSubscriptionRow[]>;
}

/**
 * `onDeveloperMachine`: allows this machine itself, over http. Otherwise the address must be https
 * with a host name, not an IP address, and the default port. Nobody can list every browser's push
 * service.
 */
export function pushSubscriptions(
  db: Database,
  enqueue: Enqueue,
  onDeveloperMachine: boolean,
): PushSubscriptions {
  const isOfService = (endpoint: string) => {
    const { protocol, hostname, port, username, password } = new URL(endpoint);
    if (username || password) return false;
    if (onDeveloperMachine && isLoopback(hostname)) return protocol === 'http:';
    return protocol === 'https:' && port === '' && /\.[a-z][a-z\d-]*$/.test(hostname);
  };
  return {
    async keep(device_id, given, now) {
      const parsed = z.safeParse(subscriptionSchema, given);
      if (!parsed.success || !isOfService(parsed.data.endpoint)) return false;
      const row = { id: randomUUID(), device_id, ...parsed.data, created_at: now };
      await db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('push_subscription')
          .where((one) => one.or([one('device_id', '=', device_id), one('endpoint', '=', row.endpoint)]))
          .execute();
        await transaction.insertInto('push_subscription').values(row).execute();
        const newest = await transaction
          .selectFrom('push_subscription')
          .select('id')
          .where('id', '!=', row.id)
          .orderBy('created_at', 'desc')
          .limit(MOST_SUBSCRIPTIONS - 1)
          .execute();
        const kept = [row.id, ...newest.map(({ id }) => id)];
        await transaction.deleteFrom('push_subscription').where('id', 'not in', kept).execute();
      });
      return true;
    },
    async remove(deviceId) {
      await db.deleteFrom('push_subscription').where('device_id', '=', deviceId).execute();
    },
    async gone(id, now) {
      await db.transaction().execute(async (transaction) => {
        const known = await transaction
          .selectFrom('push_subscription')
          .innerJoin('desk_device', 'desk_device.id', 'push_subscription.device_id')
          .select('desk_device.words')
          .where('push_subscription.id', '=', id)
          .executeTakeFirst();
        if (!known) return;
        await transaction.deleteFrom('push_subscription').where('id', '=', id).execute();
        await sayRemindersEnded(transaction, enqueue, known.words, now);
      });
    },
    async isKept(deviceId) {
      const row = await db
        .selectFrom('push_subscription')
        .select('id')
        .where('device_id', '=', deviceId)
        .executeTakeFirst();
      return row !== undefined;
    },
    find: (id) => db.selectFrom('push_subscription').selectAll().where('id', '=', id).executeTakeFirst(),
    all: (now) =>
      db
        .selectFrom('push_subscription')
        .innerJoin('desk_device', 'desk_device.id', 'push_subscription.device_id')
        .selectAll('push_subscription')
        .where('desk_device.expires_at', '>', now)
        .where('desk_device.guest_home', 'is', null)
        .execute(),
  };
}
