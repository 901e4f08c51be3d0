/** The element that a hash such as '#riverside' names; undefined for an invalid hash. */
export function elementOfHash(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (!id) return null;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
