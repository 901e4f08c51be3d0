import { elementOfHash } from '../ui/element-of-hash.ts';

function openTarget(): void {
  const target = elementOfHash(location.hash);
  if (!target) return;
  const folds = [
    ...(target instanceof HTMLDetailsElement ? [target] : []),
    ...(target.closest('.chapter')?.querySelectorAll('details') ?? []),
  ].filter((fold) => !fold.open);
  if (folds.length === 0) return;
  // What a chapter folds stays open: folding it again would move the place that Back returns to.
  for (const fold of folds) fold.open = true;
  target.scrollIntoView({ behavior: 'instant' });
}

/**
 * Removes the hash from the history entry that a link within the page leaves. Chromium returns to
 * the target of an entry with a hash, and only without one to where the visitor was reading.
 */
function forgetHash({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
  if (link && location.hash && link.hash !== location.hash)
    history.replaceState(history.state, '', location.pathname + location.search);
}

/** Opens the answer that the address names, or the folds of the chapter that it lies in. */
export function openHashTargets(): void {
  openTarget();
  addEventListener('hashchange', openTarget);
  document.addEventListener('click', forgetHash);
}
