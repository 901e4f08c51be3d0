import { byteClass, hexValue, isLineEnd, isSpace } from '../bytes.ts';

/** A reference to an object: its number and its generation. */
export interface Reference {
  readonly object: number;
  readonly generation: number;
}
/** A PDF value. A name keeps its slash; a string is its bytes. */
export type PdfValue =
  | null
  | boolean
  | number
  | string
  | Buffer
  | Reference
  | readonly PdfValue[]
  | Dictionary;
export type Dictionary = ReadonlyMap<string, PdfValue>;

const DEEPEST = 20;
const simpleEscapes = new Map(
  [...'nrtbf'].map((letter, i) => [letter.charCodeAt(0), [10, 13, 9, 8, 12][i] ?? 0]),
);

export const isDictionary = (value: PdfValue | undefined): value is Dictionary => value instanceof Map;
export const isReference = (value: PdfValue | undefined): value is Reference =>
  typeof value === 'object' && value !== null && 'object' in value;

/**
 * Reads one dictionary strictly. Throws Error on anything that two readers might read differently,
 * such as a repeated key. For the dictionaries that say how a document is encrypted.
 */
export function readDictionary(bytes: Buffer): Dictionary {
  const value = new ValueReader(bytes).read(0);
  if (!isDictionary(value)) throw new Error('no dictionary');
  return value;
}

class ValueReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get #byte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw new Error('it ends in the middle');
    return byte;
  }

  #skipBlank(): void {
    while (isSpace(this.#byte) || this.#byte === 0x25) {
      if (this.#byte === 0x25) while (!isLineEnd(this.#byte)) this.#at += 1;
      this.#at += 1;
    }
  }

  #starts(text: string): boolean {
    return this.#bytes.toString('latin1', this.#at, this.#at + text.length) === text;
  }

  read(depth: number): PdfValue {
    if (depth > DEEPEST) throw new Error('it is too deep');
    this.#skipBlank();
    if (this.#starts('<<')) return this.#dictionary(depth);
    if (this.#starts('[')) return this.#array(depth);
    if (this.#starts('(')) return this.#literal();
    if (this.#starts('<')) return this.#hex();
    if (this.#starts('/')) return this.#name();
    return this.#word();
  }

  #dictionary(depth: number): Dictionary {
    const entries = new Map<string, PdfValue>();
    this.#at += 2;
    for (this.#skipBlank(); !this.#starts('>>'); this.#skipBlank()) {
      if (!this.#starts('/')) throw new Error('a key is no name');
      const key = this.#name();
      if (entries.has(key)) throw new Error('a key comes twice');
      entries.set(key, this.read(depth + 1));
    }
    this.#at += 2;
    return entries;
  }

  #array(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    this.#at += 1;
    for (this.#skipBlank(); !this.#starts(']'); this.#skipBlank()) values.push(this.read(depth + 1));
    this.#at += 1;
    return values;
  }

  #regular(): string {
    const from = this.#at;
    while (this.#at < this.#bytes.length && byteClass[this.#byte] === 0) this.#at += 1;
    return this.#bytes.toString('latin1', from, this.#at);
  }

  #name(): string {
    this.#at += 1;
    return `/${this.#regular().replace(/#([\dA-Fa-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))}`;
  }

  #word(): PdfValue {
    const word = this.#regular();
    if (word === 'null') return null;
    if (word === 'true' || word === 'false') return word === 'true';
    if (!/^[+-]?\d{1,10}(?:\.\d{0,10})?$/.test(word)) throw new Error('it is no value');
    if (!/^\d+$/.test(word)) return Number(word);
    const reference = /^[\s\0]+(\d{1,5})[\s\0]+R(?![^\s\0()<>[\]{}/%])/.exec(
      this.#bytes.toString('latin1', this.#at, this.#at + 40),
    );
    if (!reference) return Number(word);
    this.#at += reference[0].length;
    return { object: Number(word), generation: Number(reference[1]) };
  }

  #hex(): Buffer {
    const digits: number[] = [];
    for (this.#at += 1; this.#byte !== 0x3e; this.#at += 1) {
      const value = hexValue[this.#byte] ?? 16;
      if (value < 16) digits.push(value);
      else if (!isSpace(this.#byte)) throw new Error('it is no hexadecimal string');
    }
    this.#at += 1;
    return Buffer.from(
      Array.from(
        { length: Math.ceil(digits.length / 2) },
        (_, i) => (digits[2 * i] ?? 0) * 16 + (digits[2 * i + 1] ?? 0),
      ),
    );
  }

  #literal(): Buffer {
    const out: number[] = [];
    let depth = 0;
    for (this.#at += 1; depth > 0 || this.#byte !== 0x29; this.#at += 1) {
      const byte = this.#byte;
      if (byte === 0x28) depth += 1;
      if (byte === 0x29) depth -= 1;
      if (byte === 0x5c) this.#escape(out);
      else if (byte === 0x0d) {
        // Any line end within a string counts as one line feed.
        if (this.#bytes[this.#at + 1] === 0x0a) this.#at += 1;
        out.push(0x0a);
      } else out.push(byte);
    }
    this.#at += 1;
    return Buffer.from(out);
  }

  /** From a backslash to the last byte of its escape. */
  #escape(out: number[]): void {
    this.#at += 1;
    const octal = /^[0-7]{1,3}/.exec(this.#bytes.toString('latin1', this.#at, this.#at + 3))?.[0];
    if (octal) {
      out.push(Number.parseInt(octal, 8) & 255);
      this.#at += octal.length - 1;
    } else if (this.#byte === 0x0d) {
      if (this.#bytes[this.#at + 1] === 0x0a) this.#at += 1;
    } else if (this.#byte !== 0x0a) out.push(simpleEscapes.get(this.#byte) ?? this.#byte);
  }
}
