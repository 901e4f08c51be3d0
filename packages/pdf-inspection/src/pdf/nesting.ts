/** Deeper than any real document. */
const DEEPEST = 500;

/**
 * Which dictionaries and arrays are open. Readers forgive a bracket that does not fit, each in its own way, and so
 * would differ from us in where an object ends: such a document is refused.
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

  /** Returns false when another kind of bracket is open. One too many outside all brackets closes nothing. */
  close(isDictionary: boolean): boolean {
    if (this.#depth === 0) return true;
    this.#depth -= 1;
    return this.#isDictionary[this.#depth] === (isDictionary ? 1 : 0);
  }
}
