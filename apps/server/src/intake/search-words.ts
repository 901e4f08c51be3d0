/** More words than anybody needs. */
const MOST_WORDS = 12;
/** Shorter words occur within too many others, so they match only at the start of a word. */
const WITHIN_FROM = 3;

const MARKS = /[\u0300-\u036f]/g;
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** Digits with the characters that people write around and between them. */
const OF_NUMBER = /^[+(]*\d[\d()./+-]*$/;

/** A word for comparison: without accents and case. */
export const plainWord = (word: string): string => word.normalize('NFKD').replace(MARKS, '').toLowerCase();

/** A typed word, or several that together may be a phone number. */
export interface Sought {
  readonly words: readonly string[];
  /** The forms that its digits may have within an international number; none if it is no number. */
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

/** Splits a search into terms. Each has a letter or a digit, and all must match. */
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

/**
 * The word without punctuation around it; undefined if it is too short for matches within words.
 */
export function wordWithin(word: string): string | undefined {
  const bare = word.replace(AROUND, '');
  return [...plainWord(bare)].length >= WITHIN_FROM ? bare : undefined;
}

/** Whether the searched text may spell a character differently: "O'Brien" and 'O’Brien'. */
export const isOfSeveral = (word: string): boolean => /[^\p{L}\p{N}\p{M}]/u.test(word.replace(AROUND, ''));

/**
 * A prefix match for SQLite's full-text search. 'ada@home' and '555-01' become adjacent words.
 * Quoted, so that no input is an operator.
 */
export const sqliteMatch = (word: string): string => `"${word}"*`;

/** The same for PostgreSQL. The word has only letters and digits left, so no operators. */
export const postgresQuery = (word: string): string =>
  `(${plainWord(word)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .join(' <-> ')}:*)`;

/** A LIKE pattern that contains the word literally. */
export const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
