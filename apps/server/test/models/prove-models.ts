import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { type ModelName, models } from './models.ts';

/**
 * `node prove-models.ts [MODEL]`: runs each model, or the named one, RUNS times (a million) from
 * the seed SEED, in PROCESSES processes (one), a batch of each model in turn. Progress is saved
 * after each batch. When stopped and started again without a seed, it continues.
 */
// biome-ignore lint/style/noProcessEnv: the length of the test run, not a server setting
const env = { ...process.env, ...compileCache };
const { RUNS = '1000000', SEED, PROCESSES = '1' }: NodeJS.ProcessEnv = env;
const standFile = join(import.meta.dirname, '../../../../var/prove-models.json');
const LONG_EVERY = 10;
/**
 * Buffers outside the heap count toward it, and it is large from the start: otherwise a third of
 * the time is spent on garbage collection.
 */
const roomy = [
  '--initial-heap-size=256',
  '--max-semi-space-size=32',
  '--external-memory-accounted-in-global-limit',
];

interface Stand {
  readonly seed: number;
  /** Finished batches, by model. */
  readonly batches: Record<ModelName, number>;
}

function standBefore(): Stand | undefined {
  try {
    return JSON.parse(readFileSync(standFile, 'utf8')) as Stand;
  } catch {
    return undefined;
  }
}

const all = Object.keys(models) as ModelName[];
const names = process.argv[2] === undefined ? all : all.filter((name) => name === process.argv[2]);
const wanted = (name: ModelName) => Math.ceil(Number(RUNS) / models[name].inBatch);
const isDone = ({ batches }: Stand) => names.every((name) => batches[name] >= wanted(name));

const before = standBefore();
const goesOn = before && !isDone(before) && (SEED === undefined || before.seed === Number(SEED));
const stand: Stand = goesOn
  ? before
  : { seed: Number(SEED ?? Date.now() % 2 ** 30), batches: { outbox: 0, documents: 0 } };

/** Each batch of each model once, the models in turn. */
function* batches() {
  const next = { ...stand.batches };
  while (names.some((name) => next[name] < wanted(name))) {
    for (const name of names) {
      if (next[name] >= wanted(name)) continue;
      yield { name, place: next[name] };
      next[name] += 1;
    }
  }
}

const ended: Record<ModelName, Set<number>> = { outbox: new Set(), documents: new Set() };

/**
 * Counts finished batches without gaps: batches that finished beside a stopped one are run again.
 */
function note(name: ModelName, place: number, seconds: number): void {
  ended[name].add(place);
  while (ended[name].delete(stand.batches[name])) stand.batches[name] += 1;
  mkdirSync(dirname(standFile), { recursive: true });
  writeFileSync(standFile, JSON.stringify(stand));
  const { inBatch } = models[name];
  const done = (stand.batches[name] * inBatch).toLocaleString('en-US');
  const pace = Math.round(inBatch / seconds);
  process.stdout.write(`${models[name].name}: ${done} runs from the seed ${stand.seed}, ${pace} a second\n`);
}

const source = batches();
async function work(): Promise<void> {
  for (const { name, place } of source) {
    const began = performance.now();
    const length = place % LONG_EVERY === LONG_EVERY - 1 ? 'long' : 'short';
    const batch = [name, String(stand.seed + place), String(models[name].inBatch), length];
    const command = [...roomy, join(import.meta.dirname, 'prove-batch.ts'), ...batch];
    await promisify(execFile)(process.execPath, command, { env });
    note(name, place, (performance.now() - began) / 1000);
  }
}

try {
  await Promise.all(Array.from({ length: Number(PROCESSES) }, work));
} catch (error) {
  // Its seed and its shrunk example, which should be added to the examples.
  process.stderr.write(`${(error as { stderr?: string }).stderr || error}\n`);
  process.exit(1);
}
