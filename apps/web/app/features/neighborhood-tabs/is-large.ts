/**
 * Whether the card at an index is large: the first two, or three if the total is odd, and the last
 * two.
 */
export const isLarge = (at: number, of: number): boolean => at < 2 + (of % 2) || at >= of - 2;

/** Whether those between stand four abreast where there is room: their last row is full, too. */
export const inFours = (of: number): boolean => of % 4 === of % 2;
