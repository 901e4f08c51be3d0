import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as later } from 'node:timers/promises';
import type { PostgresServer } from '@rivermark/testkit/postgres-server';
import type { SwiftServer } from '@rivermark/testkit/swift-server';
import type { Ledger } from '../chaos/ledger.ts';
import type { Supervised } from '../site/supervise.ts';

/** One machine: its processes, and the folder that is its disk. */
export interface Machine {
  readonly port: number;
  readonly dataDir: string;
  readonly web: Supervised;
  readonly worker: Supervised;
}

interface Site {
  readonly machines: readonly Machine[];
  readonly postgres: PostgresServer;
  readonly swift: SwiftServer;
  /** Whether all machines and their database answer. */
  isUp(): Promise<boolean>;
}

const KILLS_EVERY_MS = [3000, 9000] as const;
const DOWN_MS = 5000;

/**
 * Plays every fault while visitors use the site. When it resolves, all faults are over and
 * everything runs.
 */
export async function playFaults({ machines, postgres, swift, isUp }: Site, ledger: Ledger, seconds: number) {
  const began = Date.now();
  const at = (share: number) => later(Math.max(0, began + share * seconds * 1000 - Date.now()));
  const once = async (what: string, play: () => Promise<unknown>) => {
    ledger.count(what, 'tried');
    await play();
    ledger.count(what, 'done');
  };

  async function kills(kind: 'web' | 'worker') {
    for (;;) {
      await later(randomInt(...KILLS_EVERY_MS));
      if (Date.now() > ledger.until) return;
      const machine = machines[randomInt(machines.length)];
      // However slow this computer is: one machine serves while the other is down, and each gets
      // time to run.
      while (!(await isUp()) && Date.now() < ledger.until) await later(100);
      if (machine) await once(`SIGKILL of a ${kind}`, () => machine[kind].kill());
    }
  }

  async function databaseGoes() {
    await at(0.2);
    await once('PostgreSQL restarted', async () => {
      await postgres.goDown();
      await postgres.comeBack();
    });
    await at(0.7);
    await once('PostgreSQL restarted', async () => {
      await postgres.goDown();
      await later(DOWN_MS);
      await postgres.comeBack();
    });
  }

  async function storeGoes() {
    await at(0.4);
    await once('S3 stopped', async () => {
      swift.pause();
      await later((seconds * 1000) / 15);
      swift.goOn();
    });
  }

  /** Neither the other machines nor a replacement need anything on this machine's disk. */
  async function machineIsLost() {
    await at(0.55);
    const machine = machines[0];
    if (!machine) return;
    await once('disk of a machine lost', async () => {
      rmSync(machine.dataDir, { recursive: true, force: true });
      await Promise.all([machine.web.kill(), machine.worker.kill()]);
    });
  }

  await Promise.all([kills('web'), kills('worker'), databaseGoes(), storeGoes(), machineIsLost()]);
}
