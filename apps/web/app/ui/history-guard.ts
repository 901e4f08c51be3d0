type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;

/** Called once, by the entry, before the router listens: what listens later hears of a step too late to stop it. */
export function installHistoryGuard(): void {
  addEventListener('popstate', (event) => guard?.(event));
}

/** Lets one part of the page hear of steps through the history before the router does. Returns how to end that. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}
