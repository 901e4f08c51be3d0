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

/** Opens the answer that the address names, or the folds of the chapter that it lies in. */
export function openHashTargets(): void {
  openTarget();
  addEventListener('hashchange', openTarget);
}
