/**
 * Puts the work of one event-loop turn into one transaction: callers that arrive together share one sync to
 * disk. `commit` writes all items durably or throws having written none. When a shared commit fails by what an item
 * holds (`isFaultOfItem`), each item gets a commit of its own, so that one cannot take the others with it. Any other
 * failure is everybody's: a full disk or a lock would only be met again by each in turn.
 *
 * The returned function resolves only after the item is committed, and rejects when it could not be.
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
      // A commit keeps everybody waiting; after a lock that hundreds waited for, others have their turn in between.
      await new Promise((resolve) => setImmediate(resolve));
    }
    running = false;
  };

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running) return;
      running = true;
      // Not at once: what else arrived in this turn of the event loop joins the group.
      setImmediate(drain);
    });
}
