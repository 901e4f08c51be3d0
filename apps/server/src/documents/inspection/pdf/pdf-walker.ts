import { damaged, type Refusal, uncheckable, type Walker } from '../refusal.ts';
import type { Tail } from '../tail.ts';
import { ActiveContent } from './active-content.ts';
import { HiddenSearch, LOOK_BACK } from './hidden-parts.ts';
import { type Keyword, PdfLexer, type TokenSink, type WatchedName } from './lexer.ts';
import { Nesting } from './nesting.ts';
import { ObjectStreams } from './object-stream.ts';
import { checkEnding } from './pdf-ending.ts';
import { StreamDictionary } from './stream-dictionary.ts';

/** In bytes: so much is read at once, however large the chunks are. */
const PIECE = 64 * 1024;
/** A search may begin a word's length before the piece, and looks back from there. */
const KEPT = LOOK_BACK + 16;
const END_STREAM = Buffer.from('endstream', 'latin1');

const cutOff = damaged('the document is cut off');
const noVersion = damaged('it says no version of PDF that we know');
const broken = damaged('it is not written as a PDF is');
const deceiving = uncheckable('a part of it lies inside another');
const noPages = damaged('there is nothing in it');

export const createPdfWalker = (tail: Tail): Walker => new PdfWalker(tail);

/**
 * Reads a PDF from its first byte to its last, every object of it, also those that no reader reaches: the syntax
 * between streams token by token, streams of objects unpacked, all other data only searched for its end and for
 * objects hidden in it. So pages may say what they like, and nothing that acts by itself stays unseen.
 */
class PdfWalker implements Walker, TokenSink {
  readonly #tail: Tail;
  readonly #lexer = new PdfLexer(this, true);
  readonly #active = new ActiveContent();
  readonly #dictionary = new StreamDictionary();
  readonly #objects = new ObjectStreams();
  readonly #hidden = new HiddenSearch();
  #refusal: Refusal | undefined;
  /** A piece of the document and, before it, the last KEPT bytes of what came earlier. */
  readonly #work = Buffer.allocUnsafe(KEPT + PIECE);
  #filled = 0;
  #total = 0;
  #state: 'syntax' | 'line-end' | 'line-feed' | 'data' = 'syntax';
  /** Whether the data is a stream of objects. */
  #isPacked = false;
  /** Whether a hidden part was found in packed objects, which are read to their end first. */
  #isHiding = false;
  /** Positions in the document: where the data begins, and how far packed data was read. */
  #dataStart = 0;
  #fed = 0;
  #isInObject = false;
  #hasObjects = false;
  readonly #nesting = new Nesting();
  #endedDictionary = false;

  constructor(tail: Tail) {
    this.#tail = tail;
  }

