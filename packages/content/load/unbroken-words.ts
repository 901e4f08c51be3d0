/**
 * The text as displayed: no line breaks between 'St.' and its name, a figure and its unit, or
 * inside 'two-car'. Text that programs read or compare stays as written (identity names,
 * descriptions for search engines).
 */
export const unbroken = (text: string): string =>
  text
    .replaceAll(/\b(St\.) (?=[A-Z])/g, '$1\u00a0')
    .replaceAll(/\b(Mile) (?=\d)/g, '$1\u00a0')
    .replaceAll(/(\d) (?=(?:acres?|am|feet|ft|MB|miles?|million|pm|sq)\b)/g, '$1\u00a0')
    .replaceAll(/\b(sq) (?=ft\b)/g, '$1\u00a0')
    .replaceAll(/-(?=car\b)/g, '-\u2060');
