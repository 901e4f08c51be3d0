/**
 * Whether the visitor wants no automatic changes, by the system's setting or the panel's. The key
 * and field in the storage are those of the panel's settings.
 */
export function wantsStillness(key: string): boolean {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return true;
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}')?.pauseAnimations === true;
  } catch {
    return false;
  }
}
