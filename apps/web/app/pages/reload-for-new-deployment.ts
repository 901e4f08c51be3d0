const RELOADED = 'rivermark-reloaded-at';
const ONCE_PER_MS = 60_000;

/**
 * A page's script that is missing means, most often, that a new version was deployed: the page is loaded anew, once.
 * Returns whether it is; if the script is missing again soon after, the error is to show.
 */
export function reloadForNewDeployment(): boolean {
  // Without a network that is no new version, and a page loaded anew would be none.
  if (!navigator.onLine) return false;
  // Never under an open form: what is typed or chosen would be lost.
  if (document.querySelector('dialog:modal, form[data-unsent]')) return false;
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < ONCE_PER_MS) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    // Without storage we could not tell a second time from the first, and would reload for ever.
    return false;
  }
  location.reload();
  return true;
}
