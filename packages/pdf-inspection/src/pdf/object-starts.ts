/** Writers put 50 to 200 objects into a stream, and never more than the whole document has. */
const MOST_OBJECTS = 32_768;
/** Above every object number, and small enough that a position in front of it is exact. */
const NUMBERS = 2 ** 24;

/**
 * The start positions of one stream's objects, from its table of object number and position pairs.
 */
export class ObjectStarts {
  /** Position and number in one value, so that they sort together. */
  #entries = new Float64Array(256);
  #first = 0;
  #count = 0;
  #next = 0;
  #words = 0;
  #number = 0;

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
    if (this.#words % 2 === 1) {
      this.#number = Math.max(0, word) % NUMBERS;
      return true;
    }
    if (this.#count === MOST_OBJECTS) return false;
    if (this.#count === this.#entries.length) {
      const more = new Float64Array(this.#count * 2);
      more.set(this.#entries);
      this.#entries = more;
    }
    this.#entries[this.#count] = (Math.max(0, word) + this.#first) * NUMBERS + this.#number;
    this.#count += 1;
    return true;
  }

  /** After the last word. */
  sort(): void {
    this.#entries.subarray(0, this.#count).sort();
  }

  #position(place: number): number {
    return Math.floor((this.#entries[place] ?? 0) / NUMBERS);
  }

  #passUntil(position: number): void {
    while (this.#next < this.#count && this.#position(this.#next) <= position) this.#next += 1;
  }

  /** Whether an object begins at `end` or beyond. */
  hasBeyond(end: number): boolean {
    return this.#count > 0 && this.#position(this.#count - 1) >= end;
  }

  /**
   * Whether an object begins after `start` and before `end`. Call in rising order, like `numberAt`.
   */
  hasWithin(start: number, end: number): boolean {
    this.#passUntil(start);
    return this.#next < this.#count && this.#position(this.#next) < end;
  }

  /** The number of the object that a position belongs to; -1 before the first. */
  numberAt(position: number): number {
    this.#passUntil(position);
    return this.#next === 0 ? -1 : (this.#entries[this.#next - 1] ?? 0) % NUMBERS;
  }
}
