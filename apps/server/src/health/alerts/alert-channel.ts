import type { Alert } from '@rivermark/contracts/alerts';
import type { ToldAlertTable } from '../../db/told-alert-table.ts';

/** Not an error: nobody has subscribed yet. Subscribers are notified if the state lasts. */
export class NobodyListens extends Error {}

/** A way to say that something needs care, which does not hang on what it tells of. */
export interface AlertChannel {
  readonly name: ToldAlertTable['channel'];
  /** Rejects if nobody was notified; with NobodyListens if nobody has subscribed. */
  tell(alert: Alert): Promise<void>;
}
