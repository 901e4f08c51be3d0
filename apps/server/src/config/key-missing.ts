/** The error when a setting for several machines lacks the key that they must share. */
export const keyMissing = (variable: string) =>
  `SECRET_KEY is missing: with ${variable} every machine needs the same one, so none is made by itself.`;
