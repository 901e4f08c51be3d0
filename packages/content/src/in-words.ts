const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A small number as a text has it ('six'), larger ones in digits. For texts that count a list. */
export const inWords = (count: number): string => words[count] ?? String(count);

/** The same where a sentence begins. */
export function inWordsFirst(count: number): string {
  const word = inWords(count);
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
