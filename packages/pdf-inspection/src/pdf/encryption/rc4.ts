/**
 * RC4, used by old PDFs and removed from Node's OpenSSL. Only for reading, never for protection.
 */
export class Rc4 {
  readonly #state = Uint8Array.from({ length: 256 }, (_, i) => i);
  #i = 0;
  #j = 0;

  constructor(key: Uint8Array) {
    for (let i = 0, j = 0; i < 256; i += 1) {
      j = (j + (this.#state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
      this.#swap(i, j);
    }
  }

  #swap(i: number, j: number): void {
    const held = this.#state[i] ?? 0;
    this.#state[i] = this.#state[j] ?? 0;
    this.#state[j] = held;
  }

  /** Enciphers or deciphers the next bytes; both are the same operation. */
  update(bytes: Uint8Array): Buffer {
    const out = Buffer.allocUnsafe(bytes.length);
    for (let at = 0; at < bytes.length; at += 1) {
      this.#i = (this.#i + 1) & 255;
      this.#j = (this.#j + (this.#state[this.#i] ?? 0)) & 255;
      this.#swap(this.#i, this.#j);
      const sum = (this.#state[this.#i] ?? 0) + (this.#state[this.#j] ?? 0);
      out[at] = (bytes[at] ?? 0) ^ (this.#state[sum & 255] ?? 0);
    }
    return out;
  }
}
