/** The element that a hash such as '#riverside' names; a hash that no address may hold names none. */
export function elementOfHash(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (!id) return null;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
