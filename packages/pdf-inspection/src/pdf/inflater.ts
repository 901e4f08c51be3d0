import { type Code, fillCode, newCode } from './huffman-code.ts';

/** Receives bytes [from, to) of a buffer that is reused afterwards. Returns false to stop. */
export type Output = (bytes: Uint8Array, from: number, to: number) => boolean;

/**
 * `more` wants bytes, `done` saw the end, `broken` is no deflate stream, `stopped` by the output.
 */
export type InflateState = 'more' | 'done' | 'broken' | 'stopped';

const WINDOW = 32 * 1024;
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const MOST_CODES = 320;

const lengthBase = new Uint16Array(29);
const lengthExtra = new Uint8Array(29);
const distanceBase = new Uint16Array(30);
const distanceExtra = new Uint8Array(30);
for (let i = 0, base = 3; i < 28; i += 1) {
  lengthExtra[i] = i < 8 ? 0 : (i >> 2) - 1;
  lengthBase[i] = base;
  base += 1 << (lengthExtra[i] ?? 0);
}
lengthBase[28] = 258;
for (let i = 0, base = 1; i < 30; i += 1) {
  distanceExtra[i] = i < 4 ? 0 : (i >> 1) - 1;
  distanceBase[i] = base;
  base += 1 << (distanceExtra[i] ?? 0);
}

const fixedLengths = new Uint8Array(288 + 30);
fixedLengths.fill(8, 0, 144).fill(9, 144, 256).fill(7, 256, 280).fill(8, 280, 288).fill(5, 288);

/** More than the longest block header, which is read at once. */
const BUFFER = 4096;

/**
 * Inflates a raw deflate stream (RFC 1951) incrementally, in fixed memory. The 170 KB are allocated
 * once and reused for every stream. Node's own zlib inflates only asynchronously or whole in
 * memory. The output depends only on the bytes: everything before an error is output before the
 * error.
 */
export class Inflater {
  readonly #window = new Uint8Array(WINDOW);
  readonly #lengths = new Uint8Array(MOST_CODES);
  readonly #symbols: Code = newCode();
  readonly #distances: Code = newCode();
  readonly #input = new Uint8Array(BUFFER + 4);
  #output: Output = () => true;
  /** Both in bits. */
  #at = 0;
  #end = 0;
  #phase: 'block' | 'stored' | 'symbols' = 'block';
  #isLast = false;
  #stored = 0;
  /** The window's next write position, the start of what is not output yet, and its valid size. */
  #to = 0;
  #from = 0;
  #filled = 0;
  #state: InflateState = 'more';
  #hasFixedCodes = false;
  #blocks = 0;
  readonly #mostBlocks: number;

  /** `mostBlocks` is the limit over all streams. Beyond it the state is `stopped`. */
  constructor(mostBlocks = Number.POSITIVE_INFINITY) {
    this.#mostBlocks = mostBlocks;
  }

  /** Blocks begun in all streams. Each costs as much as a few kilobytes of output. */
  get blocks(): number {
    return this.#blocks;
  }

  start(output: Output): void {
    this.#output = output;
    this.#at = 0;
    this.#end = 0;
    this.#phase = 'block';
    this.#isLast = false;
    this.#to = 0;
    this.#from = 0;
    this.#filled = 0;
    this.#state = 'more';
  }

  /**
   * Takes bytes [from, to). After `done`, ignores further bytes; `broken` and `stopped` are final.
   */
  push(bytes: Uint8Array, from: number, to: number): InflateState {
    for (let at = from; at < to && this.#state === 'more'; ) {
      this.#dropRead();
      const held = this.#end >> 3;
      const taken = Math.min(to - at, BUFFER - held);
      this.#input.set(bytes.subarray(at, at + taken), held);
      this.#end += taken * 8;
      at += taken;
      this.#state = this.#run();
      if (!this.#flush()) this.#state = 'stopped';
    }
    return this.#state;
  }

  #dropRead(): void {
    const read = this.#at >> 3;
    this.#input.copyWithin(0, read, this.#end >> 3);
    this.#at -= read * 8;
    this.#end -= read * 8;
  }

  #flush(): boolean {
    const goOn = this.#from === this.#to || this.#output(this.#window, this.#from, this.#to);
    if (this.#to === WINDOW) this.#to = 0;
    this.#from = this.#to;
    return goOn;
  }

  #run(): InflateState {
    for (;;) {
      if (this.#phase === 'block') {
        if (this.#isLast) return 'done';
        const begin = this.#at;
        const sound = this.#readBlockHeader();
        if (this.#at > this.#end) {
          this.#at = begin;
          this.#isLast = false;
          this.#phase = 'block';
          return 'more';
        }
        if (!sound) return 'broken';
        this.#blocks += 1;
        if (this.#blocks > this.#mostBlocks) return 'stopped';
      }
      const state = this.#phase === 'stored' ? this.#copyStored() : this.#readSymbols();
      if (state !== 'done') return state;
      this.#phase = 'block';
    }
  }

  #bits(count: number): number {
    const at = this.#at >> 3;
    const input = this.#input;
    const value = (input[at] ?? 0) | ((input[at + 1] ?? 0) << 8) | ((input[at + 2] ?? 0) << 16);
    const shift = this.#at & 7;
    this.#at += count;
    return (value >> shift) & ((1 << count) - 1);
  }

