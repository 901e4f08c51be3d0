import { expect } from 'vitest';
import { ordinaryPolicy } from '../src/outbox/policy.ts';
import { call, callBody } from './calls.ts';
import { signIn } from './sign-in.ts';
import { startApp } from './start-app.ts';

/** 10 AM in Jacksonville, in winter. */
export const START = Date.parse('2026-01-15T15:00:00Z');

/** A signed-in agent at the desk, a clock that the test moves, and visitors who write. */
export async function atDesk(
  env: Readonly<Record<string, string>> = {},
  ports: Parameters<typeof startApp>[1] = {},
) {
  let now = START;
  const started = await startApp(env, {
    clock: () => now,
    outboxPolicy: { ...ordinaryPolicy, pollMs: 20 },
    ...ports,
  });
  const agent = await signIn(started);
  const page = async (url: string) => {
    const answer = await agent.get(url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer.body;
  };
  return {
    ...started,
    agent,
    page,
    pass: (ms: number) => {
      now += ms;
    },
    enquire: async (params: object = {}, envelope: object = {}) => {
      const before = new Set((await started.enquiries()).map(({ id }) => id));
      expect((await call(started.app, callBody(params, envelope))).statusCode).toBe(200);
      return (await started.enquiries()).find(({ id }) => !before.has(id))?.id ?? '';
    },
  };
}
