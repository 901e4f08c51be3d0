import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR_MS } from '@rivermark/contracts/durations';
import { triesAll } from '@rivermark/testkit/every-case';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotaLimits } from '../src/documents/receiving/quota.ts';
import { startWithClients } from './documents-calls.ts';
import { faultOf, personIn } from './fuzz/judge.ts';
import { knowledgeOf } from './fuzz/knowledge.ts';
import { byContract, toRoute } from './fuzz/requests.ts';
import { type Route, watchRoutes } from './fuzz/routes.ts';
import { type Came, type Sent, send } from './fuzz/sent.ts';

// biome-ignore lint/style/noProcessEnv: the length of the test run, not a server setting
const { FUZZ_SECONDS = triesAll ? '5' : '1', SEED = '20261122', SAVE_CORPUS } = process.env;
const corpusFile = join(import.meta.dirname, 'fuzz/corpus.jsonl');
/** A stored request must stay readable. */
const LONGEST_KEPT = 2000;
/** No request below this many bytes may use this much processor time. */
const [WATCHED_BYTES, COST_MS] = [64 * 1024, 50];
/** These end sessions and data that the others need. Each route gets one. */
const isFarewell = ({ pattern }: Route) => /sign-out|\/erase|\/passkeys\/:id/.test(pattern);

/** The kind of an answer. One of each is worth storing. */
const kindOf = (route: string | undefined, { method }: Sent, came: Came | undefined) =>
  [route ?? `${method} before any route`, came?.status, came?.headers['x-error-code']].join(' ');

const sizeOf = (request: Sent) => JSON.stringify(request).length;

/** The server, with clients that send anything, and what it may never answer. */
async function startFuzzed() {
  const routes = watchRoutes();
  let ahead = 0;
  const started = await startWithClients(
    {
      ENQUIRIES_PER_MINUTE: '1000000',
      DOCUMENTS_PER_HOUR: '1000000',
      METRICS_TOKEN: 'm'.repeat(32),
      LOG_LEVEL: 'debug',
    },
    {
      clock: () => Date.now() + ahead,
      documentLimits: {
        ...quotaLimits(100_000),
        ofAll: { bytes: 2 ** 40, count: 1e9 },
        ofNetwork: { bytes: 2 ** 40, count: 1e9 },
        uploadsPerHour: 1e9,
        additionsToUpload: 1e9,
        additionsPerHour: 1e9,
      },
    },
  );
  routes.stop();
  const fill = await knowledgeOf(started, () => {
    ahead += HOUR_MS;
  });
  /** The smallest request for each kind of answer. */
  const corpus = new Map<string, Sent>();
  let sent = 0;

  async function ask(request: Sent): Promise<Came | undefined> {
    const filled = await fill(request);
    // No address exceeds its limits.
    const from = `198.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const whole = { ...filled, headers: { 'x-forwarded-for': from, ...filled.headers } };
    routes.lastAsked();
    const before = performance.now();
    const came = await send(started.port, whole);
    const took = performance.now() - before;
    sent += 1;
    const fault = faultOf(whole, came);
    if (fault) throw new Error(`${fault}: ${JSON.stringify(request)}\n${came?.body.slice(0, 500)}`);
    const kind = kindOf(routes.lastAsked(), request, came);
    const kept = corpus.get(kind);
    if (came?.status !== 405 && sizeOf(request) < (kept ? sizeOf(kept) : LONGEST_KEPT)) {
      corpus.set(kind, request);
    }
    // Asking for processor time takes as long as many requests.
    if (took > COST_MS && !isExport(request) && sizeOf(whole) < WATCHED_BYTES) {
      await watchCost(whole);
    }
    return came;
  }

  /** A slow one may collect garbage or compile code. Fifteen do not. */
  async function watchCost(request: Sent): Promise<void> {
    const costs: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      const before = process.cpuUsage();
      await send(started.port, request);
      const { user, system } = process.cpuUsage(before);
      costs.push((user + system) / 1000);
    }
    if (Math.min(...costs) > COST_MS) {
      throw new Error(`costs ${Math.min(...costs)} ms: ${JSON.stringify(request).slice(0, 2000)}`);
    }
  }

  return { started, routes, ask, corpus, sentSoFar: () => sent };
}

/** An export costs as much as all stored data, which by then is tens of thousands of enquiries. */
const isExport = ({ path }: Sent) => path.startsWith('/desk/data/');

test('no request of any kind, to any route, is answered by a fault of ours, tells of the inside, or leaves a person in the log', async () => {
  const { started, routes, ask, corpus, sentSoFar } = await startFuzzed();
  const kept = readFileSync(corpusFile, 'utf8').split('\n').filter(Boolean);
  for (const line of kept) await ask(JSON.parse(line));
  const keptKinds = new Set(corpus.keys());
  const seed = Number(SEED);
  for (const route of routes.all()) {
    const { method, pattern } = route;
    const plain = { method, path: pattern.replace(/:\w+/g, 'x').replace('*', 'x'), headers: {}, body: '' };
    const came = await ask(plain);
    if (came?.status === 200) routes.cameAhead(route);
    if (came?.status === 405) continue;
    for (const request of fc.sample(toRoute(route), { numRuns: triesAll ? 2 : 1, seed })) await ask(request);
  }
  expect(routes.notAsked(), 'routes that were not asked').toEqual([]);

  const any = fc.oneof(
    { weight: 3, arbitrary: byContract },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...routes.all().filter((route) => !isFarewell(route))).chain(toRoute),
    },
  );
  await fc.assert(
    fc.asyncProperty(any, async (request) => void (await ask(request))),
    {
      numRuns: 10_000_000,
      seed,
      interruptAfterTimeLimit: Number(FUZZ_SECONDS) * 1000,
      markInterruptAsFailure: false,
    },
  );
  expect(personIn(started.log()), 'a person in the log').toBeUndefined();
  process.stdout.write(`${sentSoFar()} requests to ${routes.all().length} routes from the seed ${seed}\n`);
  if (!SAVE_CORPUS) return;
  // Stored requests stay: they may have found an error on another store or day.
  const found = [...corpus].flatMap(([kind, request]) =>
    keptKinds.has(kind) ? [] : JSON.stringify(request),
  );
  writeFileSync(corpusFile, [...kept, ...found].map((line) => `${line}\n`).join(''));
  process.stdout.write(`${found.length} answers of kinds that were not known, kept\n`);
}, 0);
