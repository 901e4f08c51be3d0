/** What is wrong where a setting that several machines share comes without a key that they share. */
export const keyMissing = (variable: string) =>
  `SECRET_KEY is missing: with ${variable} every machine needs the same one, so none is made by itself.`;
