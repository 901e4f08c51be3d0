import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { onFreePort } from './on-free-port.ts';
import { findProgram } from './programs.ts';
import { waitUntil } from './wait-until.ts';

/** A real PostgreSQL on this machine, in a folder of its own. */
export interface PostgresServer {
  /** The URL of an empty database. */
  readonly url: string;
  /** Drops every connection at once, and stays down until it comes back with all its data. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** A busy machine takes its time. */
const START_MS = 90_000;

const DEBIAN = '/usr/lib/postgresql';

/**
 * Folder of PostgreSQL's programs; undefined if it is not installed. Debian keeps them off the
 * PATH.
 */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const ofDebian = versions.map((version) => join(DEBIAN, version, 'bin'));
  const found = ofDebian.find((folder) => existsSync(join(folder, 'initdb')));
  return found ?? findProgram(['initdb'])?.replace(/\/initdb$/, '');
}

/** PostgreSQL refuses to run as root. Uses its package's user then. */
function whoRuns(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * `syncs`: whether a commit waits for the disk. Needed if a machine may fail; tests only end
 * processes.
 */
export async function startPostgres(
  programs: string,
  { syncs }: { syncs: boolean },
): Promise<PostgresServer> {
  const who = whoRuns();
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-postgres-'));
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'rivermark', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...who, cwd: folder, stdio: 'ignore' },
  );
  const port = await onFreePort(async (free) => free);
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`];
  const isReady = () => {
    try {
      execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
        stdio: 'ignore',
      });
      return true;
    } catch {
      return undefined;
    }
  };
  const start = async () => {
    const flags = [...settings, 'max_connections=300', `fsync=${syncs ? 'on' : 'off'}`].flatMap((setting) => [
      '-c',
      setting,
    ]);
    const child = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
      ...who,
      cwd: folder,
      stdio: 'ignore',
    });
    await waitUntil(
      'PostgreSQL',
      async () => {
        if (child.exitCode !== null) throw new Error(`PostgreSQL ended: ${child.exitCode}`);
        return isReady();
      },
      START_MS,
    );
    return child;
  };
  let running = await start();
  const end = async () => {
    if (running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    // Without waiting for connected clients.
    running.kill('SIGINT');
    await ended;
  };
  return {
    url: `postgres://rivermark@127.0.0.1:${port}/postgres`,
    goDown: end,
    async comeBack() {
      running = await start();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
