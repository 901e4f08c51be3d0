/**
 * The real server with one way of inspecting documents: `serve.ts WAY`, its settings in the
 * environment.
 */
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { fixtureContent } from '@rivermark/content/fixtures';
import type { Refusal } from '@rivermark/pdf-inspection';
import { pino } from 'pino';
import { readConfig } from '../../apps/server/src/config.ts';
import type { Inspections } from '../../apps/server/src/documents/receiving/inspections.ts';
import { compose } from '../../apps/server/src/start/compose.ts';
import { startWeb } from '../../apps/server/src/start/start-web.ts';
import type { Turns, Way } from './ways.ts';

const withoutLimits = (push: Awaited<ReturnType<Inspections['open']>>['push']): Inspections => ({
  admit: async () => {},
  open: async () => ({ push, close: () => {} }),
});

/** Every document goes on as soon as it can. */
const eachOnItsOwn = () =>
  withoutLimits(async (inspection, chunk) => {
    let refusal = inspection.push(chunk);
    while (inspection.isBehind) {
      await setImmediate();
      refusal = inspection.goOn();
    }
    return refusal;
  });

/**
 * Only its time counts: the verdict stays in the worker, and every document is refused as empty at
 * its end.
 */
function inAWorker(): Inspections {
  const worker = new Worker(join(import.meta.dirname, 'inspecting-worker.ts'));
  const answers = new Map<number, (refusal: Refusal | undefined) => void>();
  worker.on('message', ({ id, refusal }: { id: number; refusal?: Refusal }) => {
    answers.get(id)?.(refusal);
    answers.delete(id);
  });
  const documents = new WeakMap<object, number>();
  let count = 0;
  return withoutLimits((inspection, chunk) => {
    const document = documents.get(inspection) ?? ++count;
    documents.set(inspection, document);
    const id = ++count;
    return new Promise((resolve) => {
      answers.set(id, resolve);
      worker.postMessage({ id, document, chunk });
    });
  });
}

const content = fixtureContent();
const config = readConfig(process.env, content);
const server = await compose(config, {
  log: pino({ level: 'silent' }),
  clock: Date.now,
  random: Math.random,
  content: () => content,
});
const inspectionsOf: Record<Way, () => Inspections> = {
  own: eachOnItsOwn,
  turns: () => server.documentDeps.inspections,
  worker: inAWorker,
};
const inspections = inspectionsOf[process.argv[2] as Way]();
Object.assign(server.documentDeps, { inspections });
await startWeb(server, join(import.meta.dirname, '../../apps/web/dist'));
process.send?.('up');

let isWatched = false;

/** How much processor time this thread takes between two looks at the network. */
async function watchTurns(): Promise<Turns> {
  const turns: number[] = [];
  let before = process.threadCpuUsage();
  while (isWatched) {
    await setImmediate();
    const now = process.threadCpuUsage();
    turns.push((now.user + now.system - before.user - before.system) / 1000);
    before = now;
  }
  turns.sort((one, other) => one - other);
  const all = turns.reduce((sum, ms) => sum + ms, 0);
  let sum = 0;
  // A request is more likely to come during a long turn.
  const usual = turns.find((ms) => {
    sum += ms;
    return sum >= 0.99 * all;
  });
  return { usual: usual ?? 0, worst: turns.at(-1) ?? 0 };
}

process.on('message', async (asked: 'watch' | 'report') => {
  isWatched = asked === 'watch';
  if (isWatched) process.send?.(await watchTurns());
});
