/**
 * PDF's byte classes: 0 regular, 1 white space, 2 delimiter. Only Chromium's reader takes 80 and FF
 * as white space. Doing the same here at most cuts a name in two.
 */
export const byteClass = new Uint8Array(256);
for (const space of [0, 9, 10, 12, 13, 32, 0x80, 0xff]) byteClass[space] = 1;
for (const delimiter of '()<>[]{}/%') byteClass[delimiter.charCodeAt(0)] = 2;

/** The value of a hexadecimal digit, 16 for every other byte. */
export const hexValue = new Uint8Array(256).fill(16);
for (const [value, digit] of [...'0123456789abcdef'].entries()) {
  hexValue[digit.charCodeAt(0)] = value;
  hexValue[digit.toUpperCase().charCodeAt(0)] = value;
}

export const isSpace = (byte: number | undefined) => byte !== undefined && byteClass[byte] === 1;
/** Digits, signs and the point. Some readers accept `7.` as 7. */
export const isNumeric = (byte: number | undefined) =>
  byte !== undefined && ((byte >= 0x30 && byte <= 0x39) || byte === 0x2b || byte === 0x2d || byte === 0x2e);
export const isLineEnd = (byte: number | undefined) => byte === 10 || byte === 13;

/** Long enough for every known name and keyword. A longer word is none of them. */
export const hashStep = (hash: number, byte: number) => (Math.imul(hash, 31) + byte) | 0;

/** Finds the few relevant words by a hash that is computed while reading. */
export function vocabulary<Word extends string>(words: readonly Word[]) {
  const byHash = new Map<number, Word>();
  for (const word of words) byHash.set([...Buffer.from(word, 'latin1')].reduce(hashStep, 0), word);
  if (byHash.size !== words.length) throw new Error('two words share a hash');
  // Rejects nearly every word, at a twentieth of the map's cost.
  const mayBe = new Uint8Array(1024);
  for (const hash of byHash.keys()) mayBe[hash & 1023] = 1;
  return (hash: number, length: number): Word | undefined => {
    if (mayBe[hash & 1023] === 0) return undefined;
    const word = byHash.get(hash);
    return word?.length === length ? word : undefined;
  };
}
