import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Replaces the file atomically on stable storage: a kill leaves the old file or the new one. */
export function writeSecrets(file: string, secrets: readonly Buffer[]): void {
  const next = `${file}.next`;
  const handle = openSync(next, 'w', 0o600);
  writeSync(handle, secrets.map((secret) => `${secret.toString('base64')}\n`).join(''));
  fsyncSync(handle);
  closeSync(handle);
  renameSync(next, file);
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
