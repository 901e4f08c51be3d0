import fc from 'fast-check';
import { test } from 'vitest';
import { syncsNothing } from './models/embedded-database.ts';
import { lengthOfRun, paceOfRun, runsOf } from './models/runs.ts';
import { outboxExamples, outboxRounds } from './outbox-life/outbox-rounds.ts';
import { outboxRun } from './outbox-life/outbox-run.ts';
import { startServer } from './start-app.ts';

test('whatever happens to the outbox in any order, with two and three workers, crashes and a clock that jumps, no mail is lost, and none goes twice without need', async () => {
  const { db } = await startServer();
  await syncsNothing(db);
  const property = fc.asyncProperty(outboxRounds(lengthOfRun(4, 12)), outboxRun(db, paceOfRun));
  await fc.assert(property, runsOf('The outbox', 400, outboxExamples));
}, 0);