  push(chunk: Buffer): Refusal | undefined {
    if (this.#total === 0 && !/^%PDF-[12]\.\d/.test(chunk.toString('latin1', 0, 8))) return noVersion;
    for (let at = 0; at < chunk.length && !this.#refusal; at += PIECE)
      this.#readPiece(chunk.subarray(at, at + PIECE));
    return this.#refusal;
  }

  #readPiece(piece: Buffer): void {
    const kept = Math.min(KEPT, this.#filled);
    this.#work.copyWithin(0, this.#filled - kept, this.#filled);
    this.#filled = kept + piece.copy(this.#work, kept);
    const bytes = this.#work.subarray(0, this.#filled);
    const base = this.#total - kept;
    this.#total += piece.length;
    for (let at = kept; at < bytes.length && !this.#refusal; ) {
      if (this.#state === 'syntax') at = this.#readSyntax(bytes, at, base);
      else if (this.#state === 'data') at = this.#readData(bytes, at, base);
      else at = this.#skipLineEnd(bytes, at, base);
    }
  }

  end(): Refusal | undefined {
    if (this.#state !== 'syntax') return cutOff;
    this.#lexer.finish();
    if (this.#refusal) return this.#refusal;
    if (!this.#hasObjects) return noPages;
    return checkEnding(this.#tail.bytes()) ?? this.#objects.doubt;
  }

  #readSyntax(bytes: Buffer, at: number, base: number): number {
    this.#lexer.stop = false;
    return this.#lexer.run(bytes, at, bytes.length, base);
  }

  /** After the word `stream`: spaces by mistake, and one line end. */
  #skipLineEnd(bytes: Buffer, at: number, base: number): number {
    const byte = bytes[at];
    if (this.#state === 'line-end' && (byte === 0x20 || byte === 0x0d)) {
      if (byte === 0x0d) this.#state = 'line-feed';
      return at + 1;
    }
    const start = byte === 0x0a ? at + 1 : at;
    this.#state = 'data';
    this.#dataStart = base + start;
    this.#fed = this.#dataStart;
    this.#isHiding = false;
    this.#hidden.start();
    return start;
  }

  #readData(bytes: Buffer, from: number, base: number): number {
    // What was searched before may have ended in the first letters of a word.
    const start = Math.max(this.#dataStart - base, from - END_STREAM.length + 1);
    const found = bytes.indexOf(END_STREAM, start);
    const end = found < 0 ? bytes.length : found;
    this.#isHiding ||= this.#hidden.finds(bytes, start, end);
    if (this.#isPacked) {
      const whole = found < 0 ? end - END_STREAM.length + 1 : end;
      this.#refuse(this.#objects.push(bytes, this.#fed - base, whole));
      this.#fed = Math.max(this.#fed, base + whole);
      if (found >= 0) this.#refuse(this.#objects.finish());
      // Packed objects are read to their end first, so that the verdict does not hang on how the bytes are cut.
      if (this.#isHiding && found >= 0) this.#refuse(deceiving);
    } else if (this.#isHiding) this.#refuse(deceiving);
    if (found < 0) return end;
    this.#state = 'syntax';
    this.#lexer.reset();
    return found + END_STREAM.length;
  }

  #refuse(refusal: Refusal | undefined): void {
    if (!refusal || this.#refusal) return;
    this.#refusal = refusal;
    this.#lexer.stop = true;
  }

  name(name: WatchedName | ''): void {
    this.#endedDictionary = false;
    this.#refuse(this.#active.name(name));
    this.#dictionary.name(name);
  }

  word(keyword: Keyword | '', number: number): void {
    const mayBeData = this.#endedDictionary;
    this.#endedDictionary = false;
    this.#refuse(this.#active.value(keyword));
    this.#dictionary.word(keyword, number);
    if (keyword === 'obj' || keyword === 'endobj' || keyword === 'trailer') {
      if (this.#nesting.isOpen) this.#refuse(broken);
      this.#isInObject = keyword === 'obj';
      this.#hasObjects ||= this.#isInObject;
      this.#dictionary.reset();
    } else if (keyword === 'stream' && mayBeData) this.#startData();
  }

  #startData(): void {
    // Readers differ in whether a stream may stand anywhere else, and so in what of it they read as objects.
    if (!this.#isInObject || this.#nesting.isOpen) this.#refuse(broken);
    const packing = this.#dictionary.packing();
    this.#isPacked = packing !== undefined;
    if (packing) this.#objects.start(packing);
    this.#state = 'line-end';
    this.#lexer.stop = true;
  }

  open(isDictionary: boolean): void {
    this.#endedDictionary = false;
    if (!this.#nesting.open(isDictionary)) this.#refuse(broken);
    this.#refuse(this.#active.value());
  }

  close(isDictionary: boolean): void {
    this.#endedDictionary = isDictionary;
    if (!this.#nesting.close(isDictionary)) this.#refuse(broken);
    this.#active.close();
  }

  string(): void {
    this.#endedDictionary = false;
    this.#refuse(this.#active.value());
  }

  comment(): void {
    // Counts as white space.
  }

  fault(what: 'hex' | 'hidden'): void {
    this.#refuse(what === 'hex' ? broken : deceiving);
  }
}
