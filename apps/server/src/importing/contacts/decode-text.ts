import { isUtf8 } from 'node:buffer';

/** How a file was written, as it is said to people. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** UTF-16 without a mark at its start: every other byte of plain English is zero. */
function byteOrderOf(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 64);
  const zeros = (from: 0 | 1) => start.filter((byte, at) => at % 2 === from && byte === 0).length;
  if (zeros(1) > start.length / 4) return 'utf-16le';
  return zeros(0) > start.length / 4 ? 'utf-16be' : undefined;
}

/** A text file of any program: what is neither UTF-16 nor valid UTF-8 is Windows' own encoding. */
export function decodeText(bytes: Buffer): { readonly text: string; readonly encoding: Encoding } {
  const order = byteOrderOf(bytes);
  if (order) return { text: new TextDecoder(order).decode(bytes), encoding: 'UTF-16' };
  const isUnicode = isUtf8(bytes);
  return {
    text: new TextDecoder(isUnicode ? 'utf-8' : 'windows-1252').decode(bytes),
    encoding: isUnicode ? 'UTF-8' : 'Windows-1252',
  };
}
