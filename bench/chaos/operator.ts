import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { promisify } from 'node:util';
import { MINUTE_MS } from '@rivermark/contracts/durations';
import type { MailServer } from '@rivermark/testkit/mail-server';
import type { Ledger } from './ledger.ts';
import type { Service } from './service.ts';

const rotateKey = join(import.meta.dirname, '../../script/rotate-key');
const lockDatabase = join(import.meta.dirname, 'lock-database.ts');
/** How long each fault lasts. A part of it passes before the next one. */
const FAULT_MS = 1500;
const PAUSE_MS = 500;
const TURN_MS = 7 * (FAULT_MS + PAUSE_MS) + 4000;

/** The faults of the service, in turn, with a check that each ends. */
function faultsOf(
  service: Service,
  mail: MailServer,
  ledger: Ledger,
): ReadonlyMap<string, () => Promise<void>> {
  const { disk, dataDir } = service;
  const [program = '', ...args] = disk.within;
  const within = (command: readonly string[], env: NodeJS.ProcessEnv) =>
    promisify(execFile)(program, [...args, ...command], { env });
  return new Map([
    [
      'mail server down',
      async () => {
        mail.goDown();
        await later(FAULT_MS);
        await mail.comeUp();
      },
    ],
    [
      'mail server slow',
      async () => {
        mail.behave(() => ({ answerAfterMs: 1500 }));
        await later(FAULT_MS);
        mail.behave(() => 'accept');
      },
    ],
    [
      'mail server breaks off after taking a mail',
      async () => {
        mail.behave((offer) => (offer % 3 === 0 ? 'keep-and-disconnect' : 'accept'));
        await later(FAULT_MS);
        mail.behave(() => 'accept');
      },
    ],
    [
      'database locked by another program',
      async () => {
        const file = join(dataDir, 'rivermark.db');
        await within([process.execPath, lockDatabase, file, String(FAULT_MS)], {});
      },
    ],
    [
      'disk full',
      async () => {
        ledger.diskWasFull = true;
        await disk.fill();
        await later(FAULT_MS);
        await disk.empty();
      },
    ],
    [
      'clock 40 minutes ahead, and back',
      async () => {
        service.setClockAhead(40 * MINUTE_MS);
        await later(FAULT_MS);
        service.setClockAhead(0);
      },
    ],
    ['kill -9, and a start', () => service.restart()],
    [
      'change of the key beside the server, refused',
      async () => {
        // It would go on sealing with the old key.
        const refused = await within([rotateKey], { PATH: process.env.PATH, DATA_DIR: dataDir }).then(
          () => 'it went through',
          ({ stderr }: { stderr?: string }) =>
            /is in use/.test(stderr ?? '') ? '' : (stderr ?? 'it failed'),
        );
        if (refused) throw new Error(`a rotation beside the server: ${refused}`);
      },
    ],
  ]);
}

/** Fault after fault, as long as a whole round of them fits before `until`. */
export async function operate(
  service: Service,
  mail: MailServer,
  ledger: Ledger,
  until: number,
): Promise<void> {
  const faults = faultsOf(service, mail, ledger);
  for (let turn = 1; Date.now() + TURN_MS <= until; turn += 1) {
    console.log(`turn ${turn} of the faults, ${ledger.submissions.size} submissions acknowledged`);
    for (const [what, happens] of faults) {
      ledger.count(what, 'tried');
      try {
        await happens();
        ledger.count(what, 'done');
      } catch (error) {
        ledger.faults.push(error instanceof Error ? error.message : String(error));
      }
      await later(PAUSE_MS);
    }
  }
}
