import { Histogram, type HistogramConfiguration } from 'prom-client';

/** The counts between each bound and the one before it, and the sum of all values. */
export interface CountsByBound {
  /** One more than there are bounds: the values above the last. */
  readonly counts: number[];
  sum: number;
}

export const countsByBound = (bounds: readonly number[]): CountsByBound => ({
  counts: Array.from({ length: bounds.length + 1 }, () => 0),
  sum: 0,
});

export function countInto(counted: CountsByBound, bounds: readonly number[], value: number): void {
  let place = 0;
  while (place < bounds.length && value > (bounds[place] as number)) place += 1;
  counted.counts[place] = (counted.counts[place] as number) + 1;
  counted.sum += value;
}

type Counted<T extends string> = Iterable<readonly [labels: Record<T, string>, CountsByBound]>;

/**
 * A histogram whose values are counted elsewhere as plain numbers. Calls `counted` at each reading.
 */
export class CountedHistogram<T extends string> extends Histogram<T> {
  readonly #configuration: HistogramConfiguration<T>;
  readonly #counted: () => Counted<T>;

  constructor(configuration: HistogramConfiguration<T>, counted: () => Counted<T>) {
    super(configuration);
    this.#configuration = configuration;
    this.#counted = counted;
  }

  /** Called by the registry. Replaces the counts of the base class. */
  async getForPromString() {
    const { name, help, buckets = [] } = this.#configuration;
    const values = Array.from(this.#counted(), ([sharedLabels, { counts, sum }]) => {
      let soFar = 0;
      const byBound = counts.map((count, place) => {
        soFar += count;
        const labels = { le: buckets[place] ?? '+Inf' };
        return { metricName: `${name}_bucket`, labels, sharedLabels, value: soFar };
      });
      return [
        ...byBound,
        { metricName: `${name}_sum`, labels: {}, sharedLabels, value: sum },
        { metricName: `${name}_count`, labels: {}, sharedLabels, value: soFar },
      ];
    });
    return { name, help, type: 'histogram', aggregator: 'sum', values: values.flat() };
  }
}
