import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { secretKeyFile } from '../../secrets/read-secrets.ts';
import type { BackupTarget } from '../backup/targets/backup-target.ts';
import { newestErasureLedger } from './newest-erasure-ledger.ts';
import { chosen } from './restore-backup.ts';

interface TakeKeysDeps {
  readonly target: BackupTarget;
  readonly dataDir: string;
  /** `AGE-SECRET-KEY-1…` */
  readonly identities: readonly string[];
  /** Only use backups up to this moment, in milliseconds since 1970. */
  readonly before?: number;
}

const linesOf = (text: string) => text.split('\n').filter(Boolean);

/**
 * Adds a backup's secret keys to those of the data directory, as older keys. Resolves with how many
 * it added.
 */
export async function takeKeys(deps: TakeKeysDeps, now: number): Promise<number> {
  const { target, dataDir, identities, before = Number.POSITIVE_INFINITY } = deps;
  const { manifest } = await chosen(target, before, now);
  const ledger = await newestErasureLedger(target, identities, manifest, now);
  const file = secretKeyFile(dataDir);
  const present = existsSync(file) ? linesOf(readFileSync(file, 'utf8')) : [];
  const missing = linesOf(ledger.files['secret.key'] ?? '').filter((line) => !present.includes(line));
  if (missing.length === 0) return 0;
  const text = [...present, ...missing].map((line) => `${line}\n`).join('');
  writeFileSync(`${file}.next`, text, { mode: 0o600, flush: true });
  renameSync(`${file}.next`, file);
  return missing.length;
}
