import type { Point } from './projection.ts';

export interface Placed<Id> extends Point {
  readonly id: Id;
}

export interface Cluster<Id> extends Point {
  /** In the order of the pins; a single pin is a cluster of one. */
  readonly members: readonly Id[];
}

/**
 * Clusters pins that are closer than `reach`, in their order, so that a cluster takes its first
 * pin's place. The pin `stay` is never clustered.
 */
export function clustersOf<Id>(pins: readonly Placed<Id>[], reach: number, stay: Id | null): Cluster<Id>[] {
  const clusters: { members: Id[]; x: number; y: number; alone: boolean }[] = [];
  for (const { id, x, y } of pins) {
    const alone = id === stay;
    const near = alone
      ? undefined
      : clusters.find((other) => !other.alone && Math.hypot(other.x - x, other.y - y) < reach);
    if (!near) {
      clusters.push({ members: [id], x, y, alone });
      continue;
    }
    const count = near.members.push(id);
    near.x += (x - near.x) / count;
    near.y += (y - near.y) / count;
  }
  return clusters;
}

/** The smallest distance between any two points; Infinity for fewer than two. */
export const leastGap = (points: readonly Point[]): number =>
  Math.min(
    ...points.flatMap((a, at) => points.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
    Number.POSITIVE_INFINITY,
  );
