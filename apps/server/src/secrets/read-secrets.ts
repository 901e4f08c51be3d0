import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** One key a line, in base64; the first is the current one. */
export const secretKeyFile = (dataDir: string): string => join(dataDir, 'secret.key');

/** The master secrets, current first: as configured, else those of the data directory. */
export function readSecrets(config: Pick<Config, 'dataDir' | 'secretKeys'>): [Buffer, ...Buffer[]] {
  if (config.secretKeys) return config.secretKeys;
  const lines = readFileSync(secretKeyFile(config.dataDir), 'utf8').split('\n').filter(Boolean);
  const [current, ...older] = lines.map((line) => Buffer.from(line, 'base64'));
  if (!current || [current, ...older].some(({ length }) => length !== 32)) {
    throw new Error('secret.key in DATA_DIR is damaged: each line must be 32 bytes in base64.');
  }
  return [current, ...older];
}
