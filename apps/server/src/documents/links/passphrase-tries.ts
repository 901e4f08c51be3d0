const MOST = 5;
const WINDOW_MS = 15 * 60_000;

/** Counts wrong passphrases for each submission, so that a link in wrong hands cannot be guessed open. */
export interface PassphraseTries {
  /** Minutes to wait before the next try; 0 when one may be made. */
  waitMinutes(submissionId: string): number;
  failed(submissionId: string): void;
  succeeded(submissionId: string): void;
}

export function createPassphraseTries(now: () => number = Date.now): PassphraseTries {
  const failures = new Map<string, number[]>();
  const recent = (id: string) => (failures.get(id) ?? []).filter((at) => at > now() - WINDOW_MS);
  return {
    waitMinutes(id) {
      const times = recent(id);
      const [first] = times.slice(-MOST);
      return times.length < MOST || first === undefined ? 0 : Math.ceil((first + WINDOW_MS - now()) / 60_000);
    },
    failed: (id) => void failures.set(id, [...recent(id), now()]),
    succeeded: (id) => void failures.delete(id),
  };
}
