/** The first-party counts of visits: what a page may tell, and nothing of who tells it. */

/** Where they are posted: a JSON array of Count. */
export const COUNTS_PATH = '/counts';

/**
 * The upper bounds of the classes that a measure of speed falls into; what is beyond the last is 'more'. CLS in
 * thousandths, the others in milliseconds. Among them are the bounds by which search engines call a page good or poor.
 */
export const vitalBounds = {
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  INP: [50, 100, 150, 200, 300, 500, 1000, 2000],
  CLS: [10, 25, 50, 100, 150, 250, 500, 1000],
  FCP: [500, 1000, 1500, 1800, 2500, 3000, 5000],
  TTFB: [100, 200, 400, 800, 1200, 1800, 3000],
} as const satisfies Record<string, readonly number[]>;

export type Vital = keyof typeof vitalBounds;
export const vitals = Object.keys(vitalBounds) as Vital[];

/** view: a page by its path. quiz: a result by its style. home: interest in a home, or in a neighborhood, by its name. */
export type Series = 'view' | 'quiz' | 'home' | Vital;

/** Of what, and which. */
export type Count = readonly [series: Series, label: string];

/** The most that one call may tell. */
export const MOST_COUNTS = 100;

/** The class that a measure falls into. */
export function classOf(vital: Vital, value: number): string {
  return String(vitalBounds[vital].find((bound) => value <= bound) ?? 'more');
}
