/**
 * Whether the visitor wants nothing to change by itself: asked of the system, or set in the panel. The name in the
 * storage and its field are those of the panel's settings.
 */
export function wantsStillness(key: string): boolean {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return true;
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}')?.pauseAnimations === true;
  } catch {
    return false;
  }
}
