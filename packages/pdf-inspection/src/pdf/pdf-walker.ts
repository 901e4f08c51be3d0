import { Gathered } from '../findings.ts';
import type { Walker } from '../inspection.ts';
import { type Refusal, refusalOf } from '../refusal.ts';
import { HEAD_BYTES, startOfPdf } from '../sniff-type.ts';
import type { Tail } from '../tail.ts';
import { ActiveContent } from './active-content.ts';
import { LARGEST_NOTED, NotedDictionaries } from './encryption/noted-dictionaries.ts';
import { StreamCipher, type StreamDecipher } from './encryption/stream-cipher.ts';
import { END_STREAM, indexOfEndStream } from './end-stream.ts';
import { HiddenSearch, LOOK_BACK } from './hidden-parts.ts';
import { PdfLexer, type TokenSink } from './lexer.ts';
import { Nesting } from './nesting.ts';
import { ObjectStreams } from './object-stream.ts';
import { checkEnding } from './pdf-ending.ts';
import { type ObjectPacking, StreamDictionary } from './stream-dictionary.ts';
import type { Keyword, WatchedName } from './watched-words.ts';

/** In bytes: how much is read at once, however large the chunks are. */
const PIECE = 64 * 1024;
/**
 * In bytes, read or unpacked. One call does this much plus one slice: about 15 ms on a slow
 * processor. Packed bytes are taken in slices that unpack to at most half a megabyte each.
 */
const MOST_WORK = 1024 * 1024;
const PACKED_SLICE = 512;
/** A search may begin a word's length before the piece and look back from there. */
const KEPT = Math.max(LOOK_BACK, LARGEST_NOTED) + 16;

const cutOff = refusalOf('cut-off');
const noVersion = refusalOf('no-version');
const broken = refusalOf('broken');
const deceiving = refusalOf('hidden-part');
const noPages = refusalOf('no-objects');

export const createPdfWalker = (tail: Tail): Walker => new PdfWalker(tail);

/**
 * Reads a PDF from first to last byte, including objects that no reader reaches. It tokenizes the
 * syntax between streams and unpacks streams of objects. All other data is only searched for its
 * end and for hidden objects. Page contents are therefore unrestricted, and no active content is
 * missed.
 *
 * Encryption hides only strings and streams, not names and numbers. So only streams of objects must
 * be deciphered. How is known only at the document's end: a second walker with the cipher reads it
 * again.
 */
class PdfWalker implements Walker, TokenSink {
  readonly #tail: Tail;
  readonly #cipher: StreamCipher | undefined;
  readonly #lexer = new PdfLexer(this, true);
  readonly findings = new Gathered();
  readonly #active = new ActiveContent(this.findings);
  readonly #dictionary = new StreamDictionary();
  readonly #objects = new ObjectStreams(this.findings);
  readonly #hidden = new HiddenSearch();
  readonly #noted = new NotedDictionaries();
  #refusal: Refusal | undefined;
  secondLook: Walker | undefined;
  /** A piece of the document, preceded by the last KEPT bytes before it. */
  readonly #work = Buffer.allocUnsafe(KEPT + PIECE);
  #filled = 0;
  /** How far the piece was read. */
  #at = 0;
  /** Pushed bytes that are not in `#work` yet. */
  readonly #waiting: Buffer[] = [];
  /** Bytes read or unpacked since the present call began. */
  #spent = 0;
  /**
   * How many bytes precede the document's first line, and how many of them are still to be skipped.
   */
  #start: number;
  #before: number;
  #total = 0;
  /** Where the piece, with the kept bytes before it, begins in the document. */
  #base = 0;
  #state: 'syntax' | 'line-end' | 'line-feed' | 'data' = 'syntax';
  /** Whether the data is a stream of objects. */
  #isPacked = false;
  #hasPacked = false;
  #decipher: StreamDecipher | undefined;
  /** Whether packed objects hold a hidden part. They are read to their end first. */
  #isHiding = false;
  /** Positions in the document: where the data begins, and how far packed data was read. */
  #dataStart = 0;
  #fed = 0;
  #isInObject = false;
  /**
   * The object's number and generation, and the last two words if they are whole numbers; else -1.
   */
  #object = -1;
  #generation = -1;
  #wordBefore = -1;
  #lastWord = -1;
  #dictionaryObjects = 0;
  #hasObjects = false;
  readonly #nesting = new Nesting();
  #endedDictionary = false;

