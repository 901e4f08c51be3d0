/** Answer times of one run in milliseconds, by what was asked; whatever is not 2xx is an error and has no time. */
export interface Times {
  add(what: string, ms: number, status: number): void;
  count(what: string): number;
  /** How long it took for the share that was answered as fast: 0.5, 0.99. */
  at(what: string, share: number): number;
  /** How many, by what was asked and how it was answered. */
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
