/** A canonical Huffman code as one table: the next bits give symbol << 4 | length, 0 for none. */
export interface Code {
  readonly table: Uint16Array;
  bits: number;
}
export const newCode = (): Code => ({ table: new Uint16Array(1 << 15), bits: 0 });

/** Builds the code from the lengths of its symbols. Returns false if they are oversubscribed. */
export function fillCode(code: Code, lengths: Uint8Array, from: number, to: number): boolean {
  const count = new Uint16Array(16);
  for (let i = from; i < to; i += 1) count[lengths[i] ?? 0] = (count[lengths[i] ?? 0] ?? 0) + 1;
  count[0] = 0;
  let bits = 15;
  while (bits > 1 && count[bits] === 0) bits -= 1;
  const next = new Uint16Array(16);
  for (let length = 1, value = 0; length <= 15; length += 1) {
    value = (value + (count[length - 1] ?? 0)) << 1;
    next[length] = value;
    if (value + (count[length] ?? 0) > 1 << length) return false;
  }
  code.bits = bits;
  code.table.fill(0, 0, 1 << bits);
  for (let i = from; i < to; i += 1) {
    const length = lengths[i] ?? 0;
    if (length === 0) continue;
    const value = next[length] ?? 0;
    next[length] = value + 1;
    let reversed = 0;
    for (let bit = 0; bit < length; bit += 1) reversed |= ((value >> bit) & 1) << (length - 1 - bit);
    for (let at = reversed; at < 1 << bits; at += 1 << length) code.table[at] = ((i - from) << 4) | length;
  }
  return true;
}
