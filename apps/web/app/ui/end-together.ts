/** Keeps a text's last words on one line, as many as fit the narrowest phone. */
export const endTogether = (text: string): string =>
  text.replace(/(?<= )\S.{0,16}$/, (end) => end.replaceAll(' ', '\u00a0'));
