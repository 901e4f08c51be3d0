import type { Content } from '@rivermark/content';
import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open-database.ts';
import type { PassphraseTries } from '../../limits/passphrase-tries.ts';
import type { Enqueue } from '../../outbox/enqueue.ts';
import type { Keyring } from '../../secrets/keyring.ts';

/** What signing in works with. */
export interface AuthDeps {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly config: Pick<Config, 'publicUrl' | 'agent' | 'agentPassphraseHash' | 'documentsNeedSignIn'>;
  readonly content: () => Content;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly wakeOutbox: () => void;
  readonly tries: PassphraseTries;
}
