/** What nobody needs to type. */
const MOST_WORDS = 12;
/** Shorter ones stand within too many others: they are looked for at the beginning of a word. */
const WITHIN_FROM = 3;

const MARKS = /[\u0300-\u036f]/g;
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** Digits with what people write around and between them. */
const OF_NUMBER = /^[+(]*\d[\d()./+-]*$/;

/** A word as it is compared: without accents and case. */
export const plainWord = (word: string): string => word.normalize('NFKD').replace(MARKS, '').toLowerCase();

/** A word that was typed, or several that together may be a phone number. */
export interface Sought {
  readonly words: readonly string[];
  /** How its digits may stand in a number with its country's code; none where it is no number. */
  readonly digits: readonly string[];
}

const wordsIn = (typed: string): string[] =>
  typed
    .normalize('NFC')
    .replaceAll('\0', ' ')
    .split(/[\s"]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS);

/** '(904) 555' is 904555; '001 904', '+1 904' are 1904; '+44 (0)20' and '020' are 4420 and 20. */
function digitsOf(words: readonly string[]): string[] {
  const digits = words.join('').replace('(0)', '').replace(/\D/g, '');
  const ways = [digits, ...(digits.length > 6 ? [digits.replace(/^0{1,2}/, '')] : [])];
  return [...new Set(ways)].filter(({ length }) => length >= WITHIN_FROM);
}

/** What people type into a search box; each holds a letter or a digit, and all of them must be found. */
export function sought(typed: string): Sought[] {
  const found: Sought[] = [];
  let number: string[] = [];
  const endNumber = () => {
    if (number.length > 0) found.push({ words: number, digits: digitsOf(number) });
    number = [];
  };
  for (const word of wordsIn(typed)) {
    if (OF_NUMBER.test(word)) number.push(word);
    else {
      endNumber();
      found.push({ words: [word], digits: [] });
    }
  }
  endNumber();
  return found;
}

/** A word stripped of the punctuation around it; undefined where it is too short to be looked for inside other words. */
export function wordWithin(word: string): string | undefined {
  const bare = word.replace(AROUND, '');
  return [...plainWord(bare)].length >= WITHIN_FROM ? bare : undefined;
}

/** Whether it contains a sign that the searched text may spell differently: "O'Brien" and 'O’Brien'. */
export const isOfSeveral = (word: string): boolean => /[^\p{L}\p{N}\p{M}]/u.test(word.replace(AROUND, ''));

/**
 * An expression of SQLite's full-text search: the word may go on. 'ada@home' and '555-01' are words that stand side by
 * side. It is quoted, so that nothing typed is an operator.
 */
export const sqliteMatch = (word: string): string => `"${word}"*`;

/** The same for PostgreSQL's: what is left of a word are letters and digits, of which none is an operator. */
export const postgresQuery = (word: string): string =>
  `(${plainWord(word)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .join(' <-> ')}:*)`;

/** A pattern of LIKE that holds the word as it is. */
export const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
