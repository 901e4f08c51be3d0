export const END_STREAM = Buffer.from('endstream', 'latin1');
/** Node looks ten times as long for a word of more than six bytes as for a shorter one. */
const BEGINNING = END_STREAM.subarray(0, 6);

/** Where the word stands that ends a stream's data, from a position on; -1 where it does not. */
export function indexOfEndStream(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(BEGINNING, from);
  while (at >= 0 && !bytes.subarray(at, at + END_STREAM.length).equals(END_STREAM))
    at = bytes.indexOf(BEGINNING, at + 1);
  return at;
}
