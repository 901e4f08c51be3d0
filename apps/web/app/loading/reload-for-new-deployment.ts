const RELOADED = 'rivermark-reloaded-at';
const ONCE_PER_MS = 60_000;

/**
 * A missing script usually means that a new version was deployed: reloads the page, once. Returns whether it does. If
 * the script is missing again soon after, the page stays as it is.
 */
export function reloadForNewDeployment(): boolean {
  // Without a network a reload would lose the page.
  if (!navigator.onLine) return false;
  // Never under an open form: what is typed or chosen would be lost.
  if (document.querySelector('dialog:modal, form[data-unsent]')) return false;
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < ONCE_PER_MS) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    // Without storage a second reload could not be told from the first.
    return false;
  }
  location.reload();
  return true;
}
