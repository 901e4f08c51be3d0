import { byteClass, hashStep, hexValue } from './bytes.ts';
import { isPartAt } from './hidden-parts.ts';
import { ScriptLink } from './script-link.ts';
import { type Keyword, keywordOf, nameOf, type WatchedName } from './watched-words.ts';

/** Positions count from the start of the input. Each call may ask the lexer to stop. */
export interface TokenSink {
  name(name: WatchedName | ''): void;
  /**
   * `number` is the value of a whole number of at most nine digits, else -1; -2 with a glued
   * `0obj`.
   */
  word(keyword: Keyword | '', number: number): void;
  /** A dictionary or an array begins at a position, or ends before one. */
  open(isDictionary: boolean, start: number): void;
  close(isDictionary: boolean, end: number): void;
  /** A literal or hexadecimal string between two positions, or a comment. */
  string(start: number, end: number, isScriptLink: boolean): void;
  comment(start: number, end: number): void;
  /**
   * Not found in honest PDFs: a hexadecimal string with other bytes, or an object hidden in a
   * string.
   */
  fault(what: 'hex' | 'hidden'): void;
}

const BETWEEN = 0;
const NAME = 1;
const ESCAPE_1 = 2;
const ESCAPE_2 = 3;
const WORD = 4;
const LITERAL = 5;
const ESCAPED = 6;
const COMMENT = 7;
const LESS = 8;
const HEX = 9;
const GREATER = 10;

/**
 * Splits the syntax between streams into tokens, byte by byte, independent of how bytes are cut.
 */
export class PdfLexer {
  /** Set by a sink to stop after the present token. */
  stop = false;
  readonly #sink: TokenSink;
  /** Whether readers can jump to any position here, so text is searched for hidden objects. */
  readonly #searchesText: boolean;
  #state = BETWEEN as number;
  #hash = 0;
  #length = 0;
  #number = 0;
  #tail = 0;
  #escape = 0;
  #depth = 0;
  #start = 0;
  readonly #link = new ScriptLink();

  constructor(sink: TokenSink, searchesText: boolean) {
    this.#sink = sink;
    this.#searchesText = searchesText;
  }

  /** Whether a string or a comment is open. */
  get isInside(): boolean {
    return this.#state >= LITERAL && this.#state <= HEX;
  }

  reset(): void {
    this.#state = BETWEEN;
    this.stop = false;
  }

  /**
   * Reads bytes [from, to). The array's first byte is at position `base`. Returns where it stopped.
   */
  run(bytes: Uint8Array, from: number, to: number, base: number): number {
    let at = from;
    while (at < to && !this.stop) {
      switch (this.#state) {
        case BETWEEN:
          at = this.#between(bytes, at, to, base);
          break;
        case NAME:
          at = this.#inName(bytes, at, to);
          break;
        case ESCAPE_1:
        case ESCAPE_2:
          at = this.#inNameEscape(bytes, at);
          break;
        case WORD:
          at = this.#inWord(bytes, at, to);
          break;
        case ESCAPED:
          this.#state = LITERAL;
          if (this.#link.isOpen) this.#link.escaped(bytes[at] ?? 0);
          at += 1;
          break;
        case LITERAL:
          at = this.#inLiteral(bytes, at, to, base);
          break;
        case COMMENT:
          at = this.#inComment(bytes, at, to, base);
          break;
        case HEX:
          at = this.#inHex(bytes, at, to, base);
          break;
        case LESS:
          this.#state = BETWEEN;
          if (bytes[at] === 0x3c) {
            at += 1;
            this.#sink.open(true, this.#start);
          } else this.#state = HEX;
          break;
        default:
          this.#state = BETWEEN;
          if (bytes[at] === 0x3e) {
            at += 1;
            this.#sink.close(true, base + at);
          }
      }
    }
    return at;
  }

  /** Call at the end of all bytes: completes a last word or name. */
  finish(): void {
    if (this.#state === NAME) this.#endName();
    if (this.#state === WORD) this.#endWord();
  }

  #between(bytes: Uint8Array, from: number, to: number, base: number): number {
    let at = from;
    while (at < to && byteClass[bytes[at] ?? 0] === 1) at += 1;
    if (at === to) return at;
    const byte = bytes[at] ?? 0;
    this.#hash = 0;
    this.#length = 0;
    if (byteClass[byte] === 0) {
      this.#number = 0;
      this.#tail = 0;
      this.#state = WORD;
      return this.#inWord(bytes, at, to);
    }
    if (byte === 0x2f) {
      this.#state = NAME;
      return this.#inName(bytes, at + 1, to);
    }
    this.#start = base + at;
    this.#depth = 0;
    this.#link.start();
    if (byte === 0x28) this.#state = LITERAL;
    else if (byte === 0x25) this.#state = COMMENT;
    else if (byte === 0x3c) this.#state = LESS;
    else if (byte === 0x3e) this.#state = GREATER;
    else if (byte === 0x5b) this.#sink.open(false, base + at);
    else if (byte === 0x5d) this.#sink.close(false, base + at + 1);
    return at + 1;
  }

  #inName(bytes: Uint8Array, from: number, to: number): number {
    let at = from;
    let hash = this.#hash;
    for (; at < to; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byteClass[byte] !== 0 || byte === 0x23) break;
      hash = hashStep(hash, byte);
    }
    this.#hash = hash;
    this.#length += at - from;
    if (at === to) return at;
    if (bytes[at] === 0x23) {
      this.#state = ESCAPE_1;
      return at + 1;
    }
    this.#endName();
    return at;
  }

