import type { Gathered } from '../findings.ts';
import { type Refusal, refusalOf } from '../refusal.ts';
import { ActiveContent } from './active-content.ts';
import { Inflater } from './inflater.ts';
import { PdfLexer, type TokenSink } from './lexer.ts';
import { ObjectStarts } from './object-starts.ts';
import type { ObjectPacking } from './stream-dictionary.ts';
import type { Keyword, WatchedName } from './watched-words.ts';

/** In bytes after inflating. Real ones stay under 1 MB each; the sum is what a document of 10 MB can honestly hold. */
const LARGEST_STREAM = 8 * 1024 * 1024;
const LARGEST_SUM = 32 * 1024 * 1024;
/** Writers put 50 to 200 objects into a stream, so that this is a million objects or more. */
const MOST_STREAMS = 10_000;
/** Compressors begin a new block every 16 KB or more, and for each stream. */
const MOST_BLOCKS = 20_000;
/** In bytes of output: what a stream, or a block, costs beside its output. */
const COST_OF_EACH = 4096;

const tooLarge = refusalOf('unpacks-too-far');
const unreadable = refusalOf('cannot-unpack');
const deceiving = refusalOf('hidden-part');
const tooMany = refusalOf('too-many-parts');

/**
 * Reads the objects that are packed into streams, one stream after the other, and finds what acts by itself.
 * Nothing is kept of them but the positions where they begin: a reader enters there, so that an object which begins
 * inside another's string or comment would be one to the reader and text to us.
 */
export class ObjectStreams implements TokenSink {
  readonly #lexer = new PdfLexer(this, false);
  readonly #active: ActiveContent;
  #inflater: Inflater | undefined;
  #packing: ObjectPacking = { first: 0, deflated: true };
  #sum = 0;
  #streams = 0;
  #size = 0;
  #header = 0;
  #isDone = false;
  /** Nothing can be said of what the stream holds. */
  #isUnread = false;
  readonly #starts = new ObjectStarts();
  #isHeaderRead = false;
  #refusal: Refusal | undefined;
  /** Kept back: what is packed and encrypted looks broken too, and a document says that it is only at its end. */
  #doubt: Refusal | undefined;

  constructor(found: Gathered) {
    this.#active = new ActiveContent(found);
  }

  /** In bytes: what was unpacked and read of all streams, and what else they cost. */
  get work(): number {
    return this.#sum + (this.#streams + (this.#inflater?.blocks ?? 0)) * COST_OF_EACH;
  }

  /** What makes the document uncheckable, if nothing worse is found. */
  get doubt(): Refusal | undefined {
    return this.#doubt;
  }

  start(packing: ObjectPacking | 'unusual'): Refusal | undefined {
    this.#isUnread = packing === 'unusual';
    this.#isDone = false;
    this.#streams += 1;
    if (this.#streams > MOST_STREAMS) return tooMany;
    if (packing === 'unusual') {
      this.#doubt ??= unreadable;
      return undefined;
    }
    this.#packing = packing;
    this.#size = 0;
    this.#header = 0;
    this.#starts.clear(packing.first);
    this.#isHeaderRead = packing.first === 0;
    this.#lexer.reset();
    this.#active.reset();
    if (!packing.deflated) return undefined;
    this.#inflater ??= new Inflater(MOST_BLOCKS);
    this.#inflater.start((bytes, from, to) => this.#read(bytes, from, to));
    return undefined;
  }

  /** The stream's next bytes [from, to), as they stand in the document. */
  push(bytes: Uint8Array, from: number, to: number): Refusal | undefined {
    if (this.#isDone || this.#isUnread || from >= to) return undefined;
    if (!this.#packing.deflated) {
      this.#read(bytes, from, to);
      return this.#refusal;
    }
    let at = from;
    for (; at < to && this.#header < 2; at += 1) {
      // The zlib header: method 8, no dictionary. Its check and the checksum at the end are left to readers.
      const byte = bytes[at] ?? 0;
      if (this.#header === 0 ? (byte & 15) !== 8 : (byte & 0x20) !== 0) return this.#giveUp();
      this.#header += 1;
    }
    const state = this.#inflater?.push(bytes, at, to);
    if (this.#refusal || this.#isUnread) return this.#refusal;
    // Nothing else stops it without a refusal.
    if (state === 'stopped') this.#refuse(tooMany);
    if (state === 'broken') return this.#giveUp();
    if (state === 'done') this.#isDone = true;
    return undefined;
  }

  #giveUp(): undefined {
    this.#refuse(unreadable);
  }

  /** The stream ended in the document. */
  finish(): Refusal | undefined {
    if (this.#isUnread) return this.#refusal;
    const isWhole = this.#isDone || !this.#packing.deflated;
    // Else it may go on, for a reader that trusts the stream's length, behind what is the end to us.
    const isPlain = !this.#isInHeader && !this.#lexer.isInside && !this.#starts.hasBeyond(this.#size);
    if (!isWhole || !isPlain) this.#doubt ??= unreadable;
    this.#lexer.finish();
    return this.#refusal;
  }

  get #isInHeader(): boolean {
    return this.#size < this.#packing.first;
  }

  #read(bytes: Uint8Array, from: number, to: number): boolean {
    const room = Math.min(LARGEST_STREAM - this.#size, LARGEST_SUM - this.#sum);
    const end = Math.min(to, from + room);
    let at = from;
    while (at < end && !this.#refusal && !this.#isUnread) {
      const stop = this.#isInHeader ? Math.min(end, at + this.#packing.first - this.#size) : end;
      const wasHeader = this.#isInHeader;
      this.#lexer.run(bytes, at, stop, this.#size - at);
      this.#size += stop - at;
      this.#sum += stop - at;
      at = stop;
      if (wasHeader && !this.#isInHeader) this.#endHeader();
    }
    if (end < to) this.#refuse(tooLarge);
    return !this.#refusal && !this.#isUnread;
  }

  #endHeader(): void {
    if (this.#lexer.isInside) this.#refuse(deceiving);
    this.#isHeaderRead = false;
    this.#lexer.finish();
    this.#isHeaderRead = true;
    this.#starts.sort();
  }

  #refuse(refusal: Refusal | undefined): void {
    if (!refusal || this.#refusal) return;
    if (refusal.code !== 'launch-action') {
      this.#doubt ??= refusal;
      this.#isUnread = true;
    } else this.#refusal = refusal;
    this.#lexer.stop = true;
  }

  name(name: WatchedName | ''): void {
    this.#refuse(this.#isHeaderRead ? this.#active.name(name) : deceiving);
  }

  word(keyword: Keyword | '', number: number): void {
    if (this.#isHeaderRead) this.#active.word(keyword, number);
    else if (!this.#starts.add(number)) this.#refuse(tooMany);
  }

  open(_isDictionary: boolean, start: number): void {
    if (!this.#isHeaderRead) this.#refuse(deceiving);
    else this.#active.open(this.#active.isOutermost ? this.#starts.numberAt(start) : -1);
  }

  close(): void {
    this.#active.close();
  }

  string(start: number, end: number, isScriptLink: boolean): void {
    if (this.#isHeaderRead) this.#active.string(isScriptLink);
    else this.#refuse(deceiving);
    this.comment(start, end);
  }

  comment(start: number, end: number): void {
    if (this.#isHeaderRead && this.#starts.hasWithin(start, end)) this.#refuse(deceiving);
  }

  fault(): void {
    this.#refuse(unreadable);
  }
}
