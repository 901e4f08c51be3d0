import { TOO_LITTLE_BYTES } from '../../watch/free-bytes.ts';
import type { HealthItem } from './health-item.ts';

const GIGABYTE = 1_000_000_000;
/** A few hundred submissions of documents. */
const LITTLE = 5 * GIGABYTE;

/** What is left on the disk of the data directory, from its free bytes. */
export function diskHealth(freeBytes: number): HealthItem {
  const free = freeBytes / GIGABYTE;
  const words = `${free >= 10 ? Math.floor(free) : free.toFixed(1)} GB free.`;
  const name = 'Disk space';
  if (freeBytes >= LITTLE) return { name, state: 'fine', words };
  const advice =
    'Erase client documents that you no longer need, or ask whoever looks after the server for a larger disk. A full disk refuses documents first, then inquiries.';
  return { name, state: freeBytes >= TOO_LITTLE_BYTES ? 'attention' : 'wrong', words, advice };
}
