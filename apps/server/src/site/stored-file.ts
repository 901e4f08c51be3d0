import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Compression, contentHash, isCompressible, typeOf } from '@rivermark/contracts/served-files';
import type { Precompressed } from './precompressed.ts';

export type Encoding = Compression | 'identity';

/** What is needed of a file to send it. */
export interface ServedFile {
  readonly type: string;
  readonly compressible: boolean;
  readonly etag: string;
  /** The body in an encoding; files that are compressed already come as they are. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

/**
 * A picture served from disk, whose cache keeps popular ones in memory: large sites have too many
 * for the process. The name contains the content's hash, so it serves as the tag.
 */
export class PictureFile implements ServedFile {
  readonly type: string;
  readonly compressible = false;
  readonly etag: string;
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    this.type = typeOf(path);
    this.etag = contentHash(basename(path));
  }

  encoded(): Promise<Buffer> {
    return readFile(this.#path);
  }
}

/** A file held in memory, and each of its compressed forms from the first request for it. */
export class StoredFile implements ServedFile {
  readonly body: Buffer;
  readonly type: string;
  readonly compressible: boolean;
  readonly etag: string;
  readonly #forms: Precompressed;
  readonly #encoded = new Map<Compression, Promise<Buffer>>();

  constructor(name: string, body: Buffer, forms: Precompressed) {
    this.body = body;
    this.type = typeOf(name);
    this.compressible = isCompressible(this.type);
    this.etag = contentHash(body);
    this.#forms = forms;
  }

  /** The next request takes compressed forms from the disk again, where better ones may lie. */
  forgetForms(): void {
    this.#encoded.clear();
  }

  async encoded(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.body;
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = this.#forms.of(this.body, this.etag, encoding);
    this.#encoded.set(encoding, made);
    try {
      await made;
    } catch (error) {
      // The next request tries again.
      this.#encoded.delete(encoding);
      throw error;
    }
    return made;
  }
}
