import { type Refusal, refusalOf } from '../refusal.ts';
import type { Tail } from '../tail.ts';

/** Samsung's phones write up to a few KB; a motion photo's video is far above. */
const LARGEST_TRAILER = 64 * 1024;
const foreignText = /<(?:!doctype|html|head|body|script|svg|iframe|\?)|%PDF-/i;

export const isPadding = (byte: number) =>
  byte === 0 || byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0xff;

/** Samsung's trailer: it starts at `SEFH` and ends with the directory's length and `SEFT`. */
function isSamsungTrailer(trailer: Buffer): boolean {
  if (trailer.length < 20 || trailer.toString('latin1', trailer.length - 4) !== 'SEFT') return false;
  const directory = trailer.length - 8 - trailer.readUInt32LE(trailer.length - 8);
  return (
    directory >= 0 &&
    trailer.toString('latin1', directory, directory + 4) === 'SEFH' &&
    !foreignText.test(trailer.toString('latin1'))
  );
}

/**
 * Checks what follows a picture's last marker, apart from padding. Nothing is allowed except the
 * trailer that every Galaxy phone writes. That trailer holds times and modes, is small, and its
 * form is checked. A motion photo's video is refused: nobody meant to send it, and it could contain
 * anything.
 */
export function createAfterPicture(tail: Tail) {
  const start = Buffer.alloc(64);
  let size = 0;
  const fault = () =>
    refusalOf(
      'foreign-behind-picture',
      /ftyp|MotionPhoto/.test(start.toString('latin1')) ? 'video' : undefined,
    );
  return {
    push(bytes: Buffer): Refusal | undefined {
      bytes.copy(start, Math.min(size, start.length));
      size += bytes.length;
      return size > LARGEST_TRAILER ? fault() : undefined;
    },
    end(): Refusal | undefined {
      if (size === 0) return undefined;
      const all = tail.bytes();
      return isSamsungTrailer(all.subarray(all.length - size)) ? undefined : fault();
    },
  };
}
