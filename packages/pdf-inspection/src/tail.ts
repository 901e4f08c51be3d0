/** More than a ZIP's closing record with the longest comment, which readers of ZIP look for. */
const TAIL_BYTES = 66 * 1024;

export interface Tail {
  push(chunk: Buffer): void;
  /** The last bytes of all that came: 66 KB, or all of less. */
  bytes(): Buffer;
}

/** Keeps the end of a stream in a ring. */
export function createTail(): Tail {
  const ring = Buffer.alloc(TAIL_BYTES);
  let at = 0;
  let full = false;
  return {
    push(chunk) {
      const kept = chunk.length > TAIL_BYTES ? chunk.subarray(chunk.length - TAIL_BYTES) : chunk;
      const first = kept.copy(ring, at);
      kept.copy(ring, 0, first);
      full ||= at + kept.length >= TAIL_BYTES;
      at = (at + kept.length) % TAIL_BYTES;
    },
    bytes: () =>
      full ? Buffer.concat([ring.subarray(at), ring.subarray(0, at)]) : Buffer.from(ring.subarray(0, at)),
  };
}
