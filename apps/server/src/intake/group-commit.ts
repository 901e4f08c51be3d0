/**
 * Puts the work of one event-loop turn into one transaction, so that callers share one sync to
 * disk. `commit` writes all items durably, or throws having written none. If a shared commit fails
 * because of an item's data (`isFaultOfItem`), each item gets its own commit, so that one bad item
 * cannot fail the others. Other failures, such as a full disk or a lock, reject all: each item
 * would only meet them again.
 *
 * The returned function resolves after the item is committed, and rejects if it could not be.
 */
export function groupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
  isFaultOfItem: (reason: unknown) => boolean,
  largestGroup = 50,
): (item: Item) => Promise<Result> {
  interface Waiting {
    readonly item: Item;
    readonly resolve: (result: Result) => void;
    readonly reject: (reason: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let running = false;

  const settle = async (group: readonly Waiting[]) => {
    try {
      const results = await commit(group.map(({ item }) => item));
      group.forEach(({ resolve }, index) => {
        resolve(results[index] as Result);
      });
    } catch (reason) {
      if (group.length > 1 && isFaultOfItem(reason)) {
        for (const one of group) await settle([one]);
        return;
      }
      for (const { reject } of group) reject(reason);
    }
  };

  const drain = async () => {
    while (waiting.length > 0) {
      const group = waiting.slice(0, largestGroup);
      waiting = waiting.slice(largestGroup);
      await settle(group);
      // A commit blocks the event loop. Let others run between the groups that waited for a lock.
      await new Promise((resolve) => setImmediate(resolve));
    }
    running = false;
  };

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running) return;
      running = true;
      // Deferred, so that other items of this event-loop turn join the group.
      setImmediate(drain);
    });
}
