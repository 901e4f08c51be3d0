/** The first-party counts of visits: what a page may report, and nothing about the visitor. */

/** The path they are posted to: a JSON array of Count. */
export const COUNTS_PATH = '/counts';

/**
 * Upper bounds of the classes of each speed measure. Values above the last one are 'more'. CLS is
 * in thousandths, the others in milliseconds. They include the bounds that search engines use for
 * good and poor.
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

/**
 * view: a page by its path. quiz: a result by its style. home: interest in a home or a
 * neighborhood, by its name.
 */
export type Series = 'view' | 'quiz' | 'home' | Vital;

/** What is counted, and which one. */
export type Count = readonly [series: Series, label: string];

/** The most counts that one call may report. */
export const MOST_COUNTS = 100;

/** The class that a measured value belongs to. */
export function classOf(vital: Vital, value: number): string {
  return String(vitalBounds[vital].find((bound) => value <= bound) ?? 'more');
}
