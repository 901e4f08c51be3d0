/**
 * Whether the card at a place (from 0) is one of two in its row: rows of two and three stand in turn. What is left for the
 * end fills whole rows, too: three stand in one, four and six two by two.
 */
export function isLarge(at: number, of: number): boolean {
  const over = of % 5;
  const left = of - at;
  if (over === 3 && left < 4) return false;
  return at % 5 < 2 || (over === 4 && left < 3) || (over === 1 && left < 5);
}
