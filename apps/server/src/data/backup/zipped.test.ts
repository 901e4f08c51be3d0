import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, onTestFinished, test } from 'vitest';
import { sealInto } from './sealed-object.ts';
import { zipped } from './zipped.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'rivermark-zipped-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('a copy of the database that cannot be read fails the backup, and ends no process', async () => {
  const place = folder();
  const recipient = await identityToRecipient(await generateX25519Identity());
  const gone = join(place, 'gone.db');
  await expect(sealInto(join(place, 'one'), zipped(gone), [recipient])).rejects.toThrow(/ENOENT/);
  // A folder opens, and fails when it is read.
  await expect(sealInto(join(place, 'two'), zipped(place), [recipient])).rejects.toThrow(/EISDIR/);
});

test('an error that comes before anybody reads is kept for who does', async () => {
  const zip = zipped(join(folder(), 'gone.db'));
  while (!zip.errored) await setImmediate();
  await expect(buffer(zip)).rejects.toThrow(/ENOENT/);
});

test('what is read is the file', async () => {
  const file = join(folder(), 'a.db');
  writeFileSync(file, 'words '.repeat(100_000));
  const read = await buffer(Readable.from(zipped(file)));
  expect(gunzipSync(read).toString()).toBe('words '.repeat(100_000));
});
