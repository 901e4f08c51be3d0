import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';

/** What reading a picture's file tells about it. */
export interface FileFacts {
  /** By its content: JPEG, PNG, WebP or AVIF. */
  readonly kind: string;
  /** As it is seen, after its EXIF orientation. */
  readonly width: number;
  readonly height: number;
  /** The hash of the original bytes. */
  readonly digest: string;
}

interface Known extends FileFacts {
  /** Size, time of change and number of the file when it was read. */
  readonly stamp: string;
}

/** A file written this shortly before it was read may change again within the same mtime. */
const SETTLED_MS = 2000;

/** Remembers pictures by path, size and mtime, so that builds do not read unchanged files again. */
export class KnownFiles {
  readonly #list: string;
  readonly #known: Map<string, Known>;
  #isChanged = false;

  /** `list`: the file in a cache that keeps what is known; may be missing. */
  constructor(list: string) {
    this.#list = list;
    this.#known = new Map(Object.entries(readList(list)));
  }

  /** The facts of a file; `read` finds them if the file is new or was changed. */
  async factsOf(path: string, read: () => Promise<FileFacts>): Promise<FileFacts> {
    // Not the time of its inode, which another name for the same file changes as well.
    const { size, mtimeMs, ino } = statSync(path);
    const stamp = [size, mtimeMs, ino].join();
    const known = this.#known.get(path);
    if (known?.stamp === stamp) return known;
    const { kind, width, height, digest } = await read();
    const facts = { stamp, kind, width, height, digest };
    if (Date.now() - mtimeMs > SETTLED_MS) {
      this.#known.set(path, facts);
      this.#isChanged = true;
    }
    return facts;
  }

  /** Writes what is known for the next build. */
  save(): void {
    if (!this.#isChanged) return;
    const begun = `${this.#list}.${process.pid}`;
    writeFileSync(begun, JSON.stringify(Object.fromEntries(this.#known)));
    renameSync(begun, this.#list);
  }
}

/** A list that is missing or broken only means that all files are read again. */
function readList(list: string): Record<string, Known> {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as Record<string, Known>;
  } catch {
    return {};
  }
}
