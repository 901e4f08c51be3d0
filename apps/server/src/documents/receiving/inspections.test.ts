import type { Inspection } from '@rivermark/pdf-inspection';
import { expect, test } from 'vitest';
import { createInspections, type InspectionLimits } from './inspections.ts';

const HOUR_MS = 3_600_000;
const generous: InspectionLimits = { openOfAll: 100, openOfNetwork: 100, networkMsPerHour: 1_000_000 };

/** Inspections in which every slice takes `sliceMs` of processor time. */
function inspectionsOf(limits: Partial<InspectionLimits> = {}, sliceMs = 15) {
  let cpuMs = 0;
  const time = { now: 0 };
  const log: string[] = [];
  const inspections = createInspections(
    { clock: () => time.now, cpuMs: () => cpuMs },
    { ...generous, ...limits },
  );
  /** A document whose bytes take so many slices. */
  const documentOf = (name: string, slices: number): Inspection => {
    let left = slices;
    const work = () => {
      left -= 1;
      cpuMs += sliceMs;
      log.push(name);
      return undefined;
    };
    return {
      push: work,
      goOn: work,
      get isBehind() {
        return left > 0;
      },
      end: () => undefined,
      type: undefined,
      findings: { activeContent: [], pages: undefined },
      secondLook: undefined,
    };
  };
  /** Inspects one whole document. */
  async function inspect(network: string, name: string, slices: number): Promise<void> {
    const slot = await inspections.open(network);
    try {
      await slot.push(documentOf(name, slices), Buffer.from('x'));
    } finally {
      slot.close();
    }
  }
  return { inspections, inspect, documentOf, log, time };
}

/** What a page's request finds each time that the event loop comes round to it. */
async function watchTurns(log: readonly string[], work: Promise<unknown>): Promise<number> {
  let most = 0;
  let before = log.length;
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    most = Math.max(most, log.length - before);
    before = log.length;
  }
  await ended;
  return most;
}

test('ten costly documents at once do one slice in each turn of the event loop', async () => {
  const { inspect, log } = inspectionsOf();
  const all = Promise.all(Array.from({ length: 10 }, (_, i) => inspect(`net ${i}`, `${i}`, 20)));
  expect(await watchTurns(log, all)).toBe(1);
  expect(log).toHaveLength(200);
});

test('small slices share a turn', async () => {
  const { inspect, log } = inspectionsOf({}, 1);
  const all = Promise.all(Array.from({ length: 10 }, (_, i) => inspect(`net ${i}`, `${i}`, 20)));
  expect(await watchTurns(log, all)).toBeGreaterThan(3);
});

test('networks take turns: many documents of one do not delay the document of another', async () => {
  const { inspect, log } = inspectionsOf();
  const flood = Array.from({ length: 20 }, () => inspect('flood', 'flood', 50));
  await inspect('client', 'client', 10);
  expect(log.filter((name) => name === 'flood').length).toBeLessThan(15);
  await Promise.all(flood);
});

test('beyond the open inspections of a network, and of all, a document is told to come back', async () => {
  const { inspections } = inspectionsOf({ openOfNetwork: 2, openOfAll: 3 });
  const slots = [await inspections.open('a'), await inspections.open('a')];
  const busy = { code: 'inspections-busy', statusCode: 503, retryAfterSeconds: expect.any(Number) };
  await expect(inspections.open('a')).rejects.toMatchObject(busy);
  await expect(inspections.admit('a')).rejects.toMatchObject(busy);
  const other = await inspections.open('b');
  await expect(inspections.open('c')).rejects.toMatchObject(busy);
  other.close();
  other.close();
  await inspections.open('c');
  for (const slot of slots) slot.close();
  await inspections.open('a');
});

test('a network that has used its processor time waits for the end of its hour; others go on', async () => {
  const { inspections, inspect, time } = inspectionsOf({ networkMsPerHour: 100 });
  await inspect('a', 'first', 10);
  const used = { code: 'inspection-limit', statusCode: 429, retryAfterSeconds: 3600 };
  await expect(inspections.open('a')).rejects.toMatchObject(used);
  await inspect('b', 'other', 2);
  time.now = HOUR_MS;
  await inspect('a', 'second', 1);
});

test('an open document stops between two chunks once its network has used its time', async () => {
  const { inspections, inspect, documentOf, log } = inspectionsOf({ networkMsPerHour: 100 });
  const slot = await inspections.open('a');
  const document = documentOf('document', 1);
  await slot.push(document, Buffer.from('x'));
  await inspect('a', 'costly', 10);
  await expect(slot.push(document, Buffer.from('x'))).rejects.toMatchObject({ code: 'inspection-limit' });
  expect(log.filter((name) => name === 'document')).toHaveLength(1);
});

test('a slice that throws rejects its own document alone, also after waiting', async () => {
  const { inspections, inspect } = inspectionsOf();
  const broken = {
    isBehind: false,
    push: () => {
      throw new Error('a fault');
    },
  } as unknown as Inspection;
  const slot = await inspections.open('a');
  const first = inspect('b', 'sound', 5);
  await expect(slot.push(broken, Buffer.from('x'))).rejects.toThrow('a fault');
  await first;
});
