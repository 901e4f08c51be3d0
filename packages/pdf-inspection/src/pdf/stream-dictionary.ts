import type { Keyword, WatchedName } from './watched-words.ts';

export interface ObjectPacking {
  /** Where the first object begins, after the position table. */
  readonly first: number;
  readonly deflated: boolean;
}

const filters: ReadonlySet<string> = new Set([
  ...['LZWDecode', 'LZW', 'ASCII85Decode', 'A85', 'ASCIIHexDecode', 'AHx', 'RunLengthDecode', 'RL', 'Crypt'],
  ...['DCTDecode', 'DCT'],
]);
const indirectMatters: ReadonlySet<string> = new Set([
  'First',
  'N',
  'Filter',
  'F',
  'FFilter',
  'DecodeParms',
  'DP',
]);

/**
 * Collects from an object's tokens whether the stream after it holds objects, and how they are
 * packed. Any occurrence of a name counts, at any depth: readers may disagree on which of two keys
 * is valid.
 */
export class StreamDictionary {
  #isObjectStream = false;
  #first = -1;
  #deflated = 0;
  #hasFilter = false;
  #isUnusual = false;
  #isOutsideCipher = false;
  #last: WatchedName | '' = '';
  #wordsAfter = 0;

  reset(): void {
    this.#isObjectStream = false;
    this.#first = -1;
    this.#deflated = 0;
    this.#hasFilter = false;
    this.#isUnusual = false;
    this.#isOutsideCipher = false;
    this.#last = '';
  }

  name(name: WatchedName | ''): void {
    this.#last = name;
    this.#wordsAfter = 0;
    if (name === '') return;
    // Some readers take any stream with /First for a stream of objects, whatever its /Type.
    if (name === 'ObjStm' || name === 'First') this.#isObjectStream = true;
    else if (name === 'Filter' || name === 'F') this.#hasFilter = true;
    else if (name === 'FlateDecode' || name === 'Fl') this.#deflated += 1;
    else if (name === 'XRef' || name === 'Metadata') this.#isOutsideCipher = true;
    else if (name === 'Predictor' || name === 'FFilter' || filters.has(name)) this.#isUnusual = true;
  }

  word(keyword: Keyword | '', number: number): void {
    if (this.#last === '') return;
    if (keyword === 'R' && indirectMatters.has(this.#last)) this.#isUnusual = true;
    if (this.#last === 'First' && this.#wordsAfter === 0) {
      if (this.#first >= 0 && this.#first !== number) this.#isUnusual = true;
      this.#first = number;
    }
    this.#wordsAfter += 1;
  }

  /** Whether some reader may treat the stream as one that is never encrypted. */
  get isOutsideCipher(): boolean {
    return this.#isOutsideCipher;
  }

  /** How to read the stream's objects; undefined for a stream that holds none. */
  packing(): ObjectPacking | 'unusual' | undefined {
    if (!this.#isObjectStream) return undefined;
    const deflated = this.#deflated === 1;
    if (this.#isUnusual || this.#first < 0 || this.#deflated > 1 || this.#hasFilter !== deflated)
      return 'unusual';
    return { first: this.#first, deflated };
  }
}
