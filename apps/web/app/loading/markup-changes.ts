/** Takes back what others changed, last to first, so that the markup is what React expects. */
function takeBack(records: readonly MutationRecord[]): void {
  for (const { type, target, oldValue, addedNodes, removedNodes, nextSibling } of [...records].reverse()) {
    if (type === 'characterData') target.nodeValue = oldValue;
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
    for (const node of removedNodes)
      target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
  }
}

/** Puts back the signs that password managers set into fields: what was only added and has no words. */
function putBackSigns(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, nextSibling } of records) {
    if (removedNodes.length > 0 || !target.isConnected) continue;
    for (const node of addedNodes)
      if (!node.isConnected && !node.textContent)
        target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
  }
}

function takeRecords(): MutationRecord[] {
  const watch = window.markupWatch;
  if (!watch) return [];
  watch.records.push(...watch.observer.takeRecords());
  return watch.records.splice(0);
}

/**
 * Brings the prerendered page back to what was delivered, so that React takes it over without drawing it anew: its
 * elements stay, and with them what visitors entered, chose and opened. What comes late (`[data-late]`) is watched on.
 * Returns what puts the signs back once React has taken over.
 */
export function takeBackMarkupChanges(root: HTMLElement): () => void {
  const records = takeRecords();
  takeBack(records);
  takeRecords();
  window.markupWatch?.observer.disconnect();
  const late = root.querySelector('[data-late]');
  if (late)
    window.markupWatch?.observer.observe(late, {
      childList: true,
      subtree: true,
      characterDataOldValue: true,
    });
  return () => putBackSigns(records);
}

/** The same for the part that comes late, just before React takes that over. */
export function takeBackLateMarkupChanges(): void {
  takeBack(takeRecords());
  window.markupWatch?.observer.disconnect();
}
