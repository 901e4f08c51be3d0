import type { Parameters } from 'fast-check';

// biome-ignore lint/style/noProcessEnv: the run, not the server, is told how long it may take
const { RUNS, SEED, TEST_DATABASE_URL, TEST_DOCUMENTS_URL } = process.env;

/** Where each step is a call to another process, a run takes so many times as long. */
const SLOWER = { database: 8, documents: 24 };

/**
 * How often a model is run, and from which seed; both are printed. RUNS says how often, SEED from which; `ordinary` on the
 * embedded stores otherwise, fewer on the others. `examples` come first, whatever the seed.
 */
export function runsOf<T>(model: string, ordinary: number, examples: T[]): Parameters<T> {
  const slower = TEST_DOCUMENTS_URL ? SLOWER.documents : TEST_DATABASE_URL ? SLOWER.database : 1;
  const numRuns = RUNS ? Number(RUNS) : Math.ceil(ordinary / slower);
  const seed = SEED ? Number(SEED) : 20_261_121;
  process.stdout.write(`${model}: ${numRuns} runs from the seed ${seed}\n`);
  // A failure prints its seed and what it was shrunk to, which then belongs among the examples.
  return { numRuns: numRuns + examples.length, seed, examples };
}

/** How much a run does at most: in the daily run little, so that there can be many. */
export const lengthOfRun = (ordinary: number, most: number): number => (RUNS ? most : ordinary);

/** Whether each statement of the server is a step whose order is known. */
export const paceOfRun = TEST_DATABASE_URL ? ('freely' as const) : ('by turns' as const);
