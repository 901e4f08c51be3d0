/** The permanent short address of a home, for paper. */
export const shortHomePath = (number: number): string => `/h/${number}`;
