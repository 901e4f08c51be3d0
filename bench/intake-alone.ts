import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open-database.ts';
import { createIntake } from '../apps/server/src/intake/accept-enquiry.ts';

const submission = () => ({
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

/** Enquiries per second through the server's intake without HTTP: so many at a time, so many at most in one commit. */
export async function intakeAlone(
  folder: string,
  seconds: number,
  { clients, largestGroup }: { clients: number; largestGroup: number },
): Promise<number> {
  const dataDir = join(folder, `intake-${clients}-${largestGroup}`);
  mkdirSync(dataDir);
  const db = openDatabase(dataDir);
  await migrate(db);
  const accept = createIntake(db, { mailDomain: 'rivermark.example', wakeOutbox: () => {}, largestGroup });
  const begin = performance.now();
  const until = begin + seconds * 1000;
  let count = 0;
  const client = async () => {
    while (performance.now() < until) {
      await accept(submission(), { via: 'script', foreignOrigin: false });
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const rate = (count * 1000) / (performance.now() - begin);
  await db.destroy();
  return rate;
}
