import { crc32 } from 'node:zlib';
import type { Walker } from '../inspection.ts';
import { type Refusal, refusalOf } from '../refusal.ts';
import type { Tail } from '../tail.ts';
import { createAfterPicture, isPadding } from './after-picture.ts';
import { checkPixels } from './pixels.ts';

const SIGNATURE_BYTES = 8;
const IHDR_BYTES = 13;
const chunkType = /^[A-Za-z]{4}$/;

const cutOff = refusalOf('picture-cut-off');
const broken = refusalOf('picture-broken');

/**
 * Walks a PNG by its chunks: IHDR first, IDAT, IEND last. Only padding may follow. Checks the
 * checksums of the chunks that a reader needs. Inflates nothing: neither pixels nor profiles nor
 * texts.
 */
export function createPngWalker(tail: Tail): Walker {
  const after = createAfterPicture(tail);
  const field = Buffer.alloc(IHDR_BYTES);
  let filled = 0;
  let state: 'signature' | 'header' | 'data' | 'crc' | 'after' | 'foreign' = 'signature';
  let type = '';
  let left = 0;
  let crc = 0;
  let chunks = 0;
  let hasData = false;

  /** Copies into the field until it holds `size` bytes. Returns how many it took. */
  const fill = (chunk: Buffer, at: number, size: number) => {
    const taken = chunk.copy(field, filled, at, Math.min(chunk.length, at + size - filled));
    filled += taken;
    return taken;
  };

  const meetHeader = (): Refusal | undefined => {
    left = field.readUInt32BE(0);
    type = field.toString('latin1', 4, 8);
    crc = crc32(field.subarray(4, 8));
    chunks += 1;
    state = left > 0 ? 'data' : 'crc';
    if (!chunkType.test(type) || left > 0x7fffffff) return broken;
    if ((chunks === 1) !== (type === 'IHDR')) return broken;
    if (type === 'IHDR' && left !== IHDR_BYTES) return broken;
    if (type === 'IEND' && left > 0) return broken;
    hasData ||= type === 'IDAT';
    return undefined;
  };

  const endChunk = (): Refusal | undefined => {
    // Readers may ignore chunks whose type starts in lower case. Some programs get their checksum
    // wrong.
    if (type < 'a' && field.readUInt32BE(0) !== crc) return broken;
    state = type === 'IEND' ? 'after' : 'header';
    return type === 'IEND' && !hasData ? broken : undefined;
  };

  const inData = (chunk: Buffer, at: number): number => {
    const taken = Math.min(left, chunk.length - at);
    crc = crc32(chunk.subarray(at, at + taken), crc);
    if (type === 'IHDR') fill(chunk, at, IHDR_BYTES);
    left -= taken;
    if (left === 0) {
      state = 'crc';
      filled = 0;
    }
    return taken;
  };

  const whenFull = (size: number, then: () => Refusal | undefined): Refusal | undefined => {
    if (filled < size) return undefined;
    filled = 0;
    return then();
  };

  return {
    push(chunk) {
      for (let at = 0; at < chunk.length; ) {
        let fault: Refusal | undefined;
        if (state === 'signature') {
          at += fill(chunk, at, SIGNATURE_BYTES);
          fault = whenFull(SIGNATURE_BYTES, () => {
            state = 'header';
            return undefined;
          });
        } else if (state === 'header') {
          at += fill(chunk, at, 8);
          fault = whenFull(8, meetHeader);
        } else if (state === 'data') {
          at += inData(chunk, at);
          if (type === 'IHDR' && left === 0)
            fault = checkPixels(field.readUInt32BE(0), field.readUInt32BE(4));
        } else if (state === 'crc') {
          at += fill(chunk, at, 4);
          fault = whenFull(4, endChunk);
        } else if (state === 'after' && isPadding(chunk[at] ?? 0)) at += 1;
        else {
          state = 'foreign';
          return after.push(chunk.subarray(at));
        }
        if (fault) return fault;
      }
      return undefined;
    },
    end: () => (state === 'after' || state === 'foreign' ? after.end() : cutOff),
  };
}
