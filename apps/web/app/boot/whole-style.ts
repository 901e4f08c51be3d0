/** The link to the whole style of every page, of which a document has what its own first drawing needs. */
export const WHOLE_STYLE = 'whole-style';
