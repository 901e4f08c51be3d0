import { createCipheriv, randomBytes } from 'node:crypto';

/** Plain bytes in a full segment. Nothing larger is held in memory or released before it is authenticated. */
export const SEGMENT_BYTES = 64 * 1024;
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;
/** Before each segment stands the length of its plain bytes. */
export const LENGTH_BYTES = 4;
export const SEGMENT_OVERHEAD = LENGTH_BYTES + NONCE_BYTES + TAG_BYTES;

/** What a segment is bound to: its document, its place, and whether it is the last. */
export function segmentBinding(documentId: string, index: number, last: boolean): Buffer {
  return Buffer.from(`${documentId}\0${index}\0${last ? 'last' : 'more'}`);
}

/**
 * Seals a document as it flows, in AES-256-GCM segments: length, nonce, ciphertext, tag. Each segment has a
 * random nonce, so that one which is written anew after a crash never repeats one; its place and whether it is
 * the last are authenticated, so that a cut, swapped or changed file is noticed.
 */
export class Sealer {
  readonly #key: Buffer;
  readonly #documentId: string;
  readonly #held: Buffer[] = [];
  #heldBytes = 0;
  #index: number;

  /** `firstIndex`: how many segments the file has already. */
  constructor(key: Buffer, documentId: string, firstIndex = 0) {
    this.#key = key;
    this.#documentId = documentId;
    this.#index = firstIndex;
  }

  /** How many segments there are, with those that were there before. */
  get segments(): number {
    return this.#index;
  }

  /** Takes plain bytes; returns what is sealed by them, often nothing. A last full segment is held back. */
  push(chunk: Buffer): Buffer {
    this.#held.push(chunk);
    this.#heldBytes += chunk.length;
    if (this.#heldBytes <= SEGMENT_BYTES) return Buffer.alloc(0);
    const all = Buffer.concat(this.#held);
    const sealed: Buffer[] = [];
    let from = 0;
    for (; all.length - from > SEGMENT_BYTES; from += SEGMENT_BYTES) {
      sealed.push(this.#seal(all.subarray(from, from + SEGMENT_BYTES), false));
    }
    this.#held.length = 0;
    this.#held.push(all.subarray(from));
    this.#heldBytes = all.length - from;
    return Buffer.concat(sealed);
  }

  /** Seals what is held, although more may follow: where an upload pauses. */
  flush(): Buffer {
    return this.#heldBytes > 0 ? this.#seal(this.#take(), false) : Buffer.alloc(0);
  }

  /** Seals the rest as the end of the document, even when it is empty. */
  finish(): Buffer {
    return this.#seal(this.#take(), true);
  }

  #take(): Buffer {
    const all = Buffer.concat(this.#held);
    this.#held.length = 0;
    this.#heldBytes = 0;
    return all;
  }

  #seal(plain: Buffer, last: boolean): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce);
    cipher.setAAD(segmentBinding(this.#documentId, this.#index, last));
    this.#index += 1;
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(plain.length);
    return Buffer.concat([length, nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }
}
