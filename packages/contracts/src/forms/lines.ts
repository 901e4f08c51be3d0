/*
 * Makes typed text safe for a mail subject, a header, a log or a page. Also used for file names and
 * client names.
 */

/** Bidirectional control characters, which can make a name look like another. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]+/g;

/**
 * One line of text. Control characters and line breaks become spaces, so that it fits in a subject.
 */
export function oneLine(text: string): string {
  return (
    text
      .replace(TURNS, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is this function's purpose
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
      .trim()
  );
}

/**
 * Several lines of text. Line breaks become
 * ; other control characters are removed.
 */
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
