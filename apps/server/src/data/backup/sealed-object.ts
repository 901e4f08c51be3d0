import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-error.ts';

export interface Measured {
  readonly sha256: string;
  readonly bytes: number;
}

/** The hash and the size of a stream, and nothing kept of it. */
export async function measure(source: AsyncIterable<Uint8Array>): Promise<Measured> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of source) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { sha256: hash.digest('hex'), bytes };
}

const asStream = (source: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(source) as ReadableStream<Uint8Array>;

/** Encrypts a stream in age's format into a new file (0600). Resolves with its size and hash. */
export async function sealInto(
  file: string,
  source: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
): Promise<Measured> {
  const encrypter = new Encrypter();
  try {
    for (const recipient of recipients) encrypter.addRecipient(recipient);
  } catch (error) {
    throw new BackupError(
      'backup-recipient-unfit',
      'BACKUP_RECIPIENT is no age recipient: a letter is wrong.',
      {
        cause: error,
      },
    );
  }
  const handle = await open(file, 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const piece of await encrypter.encrypt(asStream(source))) {
      hash.update(piece);
      bytes += piece.length;
      await handle.writeFile(piece);
    }
  } finally {
    await handle.close();
  }
  return { sha256: hash.digest('hex'), bytes };
}

/** Opens what `sealInto` made. Throws BackupError where no identity fits or it was changed. */
export async function* unsealed(
  source: AsyncIterable<Uint8Array>,
  identities: readonly string[],
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  let plain: ReadableStream<Uint8Array>;
  try {
    plain = await decrypter.decrypt(asStream(source));
  } catch (error) {
    throw new BackupError('restore-identity-unfit', 'The identity does not open this backup.', {
      cause: error,
    });
  }
  yield* plain;
}
