const SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const RECORD_BYTES = 22;

/**
 * Whether a ZIP program would open this file as an archive. Such programs look for the closing
 * record near the end and ignore what precedes the archive. `tail` is the end of a file of `size`
 * bytes.
 */
export function endsAsZip(tail: Buffer, size: number): boolean {
  const start = size - tail.length;
  for (let at = tail.indexOf(SIGNATURE); at >= 0; at = tail.indexOf(SIGNATURE, at + 1)) {
    if (at + RECORD_BYTES > tail.length) return false;
    const disks = tail.readUInt32LE(at + 4);
    const [here, all] = [tail.readUInt16LE(at + 8), tail.readUInt16LE(at + 10)];
    const directory = tail.readUInt32LE(at + 12) + tail.readUInt32LE(at + 16);
    const zip64 = all === 0xffff || directory >= 0xffffffff;
    // Four bytes alone occur by chance in compressed data; a plausible record does not.
    if (zip64 || (disks === 0 && here === all && directory <= start + at)) return true;
  }
  return false;
}
