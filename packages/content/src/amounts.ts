/** A whole number as it is printed: 4,820. */
export const withCommas = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** A unit after its number: '1 bed' but '4 beds' and '2.5 baths'. */
export const unitOf = (count: number, one: string): string => (count === 1 ? one : `${one}s`);

/** A price as it is printed: $1,350,000. */
export const dollars = (value: number): string => `$${withCommas(value)}`;
