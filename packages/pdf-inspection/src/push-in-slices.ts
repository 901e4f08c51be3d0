import { setImmediate } from 'node:timers/promises';
import type { Inspection } from './inspection.ts';
import type { Refusal } from './refusal.ts';

/** Pushes bytes and lets other work of the process go between the slices that they take. */
export async function pushInSlices(by: Inspection, chunk: Buffer): Promise<Refusal | undefined> {
  let refusal = by.push(chunk);
  while (by.isBehind) {
    await setImmediate();
    refusal = by.goOn();
  }
  return refusal;
}
