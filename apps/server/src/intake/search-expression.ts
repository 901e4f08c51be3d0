/** What nobody needs to type. */
const MOST_WORDS = 12;

/**
 * What people type into a search box as an expression of the full-text search: all words must occur, each may go on.
 * 'ada@home' and '555-01' are words that stand side by side. Every word is quoted, so that nothing typed is an operator.
 * Undefined where it holds no letter and no digit.
 */
export function searchExpression(typed: string): string | undefined {
  const words = typed
    .normalize('NFC')
    .replaceAll('\0', ' ')
    .split(/[\s"]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS);
  return words.length > 0 ? words.map((word) => `"${word}"*`).join(' ') : undefined;
}
