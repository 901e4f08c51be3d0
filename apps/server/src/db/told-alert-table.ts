import type { Alert } from '@rivermark/contracts/alerts';
import type { Generated } from 'kysely';

/** What each channel was last told of each subject. */
export interface ToldAlertTable {
  about: Alert['about'];
  channel: 'webhook' | 'mail' | 'push';
  told_state: string;
  /** JSON: each fault it knows of, and how far that had come (health/alerts/tell-channels.ts). */
  told_faults: Generated<string>;
  told_at: Generated<number>;
}
