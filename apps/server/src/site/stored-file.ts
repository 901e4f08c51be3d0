import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

const compressible = /^(text\/|application\/|image\/svg)/;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file held in memory; its compressed forms are made at the first request for them and kept. */
export class StoredFile {
  readonly body: Buffer;
  readonly type: string;
  readonly compressible: boolean;
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(name: string, body: Buffer) {
    this.body = body;
    this.type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    this.compressible = compressible.test(this.type);
    this.etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  }

  /** The body in an encoding; files that are compressed already come as they are. */
  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = this.#encode(encoding);
    this.#encoded.set(encoding, made);
    return made;
  }

  async #encode(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') {
      return brotli(this.body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: this.body.length } });
    }
    return encoding === 'gzip' ? zip(this.body, { level: 9 }) : this.body;
  }
}
