import type { onRequestAsyncHookHandler } from 'fastify';
import type { DeskDeviceRow, Door } from '../../desk/door/create-door.ts';

/** What the desk's routes are made of. */
export interface DeskParts {
  readonly door: Door;
  readonly publicUrl: string;
  /** Refuses an address that asks too often for what is not here. */
  readonly missLimit: onRequestAsyncHookHandler;
}

/** Who asks, on every request within deskScope. */
export interface AtDesk {
  readonly device: DeskDeviceRow;
  readonly formToken: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null everywhere but on routes within deskScope. */
    atDesk: AtDesk | null;
  }
}
