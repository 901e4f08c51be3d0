import type { DocumentWriter } from './document-writer.ts';

export interface KeptLimits {
  /** A writer holds an inspection (below 500 KB) and a segment (64 KB). */
  readonly most: number;
  readonly forMs: number;
}

const ordinary: KeptLimits = { most: 40, forMs: 5 * 60_000 };

/** Writers of paused uploads, so that resuming does not inspect the received bytes again. */
export interface WriterCache {
  keep(id: string, writer: DocumentWriter): void;
  /** Hands it out, once; undefined when it was not kept or no longer is. */
  take(id: string): DocumentWriter | undefined;
}

/** Keeps the newest writers for a while. A dropped one is rebuilt from its file on demand. */
export function createWriterCache({ most, forMs }: KeptLimits = ordinary): WriterCache {
  const kept = new Map<string, { writer: DocumentWriter; timer: NodeJS.Timeout }>();
  const take = (id: string) => {
    const entry = kept.get(id);
    clearTimeout(entry?.timer);
    kept.delete(id);
    return entry?.writer;
  };
  return {
    take,
    keep(id, writer) {
      take(id);
      for (const [oldest] of kept) {
        if (kept.size < most) break;
        take(oldest);
      }
      kept.set(id, { writer, timer: setTimeout(() => take(id), forMs).unref() });
    },
  };
}
