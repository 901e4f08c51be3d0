import type { Walker } from '../inspection.ts';
import { type Refusal, refusalOf } from '../refusal.ts';
import type { Tail } from '../tail.ts';
import { createAfterPicture, isPadding } from './after-picture.ts';
import { checkPixels } from './pixels.ts';

const [SOI, EOI, SOS, TEM] = [0xd8, 0xd9, 0xda, 0x01];
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;
/** Start of frame, all coding processes; C4, C8 and CC are tables. */
const isFrame = (code: number) =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;

/** Some programs leave a few bytes between segments. All readers skip them. */
const MOST_STRAY_BYTES = 1024;

const cutOff = refusalOf('picture-cut-off');
const broken = refusalOf('picture-broken');

type State =
  | 'marker'
  | 'code'
  | 'length-high'
  | 'length-low'
  | 'segment'
  | 'scan'
  | 'scan-code'
  | 'after'
  | 'foreign';

/**
 * Walks a JPEG by its markers: a frame, a scan, an end. Only padding and further JPEGs may follow.
 * Cameras append previews, depth and brightness maps that way (the Multi-Picture Format). Each of
 * these is walked like the first. Coded data is not decoded: the agent's browser does that in its
 * sandbox.
 */
export function createJpegWalker(tail: Tail): Walker {
  const after = createAfterPicture(tail);
  let state: State = 'marker';
  let code = 0;
  let left = 0;
  let stray = 0;
  let frame = 0;
  const size = Buffer.alloc(5);
  let framed = false;
  let scanned = false;
  /** After the end: the previous byte was FF, so D8 starts another picture. */
  let filled = false;

  /** A marker's code was read. */
  const meet = (met: number): Refusal | undefined => {
    code = met;
    state = 'marker';
    if (met === SOI) {
      framed = false;
      scanned = false;
    } else if (met === EOI) {
      state = 'after';
      if (!framed || !scanned) return broken;
    } else if (!isRestart(met) && met !== TEM) state = 'length-high';
    return undefined;
  };

  const enterSegment = (): Refusal | undefined => {
    state = 'segment';
    frame = 0;
    if (left < 2) return broken;
    left -= 2;
    if (isFrame(code) && left < size.length) return broken;
    return leaveWhenDone();
  };

  const leaveWhenDone = (): Refusal | undefined => {
    if (left > 0) return undefined;
    state = code === SOS ? 'scan' : 'marker';
    if (code === SOS) {
      if (!framed) return broken;
      scanned = true;
    }
    return undefined;
  };

  /** Skips a segment and records a frame's height and width. Returns the position after it. */
  const inSegment = (chunk: Buffer, at: number): number => {
    const taken = Math.min(left, chunk.length - at);
    if (isFrame(code) && frame < size.length)
      frame += chunk.copy(size, frame, at, at + Math.min(taken, size.length - frame));
    left -= taken;
    return at + taken;
  };

  const frameFault = (): Refusal | undefined => {
    if (!isFrame(code) || left > 0) return undefined;
    framed = true;
    return checkPixels(size.readUInt16BE(3), size.readUInt16BE(1));
  };

  const step = (byte: number): Refusal | undefined => {
    switch (state) {
      case 'marker':
        if (byte === 0xff) state = 'code';
        else {
          stray += 1;
          if (stray > MOST_STRAY_BYTES) return broken;
        }
        return undefined;
      case 'code':
        if (byte === 0xff) return undefined;
        if (byte !== 0) return meet(byte);
        state = 'marker';
        return undefined;
      case 'length-high':
        left = byte << 8;
        state = 'length-low';
        return undefined;
      case 'length-low':
        left += byte;
        return enterSegment();
      case 'scan-code':
        if (byte === 0xff) return undefined;
        if (byte === 0 || isRestart(byte)) state = 'scan';
        else return meet(byte);
        return undefined;
      default:
        return undefined;
    }
  };

  return {
    push(chunk) {
      for (let at = 0; at < chunk.length; ) {
        if (state === 'scan') {
          const next = chunk.indexOf(0xff, at);
          if (next < 0) return undefined;
          state = 'scan-code';
          at = next + 1;
        } else if (state === 'segment') {
          at = inSegment(chunk, at);
          const fault = frameFault() ?? leaveWhenDone();
          if (fault) return fault;
        } else if (state === 'after') {
          const byte = chunk[at] ?? 0;
          if (byte === SOI && filled) {
            const fault = meet(SOI);
            if (fault) return fault;
          } else if (!isPadding(byte)) {
            state = 'foreign';
            continue;
          }
          filled = byte === 0xff;
          at += 1;
        } else if (state === 'foreign') {
          return after.push(chunk.subarray(at));
        } else {
          const fault = step(chunk[at] ?? 0);
          if (fault) return fault;
          at += 1;
        }
      }
      return undefined;
    },
    end: () => (state === 'after' || state === 'foreign' ? after.end() : cutOff),
  };
}
