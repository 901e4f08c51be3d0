import { createCipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

export type Keeping = 'plain' | 'sealed';

const key = randomBytes(32);

/**
 * The least that any server must do: writes each chunk, hashed and sealed if requested, and syncs
 * everything.
 */
export async function keepDocument(
  folder: string,
  keeping: Keeping,
  chunks: AsyncIterable<Buffer>,
): Promise<void> {
  const file = await open(join(folder, randomUUID()), 'wx');
  await record(folder);
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    if (keeping === 'plain') {
      await file.write(chunk);
      continue;
    }
    hash.update(chunk);
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const sealed = cipher.update(chunk);
    cipher.final();
    await file.writev([nonce, sealed, cipher.getAuthTag()]);
  }
  hash.digest();
  await file.datasync();
  await file.close();
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
  await record(folder);
}

/** A line in an append-only file, like a database's log. */
async function record(folder: string): Promise<void> {
  const log = await open(join(folder, 'log'), 'a');
  await log.write('x'.repeat(400));
  await log.datasync();
  await log.close();
}
