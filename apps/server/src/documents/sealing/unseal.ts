import { createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import {
  LENGTH_BYTES,
  NONCE_BYTES,
  SEGMENT_BYTES,
  SEGMENT_OVERHEAD,
  segmentBinding,
  TAG_BYTES,
} from './seal.ts';

/** A sealed document that was changed, cut, swapped, or is opened with another key. */
export class BrokenSealError extends Error {
  constructor(why: string) {
    super(`A sealed document is damaged: ${why}`);
    this.name = 'BrokenSealError';
  }
}

/**
 * Opens a sealed document as it streams and yields only authenticated bytes. Throws BrokenSealError
 * if a segment was changed, the end is missing or data follows it. With `unfinished` the end may be
 * missing, as in an upload in progress.
 */
export async function* unseal(
  sealed: AsyncIterable<Buffer>,
  key: Buffer,
  documentId: string,
  { unfinished = false } = {},
): AsyncGenerator<Buffer> {
  const secret = createSecretKey(key);
  let held: Buffer = Buffer.alloc(0);
  let index = 0;
  let ended = false;
  for await (const chunk of sealed) {
    held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
    for (;;) {
      const size = segmentSize(held);
      if (size === undefined || held.length < size) break;
      if (ended) throw new BrokenSealError('something follows its end');
      const { plain, last } = openSegment(held.subarray(0, size), secret, documentId, index);
      held = held.subarray(size);
      index += 1;
      ended = last;
      if (plain.length > 0) yield plain;
    }
  }
  if (held.length > 0) throw new BrokenSealError(ended ? 'something follows its end' : 'it is cut off');
  if (!ended && !unfinished) throw new BrokenSealError('its end is missing');
}

function segmentSize(held: Buffer): number | undefined {
  if (held.length < LENGTH_BYTES) return undefined;
  const plain = held.readUInt32BE(0);
  if (plain > SEGMENT_BYTES) throw new BrokenSealError('a segment is too long');
  return plain + SEGMENT_OVERHEAD;
}

function openSegment(segment: Buffer, key: KeyObject, documentId: string, index: number) {
  const nonce = segment.subarray(LENGTH_BYTES, LENGTH_BYTES + NONCE_BYTES);
  const text = segment.subarray(LENGTH_BYTES + NONCE_BYTES, -TAG_BYTES);
  const tag = segment.subarray(-TAG_BYTES);
  // Only the last one and one before a pause are short.
  const isShort = text.length < SEGMENT_BYTES;
  for (const last of [isShort, !isShort]) {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(segmentBinding(documentId, index, last));
    decipher.setAuthTag(tag);
    const plain = decipher.update(text);
    try {
      decipher.final();
      return { plain, last };
    } catch {
      // Perhaps it is the other kind; if not, it is not ours.
    }
  }
  throw new BrokenSealError(`segment ${index} is not what was written`);
}
