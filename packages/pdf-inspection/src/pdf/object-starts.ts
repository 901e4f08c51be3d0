/** Writers put 50 to 200 objects into a stream, and at most all of a document. */
const MOST_OBJECTS = 32_768;

/** Where the objects of one stream begin, from the table at its head: pairs of an object's number and its position. */
export class ObjectStarts {
  #positions = new Uint32Array(256);
  #first = 0;
  #count = 0;
  #next = 0;
  #words = 0;

  /** Positions in the table count from `first`. */
  clear(first: number): void {
    this.#first = first;
    this.#count = 0;
    this.#next = 0;
    this.#words = 0;
  }

  /** Takes the table's next word. Returns false when the table is longer than any real one. */
  add(word: number): boolean {
    this.#words += 1;
    if (this.#words % 2 === 1) return true;
    if (this.#count === MOST_OBJECTS) return false;
    if (this.#count === this.#positions.length) {
      const more = new Uint32Array(this.#count * 2);
      more.set(this.#positions);
      this.#positions = more;
    }
    this.#positions[this.#count] = Math.max(0, word) + this.#first;
    this.#count += 1;
    return true;
  }

  /** After the last word. */
  sort(): void {
    this.#positions.subarray(0, this.#count).sort();
  }

  /** Whether an object begins at `end` or beyond. */
  hasBeyond(end: number): boolean {
    return this.#count > 0 && (this.#positions[this.#count - 1] ?? 0) >= end;
  }

  /** Whether an object begins after `start` and before `end`. To be asked in rising order. */
  hasWithin(start: number, end: number): boolean {
    while (this.#next < this.#count && (this.#positions[this.#next] ?? 0) <= start) this.#next += 1;
    return this.#next < this.#count && (this.#positions[this.#next] ?? 0) < end;
  }
}
