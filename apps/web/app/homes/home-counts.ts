declare const __HOME_COUNTS__: Readonly<Record<string, number>>;

/** How many homes have a page in a neighborhood; a number, so that no page carries the homes to count them. */
export const homesIn = (slug: string): number => __HOME_COUNTS__[slug] ?? 0;

/** How many have one at all. */
export const allHomes: number = Object.values(__HOME_COUNTS__).reduce((sum, count) => sum + count, 0);
