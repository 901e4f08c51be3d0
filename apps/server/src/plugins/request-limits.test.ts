import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { memoryCounts } from '../limits/memory-counts.ts';
import type { CountsOf } from '../limits/window-counts.ts';
import { requestLimits } from './request-limits.ts';

/** The limits with ten enquiries a minute, asked as the server asks them. */
function limited(countsOf: CountsOf = (_kind, windowMs) => memoryCounts(windowMs)) {
  let now = 0;
  const limits = requestLimits(countsOf, 10, () => now);
  const ask = async (what: 'enquiries' | 'misses', ip: string): Promise<string> => {
    const request = { ip, log: { warn() {} } } as unknown as FastifyRequest;
    const hook = limits[what] as (request: FastifyRequest, reply?: FastifyReply) => Promise<void>;
    return hook(request).then(
      () => 'let in',
      (error: Error) => error.message,
    );
  };
  return {
    ask,
    pass: (ms: number) => {
      now += ms;
    },
    /** How many of so many enquiries, each from an address of its own, are let in. */
    async letIn(count: number, from: (one: number) => string) {
      let taken = 0;
      for (let one = 0; one < count; one += 1) {
        if ((await ask('enquiries', from(one))) === 'let in') taken += 1;
      }
      return taken;
    },
  };
}

test('a network sends no more in an hour and a day, whichever of its addresses it takes', async () => {
  const { ask, letIn, pass } = limited();
  const ofOneNetwork = (one: number) => `2001:db8:1:${one.toString(16)}::1`;
  expect(await letIn(1000, ofOneNetwork)).toBe(40);
  expect(await letIn(1000, (one) => `2001:db8:2:${one.toString(16)}::1`)).toBe(40);
  expect(await ask('enquiries', ofOneNetwork(1))).toBe(
    'Too many messages from your address. Please try again in 60 minutes, or call.',
  );
  pass(HOUR_MS);
  expect(await letIn(1000, ofOneNetwork)).toBe(40);
  pass(HOUR_MS);
  expect(await letIn(1000, ofOneNetwork)).toBe(20);
  pass(DAY_MS);
  expect(await letIn(1000, ofOneNetwork)).toBe(40);
});

test('each limit counts apart from the others, also in a table that all of them share', () => {
  const kinds: string[] = [];
  limited((kind, windowMs) => {
    kinds.push(kind);
    return memoryCounts(windowMs);
  });
  expect(kinds).toHaveLength(6);
  expect(new Set(kinds).size).toBe(6);
});

test('an address that goes on after it was refused is refused no longer for that', async () => {
  const { letIn, pass } = limited();
  expect(await letIn(500, () => '203.0.113.9')).toBe(10);
  pass(MINUTE_MS);
  expect(await letIn(500, () => '203.0.113.9')).toBe(10);
});

test('a flood of misses puts two statements at a time to a database, and none of an address that is over the limit', async () => {
  let asked = 0;
  const waiting: (() => void)[] = [];
  const { ask } = limited(() => ({
    async add() {
      asked += 1;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { count: 1, until: MINUTE_MS };
    },
    read: async () => ({ count: 0, until: 0 }),
    async forget() {},
  }));
  const flood = Array.from({ length: 1000 }, () => ask('misses', '203.0.113.9'));
  const others = Array.from({ length: 100 }, (_, one) => ask('misses', `198.51.100.${one}`));
  await Promise.all([...flood.slice(300), ...others]);
  expect(asked).toBe(2);
  for (const done of waiting) done();
  const answers = await Promise.all(flood);
  expect(answers.filter((answer) => answer === 'let in')).toHaveLength(300);
  await ask('misses', '203.0.113.9');
  expect(asked).toBe(2);
});
