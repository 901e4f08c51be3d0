/**
 * The site's colors where there is no stylesheet: mails, the server's plain pages, icons, social
 * cards. Each has the name and value of its token in `tokens.css`; a test compares them.
 */
export const brandColors = {
  midnight: '#0b1a2c',
  navy: '#13304c',
  river: '#235a92',
  mist: '#dfe8ea',
  ink: '#1b2a3c',
  inkSoft: '#4d5b6b',
  white: '#ffffff',
  paper: '#fffdf8',
  cream: '#fbf4e6',
  sand: '#e7d3b1',
  brass: '#b68a3e',
  brassDeep: '#7c5a1e',
  brassLight: '#dcb978',
  fieldLine: '#6f7a86',
  error: '#a3201d',
  errorDeep: '#7d1714',
} as const;

/** The same on dark ground, as the site has them where a visitor asks for inverted contrast. */
export const brandColorsOnDark = {
  river: '#9cc9f5',
  ink: '#ece7dd',
  inkSoft: '#b9c3cd',
  paper: '#0e1b2a',
  cream: '#16273a',
  brassDeep: '#e5c281',
  line: '#3b4f63',
  fieldLine: '#9aa9b8',
  error: '#ffb3ae',
  title: '#f3e6cd',
  fieldGround: '#0b1725',
} as const;
