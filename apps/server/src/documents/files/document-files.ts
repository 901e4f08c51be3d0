/**
 * An append-only file. Data is durable only after `sync`, which also throws earlier write errors.
 */
export interface GrowingFile {
  /** Adds the pieces in their order; resolves with how many bytes they were. */
  write(pieces: readonly Buffer[]): Promise<number>;
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Stores sealed documents, one file each, named by the document's id. Knows no keys. A writer's
 * `turn` is above that of every earlier writer of the document. Whatever an older writer on another
 * machine still adds is ignored.
 */
export interface DocumentFiles {
  create(id: string, turn: number): Promise<GrowingFile>;
  /** Continues after `length` bytes; what follows them was never confirmed and is cut off. */
  resume(id: string, length: number, turn: number): Promise<GrowingFile>;
  read(id: string): AsyncIterable<Buffer>;
  /** In bytes; undefined when there is no such file. */
  size(id: string): Promise<number | undefined>;
  /** A missing file is not an error. */
  remove(id: string): Promise<void>;
  list(): Promise<string[]>;
  /** For so long after it was written a file may not be seen yet, nor its size. */
  readonly settlesMs: number;
}

/** Whether a missing file may merely not be visible yet. `storedAt`: null if unknown. */
export const isSettling = (
  { settlesMs }: Pick<DocumentFiles, 'settlesMs'>,
  storedAt: number | null,
  now: number,
): boolean => storedAt !== null && storedAt <= now && now - storedAt < settlesMs;
