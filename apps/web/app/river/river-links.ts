/** The id of the `noscript` with the links to the home page's picture; a document without it has no script in its head that keeps the hour. */
export const RIVER_LINKS = 'river';
