/** Where the buyer's guide lies: for the page itself and for every form, page and mail that speaks of it. */
export const BUYERS_GUIDE_PATH = '/buyers-guide';
