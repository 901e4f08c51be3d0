/**
 * Response times of one run in milliseconds, by kind of request. Anything but 2xx is an error
 * without a time.
 */
export interface Times {
  add(what: string, ms: number, status: number): void;
  count(what: string): number;
  /** The response time at a quantile: 0.5, 0.99. */
  at(what: string, share: number): number;
  /** How many, by kind of request and status. */
  readonly errors: ReadonlyMap<string, number>;
}

export function openTimes(): Times {
  const all = new Map<string, number[]>();
  const errors = new Map<string, number>();
  return {
    errors,
    add(what, ms, status) {
      if (status >= 200 && status < 300) {
        const times = all.get(what) ?? [];
        times.push(ms);
        all.set(what, times);
        return;
      }
      const fault = `${what} ${status || 'broken off'}`;
      errors.set(fault, (errors.get(fault) ?? 0) + 1);
    },
    count: (what) => all.get(what)?.length ?? 0,
    at(what, share) {
      const sorted = (all.get(what) ?? []).toSorted((one, other) => one - other);
      return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    },
  };
}
