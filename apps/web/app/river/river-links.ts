/** The id of the `noscript` with links to the home page's picture. */
export const RIVER_LINKS = 'river';
