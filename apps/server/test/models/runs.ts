import type { Parameters } from 'fast-check';

// biome-ignore lint/style/noProcessEnv: the length of the test run, not a server setting
const { RUNS, SEED, TEST_DATABASE_URL, TEST_DOCUMENTS_URL } = process.env;

/** If each step is a call to another process, a run takes this many times as long. */
const SLOWER = { database: 8, documents: 24 };

/**
 * How often a model is run, and from which seed; both are printed. RUNS and SEED set them. By
 * default, `ordinary` runs on the embedded stores, and fewer on the others. `examples` come first,
 * whatever the seed.
 */
export function runsOf<T>(model: string, ordinary: number, examples: T[]): Parameters<T> {
  const slower = TEST_DOCUMENTS_URL ? SLOWER.documents : TEST_DATABASE_URL ? SLOWER.database : 1;
  const numRuns = RUNS ? Number(RUNS) : Math.ceil(ordinary / slower);
  const seed = SEED ? Number(SEED) : 20_261_121;
  process.stdout.write(`${model}: ${numRuns} runs from the seed ${seed}\n`);
  // A failure prints its seed and its shrunk example, which should be added to the examples.
  return { numRuns: numRuns + examples.length, seed, examples };
}

/** The longest run: short in daily runs, so that there can be many. */
export const lengthOfRun = (ordinary: number, most: number): number => (RUNS ? most : ordinary);

/** Whether each statement of the server is a step in a known order. */
export const paceOfRun = TEST_DATABASE_URL ? ('freely' as const) : ('by turns' as const);
