/** A file that grows; nothing counts as written before `sync`, which also throws what a write could not. */
export interface GrowingFile {
  /** Adds the pieces in their order; resolves with how many bytes they were. */
  write(pieces: readonly Buffer[]): Promise<number>;
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Where sealed documents lie: one file each, named by the document's id. Knows nothing of keys. A writer's `turn` is above
 * that of everybody who wrote the document before it: where another machine may still be at it, what that adds late
 * counts for nothing.
 */
export interface DocumentFiles {
  create(id: string, turn: number): Promise<GrowingFile>;
  /** Continues after `length` bytes; what follows them was never confirmed and is cut off. */
  resume(id: string, length: number, turn: number): Promise<GrowingFile>;
  read(id: string): AsyncIterable<Buffer>;
  /** In bytes; undefined when there is no such file. */
  size(id: string): Promise<number | undefined>;
  /** A file that is not there is no fault. */
  remove(id: string): Promise<void>;
  list(): Promise<string[]>;
  /** For so long after it was written a file may not be seen yet, nor its size. */
  readonly settlesMs: number;
}

/** Whether a file that is not seen may only not be seen yet. `storedAt`: null where that is not known. */
export const isSettling = (
  { settlesMs }: Pick<DocumentFiles, 'settlesMs'>,
  storedAt: number | null,
  now: number,
): boolean => storedAt !== null && storedAt <= now && now - storedAt < settlesMs;
