/** What nobody needs to type. */
const MOST_WORDS = 12;

/** What people type into a search box, word by word; each holds a letter or a digit. */
export const typedWords = (typed: string): string[] =>
  typed
    .normalize('NFC')
    .replaceAll('\0', ' ')
    .split(/[\s"]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS);

/**
 * An expression of SQLite's full-text search: all words must occur, each may go on. 'ada@home' and '555-01' are words
 * that stand side by side. Every word is quoted, so that nothing typed is an operator.
 */
export const sqliteMatch = (words: readonly string[]): string => words.map((word) => `"${word}"*`).join(' ');

/** The same for PostgreSQL's: what is left of a word are letters and digits, of which none is an operator. */
export const postgresQuery = (words: readonly string[]): string =>
  words
    .map((word) =>
      word
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase()
        .split(/[^\p{L}\p{N}\p{M}]+/u)
        .filter(Boolean)
        .join(' <-> '),
    )
    .map((phrase) => `(${phrase}:*)`)
    .join(' & ');