  /** May read beyond the end, which the caller then sees and undoes. */
  #readBlockHeader(): boolean {
    this.#isLast = this.#bits(1) === 1;
    const kind = this.#bits(2);
    if (kind === 0) {
      this.#at = (this.#at + 7) & ~7;
      this.#stored = this.#bits(16);
      this.#phase = 'stored';
      return this.#bits(16) === (this.#stored ^ 0xffff);
    }
    this.#phase = 'symbols';
    if (kind === 1 && this.#hasFixedCodes) return true;
    this.#hasFixedCodes = kind === 1;
    if (kind === 1)
      return (
        fillCode(this.#symbols, fixedLengths, 0, 288) && fillCode(this.#distances, fixedLengths, 288, 318)
      );
    return kind === 2 && this.#readCodes();
  }

  #readCodes(): boolean {
    const symbols = this.#bits(5) + 257;
    const all = symbols + this.#bits(5) + 1;
    const orders = this.#bits(4) + 4;
    const lengths = this.#lengths.fill(0);
    for (let i = 0; i < orders; i += 1) lengths[LENGTH_ORDER[i] ?? 0] = this.#bits(3);
    const code = this.#distances;
    if (!fillCode(code, lengths, 0, 19)) return false;
    lengths.fill(0);
    for (let i = 0; i < all; ) {
      if (this.#at > this.#end) return false;
      const entry = code.table[this.#bits(code.bits)] ?? 0;
      if (entry === 0) return false;
      this.#at += (entry & 15) - code.bits;
      const symbol = entry >> 4;
      if (symbol < 16) {
        lengths[i] = symbol;
        i += 1;
        continue;
      }
      if (symbol === 16 && i === 0) return false;
      const value = symbol === 16 ? (lengths[i - 1] ?? 0) : 0;
      const times =
        symbol === 16 ? 3 + this.#bits(2) : symbol === 17 ? 3 + this.#bits(3) : 11 + this.#bits(7);
      if (i + times > all) return false;
      lengths.fill(value, i, i + times);
      i += times;
    }
    // A block without an end symbol would read on into whatever follows.
    if (lengths[256] === 0) return false;
    return fillCode(this.#symbols, lengths, 0, symbols) && fillCode(this.#distances, lengths, symbols, all);
  }

  #copyStored(): InflateState {
    while (this.#stored > 0) {
      const at = this.#at >> 3;
      const taken = Math.min(this.#stored, (this.#end >> 3) - at, WINDOW - this.#to);
      if (taken === 0) return 'more';
      this.#window.set(this.#input.subarray(at, at + taken), this.#to);
      this.#at += taken * 8;
      this.#stored -= taken;
      this.#to += taken;
      this.#filled = Math.min(WINDOW, this.#filled + taken);
      if (this.#to === WINDOW && !this.#flush()) return 'stopped';
    }
    return 'done';
  }

  #readSymbols(): InflateState {
    const { table, bits } = this.#symbols;
    const window = this.#window;
    for (;;) {
      const begin = this.#at;
      const entry = table[this.#bits(bits)] ?? 0;
      if (entry === 0) {
        if (this.#at <= this.#end) return 'broken';
        this.#at = begin;
        return 'more';
      }
      this.#at += (entry & 15) - bits;
      const symbol = entry >> 4;
      if (symbol < 256) {
        if (this.#at > this.#end) {
          this.#at = begin;
          return 'more';
        }
        window[this.#to] = symbol;
        this.#to += 1;
        if (this.#filled < WINDOW) this.#filled += 1;
        if (this.#to === WINDOW && !this.#flush()) return 'stopped';
      } else if (symbol === 256) {
        if (this.#at <= this.#end) return 'done';
        this.#at = begin;
        return 'more';
      } else {
        const state = this.#copyMatch(symbol - 257);
        if (this.#at > this.#end) {
          this.#at = begin;
          return 'more';
        }
        if (state !== 'done') return state;
      }
    }
  }

  /** If bits are missing, leaves the position beyond the end and everything else unchanged. */
  #copyMatch(index: number): InflateState {
    const extra = lengthExtra[index] ?? 0;
    let length = (lengthBase[index] ?? 0) + this.#bits(extra);
    const { table, bits } = this.#distances;
    const before = this.#at;
    const entry = table[this.#bits(bits)] ?? 0;
    if (entry === 0) return 'broken';
    this.#at = before + (entry & 15);
    const far = entry >> 4;
    const distance = (distanceBase[far] ?? 0) + this.#bits(distanceExtra[far] ?? 0);
    if (this.#at > this.#end) return 'more';
    if (index > 28 || far > 29 || distance > this.#filled) return 'broken';
    const window = this.#window;
    this.#filled = Math.min(WINDOW, this.#filled + length);
    let source = (this.#to - distance) & (WINDOW - 1);
    for (; length > 0; length -= 1) {
      window[this.#to] = window[source] ?? 0;
      source = (source + 1) & (WINDOW - 1);
      this.#to += 1;
      if (this.#to === WINDOW && !this.#flush()) return 'stopped';
    }
    return 'done';
  }
}
