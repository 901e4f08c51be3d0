import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBroughtProgram } from './programs.ts';
import { waitUntil } from './wait-until.ts';

export interface Clamd {
  /** The value for CLAMD_URL. */
  readonly url: string;
  /** The text that this scanner reports as a virus. */
  readonly signature: string;
  stop(): Promise<void>;
}

const SIGNATURE = 'rivermark-test-virus';

/** Path of the scanner; undefined if it is not installed. With CI set it must be. */
export const findClamd = () => findBroughtProgram(['clamd'], 'CLAMD_PATH');

const listens = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path);
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/**
 * A real clamd on this machine that detects one virus, the text `signature`, in streams of up to 12
 * MB.
 */
export async function startClamd(program: string): Promise<Clamd> {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-clamd-'));
  const socket = join(folder, 'socket');
  writeFileSync(join(folder, 'test.ndb'), `Rivermark.Test:0:*:${Buffer.from(SIGNATURE).toString('hex')}\n`);
  const lines = [
    `DatabaseDirectory ${folder}`,
    `LocalSocket ${socket}`,
    `PidFile ${folder}/pid`,
    `TemporaryDirectory ${folder}`,
    'Foreground yes',
    'StreamMaxLength 12M',
    'MaxThreads 2',
  ];
  writeFileSync(join(folder, 'clamd.conf'), `${lines.join('\n')}\n`);
  const child = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'pipe' });
  let said = '';
  const hear = (part: Buffer) => {
    said = (said + part.toString()).slice(-2000);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  await waitUntil('clamd', async () => {
    if (child.exitCode !== null) throw new Error(`clamd ended: ${said}`);
    return (await listens(socket)) || undefined;
  });
  return {
    url: `unix://${socket}`,
    signature: SIGNATURE,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
