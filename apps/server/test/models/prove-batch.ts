import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { openForModel } from './embedded-database.ts';
import { memoryFolder } from './memory-folder.ts';
import { type ModelName, models } from './models.ts';

/**
 * `node prove-batch.ts MODEL SEED RUNS long|short`: one batch in its own process, so that nothing
 * accumulates. Ends with 1 and prints the difference from the model.
 */
const [model, seed, numRuns, length] = process.argv.slice(2);
const dataDir = mkdtempSync(join(memoryFolder, 'rivermark-models-'));
try {
  const db = await openForModel(dataDir);
  const batch = { seed: Number(seed), numRuns: Number(numRuns), isLong: length === 'long' };
  await models[model as ModelName].run(db, dataDir, batch);
  process.exitCode = 0;
} catch (error) {
  // With its cause, which says what was wrong; the error itself lists the steps.
  process.stderr.write(`${inspect(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
// Leftover timers would keep the process alive for minutes.
process.exit();
