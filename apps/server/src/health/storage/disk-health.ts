import type { DiskSpace } from '../../disk-space.ts';
import type { HealthItem } from '../health-item.ts';

const GIGABYTE = 1_000_000_000;
/** Time to act before documents are refused. */
const LITTLE_FLOORS = 2.5;

/** What is left on the disk of the data directory. */
export function diskHealth({
  freeBytes,
  floorBytes,
}: Pick<DiskSpace, 'freeBytes' | 'floorBytes'>): HealthItem {
  const free = freeBytes / GIGABYTE;
  const words = `${free >= 10 ? Math.floor(free) : free.toFixed(1)} GB free.`;
  const name = 'Disk space';
  if (freeBytes >= LITTLE_FLOORS * floorBytes) return { name, state: 'fine', words };
  const advice =
    'Erase client documents that you no longer need, or ask whoever looks after the server for a larger disk. Documents are refused before the disk is full, so that inquiries still have room.';
  return { name, state: freeBytes >= floorBytes ? 'attention' : 'wrong', words, advice };
}
