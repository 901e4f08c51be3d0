import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
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

/** What is needed of a file to send it. */
export interface ServedFile {
  readonly type: string;
  readonly compressible: boolean;
  readonly etag: string;
  /** The body in an encoding; files that are compressed already come as they are. */
  encoded(encoding: Encoding): Promise<Buffer>;
  /** The same where it is in memory by now. */
  ready(encoding: Encoding): Buffer | undefined;
}

const typeOf = (name: string) => types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const tagOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/**
 * A picture that stays on the disk, which keeps the often asked ones at hand by itself: a site with many homes has more
 * of them than a process may hold. Its name bears the mark of its content, so the name alone makes its tag.
 */
export class PictureFile implements ServedFile {
  readonly type: string;
  readonly compressible = false;
  readonly etag: string;
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    this.type = typeOf(path);
    this.etag = tagOf(basename(path));
  }

  encoded(): Promise<Buffer> {
    return readFile(this.#path);
  }

  ready(): undefined {
    return undefined;
  }
}

/** A file held in memory; its compressed forms are made at the first request for them and kept. */
export class StoredFile implements ServedFile {
  readonly body: Buffer;
  readonly type: string;
  readonly compressible: boolean;
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  readonly #ready = new Map<Encoding, Buffer>();

  constructor(name: string, body: Buffer) {
    this.body = body;
    this.type = typeOf(name);
    this.compressible = compressible.test(this.type);
    this.etag = tagOf(body);
    this.#ready.set('identity', body);
  }

  ready(encoding: Encoding): Buffer | undefined {
    return this.#ready.get(encoding);
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = this.#encode(encoding);
    this.#encoded.set(encoding, made);
    void made.then((body) => this.#ready.set(encoding, body));
    return made;
  }

  async #encode(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') {
      return brotli(this.body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: this.body.length } });
    }
    return encoding === 'gzip' ? zip(this.body, { level: 9 }) : this.body;
  }
}
