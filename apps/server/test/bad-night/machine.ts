import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '@rivermark/testkit/programs';
import { waitUntil } from '@rivermark/testkit/wait-until';

const projectRoot = join(import.meta.dirname, '../../../..');
/** A bare Debian, made once. */
const debian = join(projectRoot, '.cache-machine/bookworm');
/** A machine with other work may be ten times slower. */
const BOOT_MS = 300_000;
const PACKAGES = 'systemd,systemd-sysv,dbus,ca-certificates,procps';

export interface Machine {
  /** Its file system, seen from here. */
  readonly root: string;
  /** Runs commands as root at its prompt. Resolves with their output, rejects if they fail. */
  run(commands: string, env?: Readonly<Record<string, string>>): Promise<string>;
  end(): Promise<void>;
}

/** Why no machine with systemd can be booted here; undefined if one can. */
export function whyNoMachine(): string | undefined {
  if (process.platform !== 'linux') return 'systemd-nspawn needs Linux';
  if (process.getuid?.() !== 0) return 'booting a machine needs root';
  for (const program of ['systemd-nspawn', 'debootstrap', 'nsenter'])
    if (!findProgram([program]))
      return `${program} is not installed (apt-get install systemd-container debootstrap)`;
  return undefined;
}

/** Downloads Debian unless that has been done. */
export function makeDebian(): void {
  if (existsSync(join(debian, 'complete'))) return;
  rmSync(debian, { recursive: true, force: true });
  mkdirSync(debian, { recursive: true });
  const args = ['--variant=minbase', `--include=${PACKAGES}`, 'bookworm', debian];
  const { status, stdout, stderr } = spawnSync('debootstrap', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`debootstrap failed:\n${stdout.slice(-2000)}${stderr}`);
  writeFileSync(join(debian, 'complete'), '');
}

const execute = promisify(execFile);

/**
 * Boots a copy of Debian below `folder` with its own systemd. `shared`: folders of this machine, by
 * their mount point there.
 */
export async function bootMachine(
  folder: string,
  shared: Readonly<Record<string, string>>,
): Promise<Machine> {
  const root = join(folder, 'machine');
  await execute('cp', ['-a', '--reflink=auto', debian, root]);
  const log = join(folder, 'console');
  const console = openSync(log, 'w');
  const nspawn = spawn(
    'systemd-nspawn',
    [
      '--quiet',
      '--boot',
      `--directory=${root}`,
      `--machine=rivermark-${process.pid}-${basename(folder)}`,
      '--console=pipe',
      '--register=no',
      // Without a running systemd, nobody could create a unit for it.
      ...(existsSync('/run/systemd/system') ? [] : ['--keep-unit']),
      ...Object.entries(shared).map(([there, here]) => `--bind-ro=${here}:${there}`),
    ],
    { stdio: ['ignore', console, console] },
  );
  closeSync(console);
  const ended = once(nspawn, 'exit');
  const enter = (pid: string, commands: string, env: Readonly<Record<string, string>>) =>
    execute(
      'nsenter',
      [
        ...[`--target=${pid}`, '--mount', '--uts', '--ipc', '--pid', '--cgroup', '--'],
        ...['bash', '--norc', '-euo', 'pipefail', '-c', `cd /root; ${commands}`],
      ],
      {
        env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin', HOME: '/root', ...env },
        maxBuffer: 1e8,
      },
    );
  process.once('exit', () => nspawn.kill('SIGKILL'));
  // The first child prepares the machine and exits; its init stays.
  const children = `/proc/${nspawn.pid}/task/${nspawn.pid}/children`;
  const pid = await waitUntil(
    'systemd there',
    async () => {
      if (nspawn.exitCode !== null) throw new Error(`No machine: ${readFileSync(log, 'utf8')}`);
      const child = readFileSync(children, 'utf8').trim().split(' ')[0];
      if (!child) return undefined;
      const asked = await enter(child, 'systemctl is-system-running || true', {}).catch(() => undefined);
      return /running|degraded/.test(asked?.stdout ?? '') && child;
    },
    BOOT_MS,
  );
  return {
    root,
    run: async (commands, env = {}) => (await enter(pid, commands, env)).stdout,
    async end() {
      // Like a power cut: every process of the machine ends with its init.
      if (nspawn.exitCode === null) process.kill(Number(pid), 'SIGKILL');
      await ended;
    },
  };
}
