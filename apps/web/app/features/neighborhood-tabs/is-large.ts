/** Whether the card at a place (from 0) opens the index large: the first two, or three where an even number would not be left. */
export const isLarge = (at: number, of: number): boolean => at < 2 + (of % 2);
