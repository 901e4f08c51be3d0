import { crc32, deflateSync } from 'node:zlib';

const word = (value: number) => Buffer.from([value >> 8, value & 255]);

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, crc]);
}

/** A gray PNG. `claims` is what its header says instead of its true width and height. */
export function buildPng(
  width = 8,
  height = 8,
  claims: { width: number; height: number } = { width, height },
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(claims.width, 0);
  header.writeUInt32BE(claims.height, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height, 0x80))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG's segment: a marker's code and what it carries. */
export function jpegSegment(code: number, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, code]), word(data.length + 2), data]);
}

export interface JpegOptions {
  readonly width?: number;
  readonly height?: number;
  /** Bytes of the scan; every FF among them is escaped. */
  readonly scan?: Buffer;
  /** Segments after the first marker. */
  readonly segments?: readonly Buffer[];
  /** The frame's marker: C0 for baseline, C2 for progressive. */
  readonly frame?: number;
}

/** A JPEG as to its markers; its scan is not a picture's, and no viewer is meant to show it. */
export function buildJpeg(options: JpegOptions = {}): Buffer {
  const { width = 640, height = 480, scan = Buffer.alloc(200, 0x55), segments = [], frame = 0xc0 } = options;
  const escaped: number[] = [];
  for (const byte of scan) {
    escaped.push(byte);
    if (byte === 0xff) escaped.push(0);
  }
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...segments,
    jpegSegment(
      frame,
      Buffer.concat([Buffer.from([8]), word(height), word(width), Buffer.from([1, 1, 0x11, 0])]),
    ),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from(escaped),
    Buffer.from([0xff, 0xd9]),
  ]);
}