  #addToName(byte: number): void {
    this.#hash = hashStep(this.#hash, byte);
    this.#length += 1;
  }

  /** After a #, which is literal unless two hexadecimal digits follow. */
  #inNameEscape(bytes: Uint8Array, at: number): number {
    const byte = bytes[at] ?? 0;
    const value = hexValue[byte] ?? 16;
    if (this.#state === ESCAPE_1) {
      if (value < 16) {
        this.#escape = byte;
        this.#state = ESCAPE_2;
        return at + 1;
      }
      this.#addToName(0x23);
      this.#state = NAME;
      return at;
    }
    this.#state = NAME;
    if (value < 16) {
      this.#addToName((hexValue[this.#escape] ?? 0) * 16 + value);
      return at + 1;
    }
    this.#addToName(0x23);
    this.#addToName(this.#escape);
    return at;
  }

  #endName(): void {
    this.#state = BETWEEN;
    this.#sink.name(nameOf(this.#hash, this.#length) ?? '');
  }

  #inWord(bytes: Uint8Array, from: number, to: number): number {
    let at = from;
    let hash = this.#hash;
    let number = this.#number;
    let tail = this.#tail;
    for (; at < to; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byteClass[byte] !== 0) break;
      hash = hashStep(hash, byte);
      tail = ((tail << 8) | byte) & 0xffffff;
      number = byte >= 0x30 && byte <= 0x39 && number >= 0 && number < 1e8 ? number * 10 + byte - 0x30 : -1;
    }
    this.#hash = hash;
    this.#number = number;
    this.#tail = tail;
    this.#length += at - from;
    if (at < to) this.#endWord();
    return at;
  }

  #endWord(): void {
    this.#state = BETWEEN;
    // Readers take "0obj" as two words.
    if (this.#number >= 0) {
      this.#sink.word('', this.#number);
      return;
    }
    const keyword = keywordOf(this.#hash, this.#length);
    if (keyword === undefined && this.#tail === 0x6f626a) this.#sink.word('obj', -2);
    else this.#sink.word(keyword ?? '', -1);
  }

  /** Whether a bracket at a position opens an object that is hidden in the surrounding text. */
  #hides(bytes: Uint8Array, at: number): boolean {
    if (!this.#searchesText) return false;
    const opening = bytes[at] === 0x5b ? at : at - 1;
    return (opening === at || bytes[opening] === 0x3c) && isPartAt(bytes, opening);
  }

  #inLiteral(bytes: Uint8Array, from: number, to: number, base: number): number {
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === 0x5c) {
        this.#state = ESCAPED;
        return at + 1;
      }
      if (byte === 0x28) this.#depth += 1;
      else if (byte === 0x29) {
        if (this.#depth === 0) {
          this.#state = BETWEEN;
          this.#sink.string(this.#start, base + at, this.#link.isOne);
          return at + 1;
        }
        this.#depth -= 1;
      } else if ((byte === 0x5b || byte === 0x3c) && this.#hides(bytes, at)) {
        this.#sink.fault('hidden');
        return at + 1;
      }
      if (this.#link.isOpen) this.#link.plain(byte);
    }
    return to;
  }

  #inComment(bytes: Uint8Array, from: number, to: number, base: number): number {
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === 10 || byte === 13) {
        this.#state = BETWEEN;
        this.#sink.comment(this.#start, base + at);
        return at + 1;
      }
      if ((byte === 0x5b || byte === 0x3c) && this.#hides(bytes, at)) {
        this.#sink.fault('hidden');
        return at + 1;
      }
    }
    return to;
  }

  #inHex(bytes: Uint8Array, from: number, to: number, base: number): number {
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === 0x3e) {
        this.#state = BETWEEN;
        this.#sink.string(this.#start, base + at, this.#link.isOne);
        return at + 1;
      }
      const value = hexValue[byte] ?? 16;
      if (value > 15 && byteClass[byte] !== 1) {
        this.#sink.fault('hex');
        return at + 1;
      }
      if (value < 16 && this.#link.isOpen) this.#link.hex(value);
    }
    return to;
  }
}
