import type { Config } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { memoryCounts } from './memory-counts.ts';
import { tableCounts } from './table-counts.ts';
import type { CountsOf } from './window-counts.ts';

/** Counts in memory where one process answers visitors, and in the database where several may. */
export const createCounts = (
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  db: Database,
  keyring: Pick<Keyring, 'sign'>,
): CountsOf =>
  databaseUrl === undefined
    ? (_kind, windowMs) => memoryCounts(windowMs)
    : tableCounts(db, (text) => keyring.sign(text));
