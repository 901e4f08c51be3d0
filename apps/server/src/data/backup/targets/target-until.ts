import type { BackupTarget } from './backup-target.ts';

/**
 * The same target until the signal aborts. Then every call throws the signal's reason, even within
 * an object. A run that wakes after its timeout can therefore not change what the next one relies
 * on.
 */
export function targetUntil(signal: AbortSignal, target: BackupTarget): BackupTarget {
  async function* pieces(source: AsyncIterable<Uint8Array>) {
    for await (const piece of source) {
      signal.throwIfAborted();
      yield piece;
    }
    signal.throwIfAborted();
  }
  return {
    async put(name, bytes, source) {
      signal.throwIfAborted();
      await target.put(name, bytes, pieces(source));
    },
    read: (name) => pieces(target.read(name)),
    async list(folder) {
      signal.throwIfAborted();
      return target.list(folder);
    },
    async removeTorn(folder, isOurs) {
      signal.throwIfAborted();
      await target.removeTorn(folder, isOurs);
    },
    async remove(name) {
      signal.throwIfAborted();
      await target.remove(name);
    },
  };
}
