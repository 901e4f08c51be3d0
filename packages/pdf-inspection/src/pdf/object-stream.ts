import type { Gathered } from '../findings.ts';
import { type Refusal, refusalOf } from '../refusal.ts';
import { ActiveContent } from './active-content.ts';
import { Inflater } from './inflater.ts';
import { PdfLexer, type TokenSink } from './lexer.ts';
import { ObjectStarts } from './object-starts.ts';
import type { ObjectPacking } from './stream-dictionary.ts';
import type { Keyword, WatchedName } from './watched-words.ts';

/**
 * In bytes after inflating. Real streams stay under 1 MB; the sum is what 10 MB can honestly hold.
 */
const LARGEST_STREAM = 8 * 1024 * 1024;
const LARGEST_SUM = 32 * 1024 * 1024;
/** Writers put 50 to 200 objects into a stream, so this allows a million objects or more. */
const MOST_STREAMS = 10_000;
/** Compressors begin a new block at most every 16 KB, and for each stream. */
const MOST_BLOCKS = 20_000;
/** In bytes of output: the fixed cost of a stream or a block. */
const COST_OF_EACH = 4096;

const tooLarge = refusalOf('unpacks-too-far');
const unreadable = refusalOf('cannot-unpack');
const deceiving = refusalOf('hidden-part');
const tooMany = refusalOf('too-many-parts');

/**
 * Reads the objects that are packed into streams, one stream after another, and finds active
 * content. Keeps only the objects' start positions. A reader jumps to these. An object that begins
 * inside another's string or comment would be an object to the reader and text to us.
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
  /** Whether the stream's content cannot be judged. */
  #isUnread = false;
  readonly #starts = new ObjectStarts();
  #isHeaderRead = false;
  #refusal: Refusal | undefined;
  /**
   * Held back: packed and encrypted objects look broken too, and only the document's end says so.
   */
  #doubt: Refusal | undefined;

  constructor(found: Gathered) {
    this.#active = new ActiveContent(found);
  }

  /** In bytes: everything unpacked and read, plus the fixed costs. */
  get work(): number {
    return this.#sum + (this.#streams + (this.#inflater?.blocks ?? 0)) * COST_OF_EACH;
  }

  /** Why the document cannot be checked, if nothing worse is found. */
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

  /** The stream's next bytes [from, to), as stored in the document. */
  push(bytes: Uint8Array, from: number, to: number): Refusal | undefined {
    if (this.#isDone || this.#isUnread || from >= to) return undefined;
    if (!this.#packing.deflated) {
      this.#read(bytes, from, to);
      return this.#refusal;
    }
    let at = from;
    for (; at < to && this.#header < 2; at += 1) {
      // The zlib header: method 8, no dictionary. Readers verify its check bits and the checksum.
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

  /** Call when the stream ends in the document. */
  finish(): Refusal | undefined {
    if (this.#isUnread) return this.#refusal;
    const isWhole = this.#isDone || !this.#packing.deflated;
    // Otherwise a reader that trusts the stream's length may read on past what we see as the end.
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
