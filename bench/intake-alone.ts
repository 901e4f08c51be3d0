import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fixtureContent } from '@rivermark/content/fixtures';
import { pino } from 'pino';
import { readConfig } from '../apps/server/src/config.ts';
import { createIntake } from '../apps/server/src/intake/accept-enquiry.ts';
import { createEnqueue } from '../apps/server/src/outbox/enqueue.ts';
import { compose } from '../apps/server/src/start/compose.ts';

const enquiry = () => ({
  kind: 'contact' as const,
  enquiryKey: randomUUID(),
  name: 'Bench Visitor',
  email: 'bench@example.com',
  phone: '904-555-0100',
  details: { message: 'Which streets stay dry? '.repeat(10) },
  page: '/',
  textConsent: { given: false, version: '' },
  honeypot: '',
  fillMs: 5000,
});

/**
 * Enquiries per second through the server's intake without HTTP: `clients` in parallel, up to
 * `largestGroup` per commit.
 */
export async function intakeAlone(
  folder: string,
  seconds: number,
  { clients, largestGroup }: { clients: number; largestGroup: number },
): Promise<number> {
  const content = fixtureContent();
  const config = readConfig({ DATA_DIR: join(folder, `intake-${clients}-${largestGroup}`) }, content);
  const log = pino({ level: 'silent' });
  const server = await compose(config, { log, clock: Date.now, random: Math.random, content: () => content });
  const accept = createIntake(
    {
      ...server,
      enqueue: createEnqueue(Date.now, 'rivermark.example'),
      wakeOutbox: () => {},
      tellsWebhook: false,
    },
    largestGroup,
  );
  const begin = performance.now();
  const until = begin + seconds * 1000;
  let count = 0;
  const client = async () => {
    while (performance.now() < until) {
      await accept(enquiry(), { via: 'script', foreignOrigin: false });
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const rate = (count * 1000) / (performance.now() - begin);
  await server.db.destroy();
  return rate;
}
