import { join } from 'node:path';
import { HOUR_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import { expect, test } from 'vitest';
import { createPublishByItself } from '../src/publishing/publish-by-itself.ts';
import { publisher } from './published-site.ts';
import { startServer, temporaryFolder } from './start-app.ts';

/** Checks every minute between two moments, like the scheduler; resolves with when it published. */
async function watch(from: string, to: string, more: { program?: string; fails?: boolean } = {}) {
  const dataDir = join(temporaryFolder(), 'data');
  const { publish, clock } = publisher(dataDir);
  clock.now = Date.parse(from);
  await publish(0, dateInJacksonville(clock.now));
  const published: string[] = [];
  const byItself = createPublishByItself({
    dataDir,
    newestContent: async () => undefined,
    program: more.program ?? 'test',
    async republish() {
      published.push(new Date(clock.now).toISOString());
      if (more.fails) throw new Error('The content has a fault');
      await publish(0, dateInJacksonville(clock.now), { program: more.program ?? 'test' });
      return true;
    },
  });
  for (; clock.now < Date.parse(to); clock.now += MINUTE_MS) {
    await byItself.look(clock.now).catch((error: unknown) => expect(byItself.failure).toBe(error));
  }
  return published;
}

test.each([
  ['in winter', '2026-11-28T03:30:30Z', '2026-11-28T06:30:00Z', '2026-11-28T05:00:30.000Z'],
  ['in summer', '2026-07-02T03:30:30Z', '2026-07-02T06:30:00Z', '2026-07-02T04:00:30.000Z'],
  ['before clocks go back', '2026-11-01T03:30:30Z', '2026-11-01T06:30:00Z', '2026-11-01T04:00:30.000Z'],
  ['after clocks went back', '2026-11-02T03:30:30Z', '2026-11-02T06:30:00Z', '2026-11-02T05:00:30.000Z'],
  ['before clocks go ahead', '2026-03-08T03:30:30Z', '2026-03-08T06:30:00Z', '2026-03-08T05:00:30.000Z'],
  ['after clocks went ahead', '2026-03-09T03:30:30Z', '2026-03-09T06:30:00Z', '2026-03-09T04:00:30.000Z'],
])('%s the site is published once, at midnight in Jacksonville', async (_, from, to, at) => {
  expect(await watch(from, to)).toEqual([at]);
});

test('what another release drew is drawn again at once, and once', async () => {
  const published = await watch('2026-11-27T20:00:00Z', '2026-11-27T21:00:00Z', { program: 'another' });
  expect(published).toEqual(['2026-11-27T20:00:00.000Z']);
});

test('a publish that fails is tried again every hour', async () => {
  const published = await watch('2026-11-28T03:00:00Z', '2026-11-28T08:00:00Z', { fails: true });
  expect(published.map((at) => Date.parse(at))).toEqual(
    [0, 1, 2].map((hour) => Date.parse('2026-11-28T05:00:00Z') + hour * HOUR_MS),
  );
});

test('where nothing was published nothing is published by itself', async () => {
  let calls = 0;
  const { look } = createPublishByItself({
    dataDir: join(temporaryFolder(), 'data'),
    newestContent: async () => undefined,
    program: 'another',
    republish: async () => {
      calls += 1;
      return true;
    },
  });
  await look(Date.now());
  expect(calls).toBe(0);
});

test('while another publish runs it is asked again, and a failure is told as a job that fails', async () => {
  const clock = { now: Date.parse('2026-11-28T12:00:00Z') };
  const answers: (boolean | Error)[] = [
    false,
    Object.assign(new Error('No room'), { code: 'publish-failed' }),
  ];
  const { server, db } = await startServer(
    {},
    {
      clock: () => clock.now,
      republishing: {
        program: 'another',
        async republish() {
          const answer = answers.shift();
          if (answer instanceof Error) throw answer;
          return answer ?? true;
        },
      },
    },
  );
  const { publish } = publisher(server.config.dataDir);
  await publish(0);
  await server.publishByItself?.look(clock.now);
  await expect(server.publishByItself?.look(clock.now)).rejects.toThrow('No room');
  await server.scheduler.runDue();
  const job = await db.selectFrom('job').select('error').where('name', '=', 'publish').executeTakeFirst();
  expect(job?.error).toBe('publish-failed');
});
