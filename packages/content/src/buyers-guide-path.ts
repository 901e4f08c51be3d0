/** The path of the buyer's guide, for its page and every form, page and mail that links to it. */
export const BUYERS_GUIDE_PATH = '/buyers-guide';
