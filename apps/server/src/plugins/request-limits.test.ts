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
  const requestOf = (ip: string) => ({ ip, log: { warn() {} } }) as unknown as FastifyRequest;
  const ask = async (what: 'refusals' | 'misses', ip: string): Promise<string> => {
    const hook = limits[what] as (request: FastifyRequest, reply?: FastifyReply) => Promise<void>;
    return hook(requestOf(ip)).then(
      () => 'let in',
      (error: Error) => error.message,
    );
  };
  return {
    ask,
    pass: (ms: number) => {
      now += ms;
    },
    /** How many of so many enquiries, each from an address of its own, are within the limits. */
    async within(count: number, from: (one: number) => string) {
      let within = 0;
      for (let one = 0; one < count; one += 1) {
        if (!(await limits.isBeyondLimit(requestOf(from(one))))) within += 1;
      }
      return within;
    },
  };
}

test('a network has so many unmarked enquiries in an hour and a day, whichever of its addresses it takes', async () => {
  const { within, pass } = limited();
  const ofOneNetwork = (one: number) => `2001:db8:1:${one.toString(16)}::1`;
  expect(await within(40, ofOneNetwork)).toBe(40);
  expect(await within(20, ofOneNetwork)).toBe(0);
  expect(await within(60, (one) => `2001:db8:2:${one.toString(16)}::1`)).toBe(40);
  pass(HOUR_MS);
  expect(await within(60, ofOneNetwork)).toBe(40);
  pass(DAY_MS);
  expect(await within(60, ofOneNetwork)).toBe(40);
});

test('each limit counts apart from the others, also in a table that all of them share', () => {
  const kinds: string[] = [];
  limited((kind, windowMs) => {
    kinds.push(kind);
    return memoryCounts(windowMs);
  });
  expect(kinds).toHaveLength(8);
  expect(new Set(kinds).size).toBe(8);
});

test('refused requests have a minute of their own, and count for no enquiry', async () => {
  const { ask, within, pass } = limited();
  const answers = [];
  for (let count = 0; count < 31; count += 1) answers.push(await ask('refusals', '203.0.113.9'));
  expect(answers.filter((answer) => answer === 'let in')).toHaveLength(30);
  expect(answers.at(-1)).toMatch(/^Too many requests .* try again in 60 seconds, or call\.$/);
  expect(await within(10, () => '203.0.113.9')).toBe(10);
  pass(MINUTE_MS);
  expect(await ask('refusals', '203.0.113.9')).toBe('let in');
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
