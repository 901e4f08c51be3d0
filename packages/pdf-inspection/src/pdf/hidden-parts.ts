import { isLineEnd, isNumeric, isSpace } from './bytes.ts';

/**
 * A PDF reader jumps to positions that the file names. Bytes that we take for picture data, a
 * string or a comment can be an object to that reader. Every object begins with two numbers and
 * `obj`, every trailer with its keyword. If those and an opening bracket occur inside such data,
 * the file was made to deceive.
 */
const OBJECT = Buffer.from('obj', 'latin1');
const OPENINGS = [Buffer.from('<<', 'latin1'), Buffer.from('[', 'latin1')];
const TRAILER = Buffer.from('trailer', 'latin1');
const [LAST_OF_OBJECT, LAST_OF_TRAILER] = [0x6a, 0x72];

/** How many bytes before a bracket are searched and must be available. */
export const LOOK_BACK = 4096;

/**
 * Possible starts of the white space and comments that end at `end`; `floor` if they reach back
 * that far.
 */
function gapStarts(bytes: Uint8Array, end: number, floor: number): number[] {
  const starts: number[] = [];
  for (let at = end; ; ) {
    let lineEnds = false;
    while (at > floor && isSpace(bytes[at - 1])) {
      at -= 1;
      lineEnds ||= isLineEnd(bytes[at]);
    }
    starts.push(at);
    if (at === floor || !lineEnds) return starts;
    let line = at;
    while (line > floor && !isLineEnd(bytes[line - 1])) line -= 1;
    // Which percent sign began the comment depends on what precedes it, so each is possible.
    let first = -1;
    for (let sign = line; sign < at; sign += 1)
      if (bytes[sign] === 0x25) {
        if (first < 0) first = sign;
        let before = sign;
        while (before > line && isSpace(bytes[before - 1])) before -= 1;
        starts.push(before);
      }
    const blank = first >= 0 && bytes.subarray(line, first).every(isSpace);
    if (!blank) return line === floor && first < 0 ? [...starts, floor] : starts;
    at = line;
  }
}

function isNumberBefore(bytes: Uint8Array, end: number, floor: number): boolean {
  return gapStarts(bytes, end, floor).some(
    (start) => start < end && (start === floor ? floor > 0 : isNumeric(bytes[start - 1])),
  );
}

/** Whether `obj` follows two numbers here, or so much white space that it might. */
function isObjectAt(bytes: Uint8Array, at: number, floor: number): boolean {
  if (bytes[at] !== 0x6f || bytes[at + 1] !== 0x62 || bytes[at + 2] !== 0x6a) return false;
  return gapStarts(bytes, at, floor).some((end) => {
    if (end === floor) return floor > 0;
    let start = end;
    while (start > floor && isNumeric(bytes[start - 1])) start -= 1;
    return start < end && isNumberBefore(bytes, start, floor);
  });
}

const floorOf = (at: number) => Math.max(0, at - LOOK_BACK);

/**
 * Whether a dictionary or array at this position belongs to an object or a trailer. A page may
 * print "1 0 obj"; in its text no dictionary follows.
 */
export function isPartAt(bytes: Uint8Array, at: number): boolean {
  const before = bytes[at - 1];
  if (!isSpace(before) && before !== LAST_OF_OBJECT && before !== LAST_OF_TRAILER) return false;
  const floor = floorOf(at);
  return gapStarts(bytes, at, floor).some((end) => {
    if (end === floor) return floor > 0;
    const word = end - TRAILER.length;
    const isTrailer = word >= floor && TRAILER.every((byte, i) => bytes[word + i] === byte);
    return isTrailer || (end - 3 >= floor && isObjectAt(bytes, end - 3, floor));
  });
}

/**
 * Searches the data of streams one after another. `bytes` hold up to LOOK_BACK bytes before `from`.
 */
export class HiddenSearch {
  #sawWord = false;

  /** Call at the start of a stream. */
  start(): void {
    this.#sawWord = false;
  }

  /**
   * Whether an object or a trailer begins in [from, to). Earlier calls may have seen its first
   * letters.
   */
  finds(bytes: Buffer, from: number, to: number): boolean {
    const data = bytes.subarray(from, to);
    if (!this.#sawWord) this.#sawWord = data.includes(TRAILER) || hasObject(bytes, data, from);
    if (!this.#sawWord) return false;
    for (const opening of OPENINGS)
      for (let at = data.indexOf(opening); at >= 0; at = data.indexOf(opening, at + 1))
        if (isPartAt(bytes, from + at)) return true;
    return false;
  }
}

function hasObject(bytes: Buffer, data: Buffer, from: number): boolean {
  for (let at = data.indexOf(OBJECT); at >= 0; at = data.indexOf(OBJECT, at + 3))
    if (isObjectAt(bytes, from + at, floorOf(from + at))) return true;
  return false;
}
