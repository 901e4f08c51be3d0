import type { HandingOver } from '../documents/handing-over/accept-documents.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { sweep } from '../documents/retention/sweep.ts';
import type { Job } from '../scheduler/scheduler.ts';

const MINUTE_MS = 60_000;

/** Everything that runs by the clock. */
export function jobsOf(documentParts: DocumentParts, handingOver: HandingOver): Job[] {
  return [
    {
      name: 'sweep-documents',
      everyMs: 10 * MINUTE_MS,
      run: (now) => sweep(documentParts, handingOver, now),
    },
  ];
}
