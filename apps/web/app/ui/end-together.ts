/** A text whose last few words share a line: no browser leaves the very last alone in it. As many as a phone's narrowest line holds. */
export const endTogether = (text: string): string =>
  text.replace(/(?<= )\S.{0,16}$/, (end) => end.replaceAll(' ', '\u00a0'));
