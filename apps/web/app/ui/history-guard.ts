/** `steps`: how far the history went, back where it is less than nought; 0 where the entry is the same place again. */
type Guard = (event: PopStateEvent, steps: number) => void;

let guard: Guard | undefined;
/** The entry that stands: its place as the router counts, and its hash. */
let place = 0;
let hash = '';

/** Called whenever the router has made or reached an entry. */
export function noteEntry(): void {
  place = history.state?.idx ?? place;
  hash = location.hash;
}

/**
 * Called once, by the entry, before the router listens: what listens later hears of a step too late to stop it. A link
 * within the page makes an entry that says nothing; it gets the place and the key that the router's own have.
 */
export function installHistoryGuard(): void {
  noteEntry();
  addEventListener('popstate', (event) => {
    const from = place;
    if (!history.state) {
      const idx = location.hash === hash ? place : place + 1;
      history.replaceState({ idx, key: String(Math.random()) }, '');
    }
    noteEntry();
    guard?.(event, place - from);
  });
}

/** Lets one part of the page hear of steps through the history before the router does. Returns how to end that. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}
