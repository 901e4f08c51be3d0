/**
 * Damerau-Levenshtein distance: insertions, deletions, substitutions and swaps of neighboring
 * letters.
 */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const change = (rows[i - 1]?.[j - 1] ?? 0) + (same ? 0 : 1);
      const swap =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(change, swap, (rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? Infinity;
}

const letters = (word: string) => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The known word that was most likely meant; undefined if none is close. */
export function closest(word: string, known: readonly string[]): string | undefined {
  const meant = letters(word);
  const longer = known.filter((name) => meant.length >= 3 && letters(name).startsWith(meant));
  if (longer.length === 1) return longer[0];
  const [best] = known
    .map((name) => ({ name, far: distance(meant, letters(name)) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(1, Math.floor(meant.length / 3)) ? best.name : undefined;
}
