import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/open-database.ts';
import type { Keyring } from '../secrets/keyring.ts';
import type { DocumentFiles } from './files/document-files.ts';
import type { DiskRoom } from './receiving/disk-room.ts';
import type { Inspections } from './receiving/inspections.ts';
import type { Quota } from './receiving/quota.ts';

/** What everything that touches documents works with. */
export interface DocumentDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly files: DocumentFiles;
  readonly keyring: Keyring;
  readonly quota: Quota;
  readonly diskRoom: DiskRoom;
  readonly inspections: Inspections;
  readonly log: FastifyBaseLogger;
  /** Removes the captured copy of a mail, where there is one. */
  readonly removeCaptured: (mailId: string) => Promise<void>;
  /** Asks a virus scanner; absent where none is configured. */
  readonly scan?: ((plain: AsyncIterable<Buffer>) => Promise<void>) | undefined;
}