  /** `start` is the number of bytes before the document's first line, if already known. */
  constructor(tail: Tail, cipher?: StreamCipher, start = -1) {
    this.#tail = tail;
    this.#cipher = cipher;
    this.#start = start;
    this.#before = Math.max(0, start);
  }

  /** The first push has the first HEAD_BYTES, or the whole of a smaller document. */
  push(chunk: Buffer): Refusal | undefined {
    if (this.#start < 0) this.#refuse(this.#meetHead(chunk));
    const passed = Math.min(this.#before, chunk.length);
    this.#before -= passed;
    if (chunk.length > passed) this.#waiting.push(chunk.subarray(passed));
    return this.goOn();
  }

  #meetHead(head: Buffer): Refusal | undefined {
    this.#start = Math.max(0, startOfPdf(head.subarray(0, HEAD_BYTES)));
    this.#before = this.#start;
    if (!/^%PDF-[12]\.\d/.test(head.toString('latin1', this.#start, this.#start + 8))) return noVersion;
    this.#hidden.start();
    return this.#hidden.finds(head, 0, this.#start) ? deceiving : undefined;
  }

  get isBehind(): boolean {
    return !this.#refusal && (this.#at < this.#filled || this.#waiting.length > 0);
  }

  goOn(): Refusal | undefined {
    this.#spent = 0;
    while (this.isBehind && this.#spent < MOST_WORK)
      if (this.#at === this.#filled) this.#takePiece();
      else this.#readPiece();
    return this.#refusal;
  }

  /** Reads the available bytes as far as the work limit allows. */
  #readPiece(): void {
    const bytes = this.#work.subarray(0, this.#filled);
    const base = this.#base;
    let at = this.#at;
    while (at < bytes.length && !this.#refusal && this.#spent < MOST_WORK) {
      if (this.#state === 'syntax') at = this.#readSyntax(bytes, at, base);
      else if (this.#state === 'data') at = this.#readData(bytes, at, base);
      else at = this.#skipLineEnd(bytes, at, base);
    }
    this.#at = at;
  }

  #takePiece(): void {
    const [chunk] = this.#waiting;
    if (!chunk) return;
    const piece = chunk.subarray(0, PIECE);
    if (piece.length === chunk.length) this.#waiting.shift();
    else this.#waiting[0] = chunk.subarray(PIECE);
    const kept = Math.min(KEPT, this.#filled);
    this.#work.copyWithin(0, this.#filled - kept, this.#filled);
    this.#filled = kept + piece.copy(this.#work, kept);
    this.#at = kept;
    this.#base = this.#total - kept;
    this.#total += piece.length;
    this.#spent += piece.length;
  }

  end(): Refusal | undefined {
    while (this.isBehind) this.goOn();
    if (this.#refusal) return this.#refusal;
    if (this.#state !== 'syntax') return cutOff;
    this.#lexer.finish();
    if (this.#refusal) return this.#refusal;
    if (!this.#hasObjects) return noPages;
    return checkEnding(this.#tail.bytes()) ?? this.#endEncrypted();
  }

  #endEncrypted(): Refusal | undefined {
    if (this.#cipher)
      return this.#dictionaryObjects > 1 ? refusalOf('unusual-encryption') : this.#objects.doubt;
    const cipher = this.#noted.findCipher();
    if (!cipher) return this.#objects.doubt;
    if (!(cipher instanceof StreamCipher)) return cipher;
    // The doubt about packed objects may only come from their encryption.
    if (this.#hasPacked) this.secondLook = new PdfWalker(this.#tail, cipher, this.#start);
    return undefined;
  }

  #readSyntax(bytes: Buffer, at: number, base: number): number {
    this.#lexer.stop = false;
    return this.#lexer.run(bytes, at, bytes.length, base);
  }

  /** After the word `stream`: stray spaces and one line end. */
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
    // The previous search may have ended within a word.
    const start = Math.max(this.#dataStart - base, from - END_STREAM.length + 1);
    const found = indexOfEndStream(bytes, start);
    const end = found < 0 ? bytes.length : found;
    this.#isHiding ||= this.#hidden.finds(bytes, start, end);
    if (this.#isPacked) {
      const whole = found < 0 ? end - END_STREAM.length + 1 : end;
      if (!this.#feed(bytes, whole, base)) return from;
      if (found >= 0) this.#refuse(this.#objects.finish());
      // Packed objects are read to their end first, so the verdict does not depend on how bytes are
      // cut.
      if (this.#isHiding && found >= 0) this.#refuse(deceiving);
    } else if (this.#isHiding) this.#refuse(deceiving);
    if (found < 0) return end;
    this.#state = 'syntax';
    this.#lexer.reset();
    return found + END_STREAM.length;
  }

  /**
   * Unpacks up to a position, slice by slice. Returns false if this call's work limit is reached
   * first.
   */
  #feed(bytes: Buffer, to: number, base: number): boolean {
    for (let at = this.#fed - base; at < to && !this.#refusal; at = this.#fed - base) {
      if (this.#spent >= MOST_WORK) return false;
      const slice = bytes.subarray(at, Math.min(to, at + PACKED_SLICE));
      const plain = this.#decipher?.update(slice) ?? slice;
      const before = this.#objects.work;
      this.#refuse(this.#objects.push(plain, 0, plain.length));
      this.#spent += this.#objects.work - before;
      this.#fed += slice.length;
    }
    return true;
  }

  #refuse(refusal: Refusal | undefined): void {
    if (!refusal || this.#refusal) return;
    this.#refusal = refusal;
    this.#lexer.stop = true;
  }

  name(name: WatchedName | ''): void {
    this.#endedDictionary = false;
    this.#refuse(this.#active.name(name));
    this.#noted.name(name);
    this.#dictionary.name(name);
  }

  word(keyword: Keyword | '', number: number): void {
    const mayBeData = this.#endedDictionary;
    this.#endedDictionary = false;
    this.#active.word(keyword, number);
    this.#dictionary.word(keyword, number);
    if (keyword === 'obj' || keyword === 'endobj' || keyword === 'trailer') {
      this.#active.reset();
      if (this.#nesting.isOpen) this.#refuse(broken);
      this.#isInObject = keyword === 'obj';
      this.#hasObjects ||= this.#isInObject;
      this.#dictionary.reset();
      if (this.#isInObject) this.#beginObject(number === -2);
    } else if (keyword === 'stream' && mayBeData) this.#startData();
    this.#wordBefore = this.#lastWord;
    this.#lastWord = number;
  }

  #beginObject(isGlued: boolean): void {
    // If the generation is glued to the word, it is unknown here, and so is the key.
    this.#object = isGlued ? -1 : this.#wordBefore;
    this.#generation = isGlued ? -1 : this.#lastWord;
    if (isGlued || this.#object === this.#cipher?.dictionaryObject) this.#dictionaryObjects += 1;
  }

  #startData(): void {
    // Readers disagree on whether a stream may occur elsewhere, and so on what in it is an object.
    if (!this.#isInObject || this.#nesting.isOpen) this.#refuse(broken);
    const packing = this.#dictionary.packing();
    this.#isPacked = packing !== undefined;
    if (packing) this.#startPacked(packing);
    this.#state = 'line-end';
    this.#lexer.stop = true;
  }

  #startPacked(packing: ObjectPacking | 'unusual'): void {
    this.#hasPacked = true;
    this.#decipher = undefined;
    // The document's own tables and metadata are not encrypted, for readers that treat this stream
    // as one.
    const isKnown = this.#object >= 0 && this.#generation >= 0 && !this.#dictionary.isOutsideCipher;
    if (this.#cipher && isKnown) this.#decipher = this.#cipher.open(this.#object, this.#generation);
    const before = this.#objects.work;
    this.#refuse(this.#objects.start(this.#cipher && !isKnown ? 'unusual' : packing));
    this.#spent += this.#objects.work - before;
  }

  open(isDictionary: boolean, start: number): void {
    this.#endedDictionary = false;
    if (!this.#nesting.isOpen) this.#noted.open(start);
    if (!this.#nesting.open(isDictionary)) this.#refuse(broken);
    this.#active.open(this.#isInObject ? this.#object : -1);
  }

  close(isDictionary: boolean, end: number): void {
    this.#endedDictionary = isDictionary;
    if (!this.#nesting.close(isDictionary)) this.#refuse(broken);
    if (!this.#nesting.isOpen)
      this.#noted.close(end, this.#isInObject ? this.#object : undefined, this.#work, this.#base);
    this.#active.close();
  }

  string(_start: number, _end: number, isScriptLink: boolean): void {
    this.#endedDictionary = false;
    this.#active.string(isScriptLink);
  }

  comment(): void {
    // Counts as white space.
  }

  fault(what: 'hex' | 'hidden'): void {
    this.#refuse(what === 'hex' ? broken : deceiving);
  }
}
