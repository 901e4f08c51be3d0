/**
 * The text as it is shown: no line ends between 'St.' and its name, between a figure and its unit, nor inside 'two-car'. What programs
 * read or compare (names of the identity, descriptions for search engines) stays as it was written.
 */
export const unbroken = (text: string): string =>
  text
    .replaceAll(/\b(St\.) (?=[A-Z])/g, '$1\u00a0')
    .replaceAll(/\b(Mile) (?=\d)/g, '$1\u00a0')
    .replaceAll(/(\d) (?=(?:acres?|am|feet|ft|MB|miles?|million|pm|sq)\b)/g, '$1\u00a0')
    .replaceAll(/\b(sq) (?=ft\b)/g, '$1\u00a0')
    .replaceAll(/-(?=car\b)/g, '-\u2060');
