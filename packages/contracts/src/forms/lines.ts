/*
 * What people type, as it may stand in a mail's subject, a header, a log of what was sent or a page. The names of files
 * and of clients go through here as well.
 */

/** Marks that turn the direction of what follows, with which a name can pretend to be another. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]+/g;

/** One line of text: control characters and line breaks become spaces, so that it can stand in a mail's subject. */
export function oneLine(text: string): string {
  return (
    text
      .replace(TURNS, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is this function's purpose
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
      .trim()
  );
}

/** Several lines of text: line breaks are kept as \n, other control characters are taken out. */
export function manyLines(text: string): string {
  return (
    text
      .replace(TURNS, '')
      .replace(/\r\n?|\u2028|\u2029/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is this function's purpose
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]+/g, ' ')
      .trim()
  );
}
