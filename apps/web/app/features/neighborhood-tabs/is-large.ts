/** Whether the card at a place (from 0) is one of the large: two begin the index, three where their number is odd, and two end it. */
export const isLarge = (at: number, of: number): boolean => at < 2 + (of % 2) || at >= of - 2;

/** Whether those between stand four abreast where there is room: their last row is full, too. */
export const inFours = (of: number): boolean => of % 4 === of % 2;
