/** A whole number as it is printed: 4,820. */
export const withCommas = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** A price as it is printed: $1,350,000. */
export const dollars = (value: number): string => `$${withCommas(value)}`;
