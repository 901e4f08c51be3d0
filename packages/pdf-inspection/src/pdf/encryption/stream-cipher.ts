import { createDecipheriv, createHash, type Decipheriv } from 'node:crypto';
import { Rc4 } from './rc4.ts';

export type CipherMethod = 'V2' | 'AESV2' | 'AESV3';

/** Deciphers the data of one stream as it comes. */
export interface StreamDecipher {
  update(bytes: Uint8Array): Buffer;
}

/** Opens the streams of a document. Each object's key is derived from its number. */
export class StreamCipher {
  readonly #method: CipherMethod;
  readonly #key: Buffer;
  /** The object that says how the document is encrypted, unless the trailer does. */
  readonly dictionaryObject: number | undefined;

  constructor(method: CipherMethod, key: Buffer, dictionaryObject: number | undefined) {
    this.#method = method;
    this.#key = key;
    this.dictionaryObject = dictionaryObject;
  }

  open(object: number, generation: number): StreamDecipher {
    if (this.#method === 'AESV3') return new CbcDecipher('aes-256-cbc', this.#key);
    const place = Buffer.alloc(5);
    place.writeUIntLE(object & 0xffffff, 0, 3);
    place.writeUInt16LE(generation & 0xffff, 3);
    const isAes = this.#method === 'AESV2';
    const hash = createHash('md5').update(this.#key).update(place);
    const key = hash
      .update(isAes ? 'sAlT' : '')
      .digest()
      .subarray(0, Math.min(16, this.#key.length + 5));
    return isAes ? new CbcDecipher('aes-128-cbc', key) : new Rc4(key);
  }
}

/** AES as in PDF: the first block is the initialization vector. Readers ignore the padding. */
class CbcDecipher implements StreamDecipher {
  readonly #algorithm: string;
  readonly #key: Buffer;
  readonly #vector = Buffer.alloc(16);
  #taken = 0;
  #decipher: Decipheriv | undefined;

  constructor(algorithm: string, key: Buffer) {
    this.#algorithm = algorithm;
    this.#key = key;
  }

  update(bytes: Uint8Array): Buffer {
    const start = Math.min(bytes.length, 16 - this.#taken);
    this.#vector.set(bytes.subarray(0, start), this.#taken);
    this.#taken += start;
    if (this.#taken < 16) return Buffer.alloc(0);
    this.#decipher ??= createDecipheriv(this.#algorithm, this.#key, this.#vector).setAutoPadding(false);
    return this.#decipher.update(bytes.subarray(start));
  }
}
