/** Deeper than any real document. */
const DEEPEST = 500;

/**
 * Tracks the open dictionaries and arrays. Readers tolerate mismatched brackets in different ways,
 * and would then disagree with us about where an object ends. Such documents are refused.
 */
export class Nesting {
  readonly #isDictionary = new Uint8Array(DEEPEST);
  #depth = 0;

  get isOpen(): boolean {
    return this.#depth > 0;
  }

  /** Returns false when it is too deep. */
  open(isDictionary: boolean): boolean {
    if (this.#depth === DEEPEST) return false;
    this.#isDictionary[this.#depth] = isDictionary ? 1 : 0;
    this.#depth += 1;
    return true;
  }

  /**
   * Returns false if another kind of bracket is open. A surplus one outside all brackets closes
   * nothing.
   */
  close(isDictionary: boolean): boolean {
    if (this.#depth === 0) return true;
    this.#depth -= 1;
    return this.#isDictionary[this.#depth] === (isDictionary ? 1 : 0);
  }
}
