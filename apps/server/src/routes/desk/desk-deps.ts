import type { onRequestAsyncHookHandler } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Auth, DeskDeviceRow } from '../../desk/auth/create-auth.ts';
import type { CalendarFeed } from '../../desk/calendar-feed.ts';
import type { ReplyTexts } from '../../desk/replies/reply-templates.ts';
import type { PushSubscriptions } from '../../push/subscriptions.ts';
import type { Keyring } from '../../secrets/keyring.ts';
import type { Site } from '../../site/load-site.ts';

/** What the desk's routes are made of. */
export interface DeskDeps {
  readonly auth: Auth;
  readonly keyring: Keyring;
  readonly publicUrl: string;
  readonly calendarFeed: CalendarFeed;
  /** Refuses an address that asks too often for what is not here. */
  readonly missLimit: onRequestAsyncHookHandler;
  readonly clock: Clock;
  readonly subscriptions: PushSubscriptions;
  /** The public key that a browser subscribes with. */
  readonly pushKey: () => Promise<string>;
}

/** The signed-in device of a request within deskScope. */
export interface AtDesk {
  readonly device: DeskDeviceRow;
  readonly formToken: string;
  /** When it was asked. */
  readonly now: number;
}

/** What is to be done in the rooms of every day. */
interface DeskWaiting {
  readonly inquiries: number;
  /** Submissions that were not opened yet. */
  readonly documents: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What the desk's pages load, by address. */
    deskAssets: Site['desk'];
  }
  interface FastifyRequest {
    /** Null everywhere but on routes within deskScope. */
    atDesk: AtDesk | null;
    /** The agent's replies; null everywhere but in the rooms of the desk. */
    deskReplies: ReplyTexts | null;
    /** Null everywhere but where a signed-in device looks at a room of the desk. */
    deskWaiting: DeskWaiting | null;
  }
}
