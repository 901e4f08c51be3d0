import { DAY_MS } from '@rivermark/contracts/durations';

/** How long a replaced version can be restored. */
export const ALL_KEPT_DAYS = 90;

interface Published {
  readonly number: number;
  readonly publishedAt: number;
}

const monthOf = ({ publishedAt }: Published) => new Date(publishedAt).toISOString().slice(0, 7);

/** Numbers of the versions to delete. Each month's last one stays. `versions`: oldest first. */
export function outdated(versions: readonly Published[], now: number): number[] {
  return versions
    .filter((version, at) => {
      const next = versions[at + 1];
      return (
        next !== undefined &&
        now - next.publishedAt > ALL_KEPT_DAYS * DAY_MS &&
        monthOf(next) === monthOf(version)
      );
    })
    .map(({ number }) => number);
}
