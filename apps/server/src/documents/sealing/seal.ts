import { createCipheriv, createSecretKey, type KeyObject, randomFillSync } from 'node:crypto';

/** Plain bytes in a full segment: the most held in memory or released before authentication. */
export const SEGMENT_BYTES = 64 * 1024;
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;
/** Each segment is preceded by the length of its plain bytes. */
export const LENGTH_BYTES = 4;
export const SEGMENT_OVERHEAD = LENGTH_BYTES + NONCE_BYTES + TAG_BYTES;

/** What a segment is bound to: its document, its place, and whether it is the last. */
export function segmentBinding(documentId: string, index: number, last: boolean): Buffer {
  return Buffer.from(`${documentId}\0${index}\0${last ? 'last' : 'more'}`);
}

/**
 * Seals a document as it streams, in AES-256-GCM segments: length, nonce, ciphertext, tag. Nonces
 * are random, so a segment rewritten after a crash never repeats one. Position and 'last' are
 * authenticated, so truncated, swapped or changed files are detected.
 */
export class Sealer {
  readonly #key: KeyObject;
  readonly #documentId: string;
  /** One buffer for all segments: allocating one for each uses more memory than the documents. */
  readonly #plain = Buffer.allocUnsafe(SEGMENT_BYTES);
  #held = 0;
  #index: number;

  /** `firstIndex`: how many segments the file has already. */
  constructor(key: Buffer, documentId: string, firstIndex = 0) {
    this.#key = createSecretKey(key);
    this.#documentId = documentId;
    this.#index = firstIndex;
  }

  /** How many segments there are, with those that were there before. */
  get segments(): number {
    return this.#index;
  }

  /**
   * Takes plain bytes and returns the sealed pieces, often none. Holds back a last full segment.
   */
  push(chunk: Buffer): Buffer[] {
    const sealed: Buffer[] = [];
    for (let from = 0; from < chunk.length; ) {
      if (this.#held === SEGMENT_BYTES) sealed.push(...this.#seal(false));
      const taken = chunk.copy(this.#plain, this.#held, from);
      this.#held += taken;
      from += taken;
    }
    return sealed;
  }

  /** Seals what is held, although more may follow: where an upload pauses. */
  flush(): Buffer[] {
    return this.#held > 0 ? this.#seal(false) : [];
  }

  /** Seals the rest as the end of the document, even when it is empty. */
  finish(): Buffer[] {
    return this.#seal(true);
  }

  #seal(last: boolean): Buffer[] {
    const head = Buffer.alloc(LENGTH_BYTES + NONCE_BYTES);
    head.writeUInt32BE(this.#held);
    const nonce = randomFillSync(head.subarray(LENGTH_BYTES));
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce);
    cipher.setAAD(segmentBinding(this.#documentId, this.#index, last));
    const text = cipher.update(this.#plain.subarray(0, this.#held));
    cipher.final();
    this.#index += 1;
    this.#held = 0;
    return [head, text, cipher.getAuthTag()];
  }
}
