import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { promisify } from 'node:util';

/** In bytes. */
const MOST_SPARE = 16 * 1024 * 1024;

/**
 * A disk of this many megabytes at `folder`, visible only to processes inside it. It is in its own
 * mount namespace, so that tests need no root. `within` is the command line that runs another one
 * there.
 */
export async function smallDisk(folder: string, megabytes: number) {
  mkdirSync(folder);
  const mount = `mount -t tmpfs -o size=${megabytes}m none "$1"; echo mounted; exec sleep infinity`;
  const holder = spawn('unshare', ['--map-root-user', '--mount', 'sh', '-ec', mount, 'sh', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(holder, 'close');
  if (!(await Promise.race([once(holder.stdout, 'data'), ended.then(() => undefined)])))
    throw new Error('No disk could be mounted.');
  const within = ['nsenter', '--user', '--mount', '--preserve-credentials', `--target=${holder.pid}`];
  const run = async (...command: string[]) => {
    const [program = '', ...args] = [...within, ...command];
    return (await promisify(execFile)(program, args)).stdout;
  };
  const resize = (size: string) => run('mount', '-o', `remount,size=${size}`, 'none', folder);
  return {
    within,
    /** Runs a program there; resolves with its standard output. */
    run,
    /**
     * Leaves next to nothing free: shrinks the disk to its content, or a little more while content
     * still arrives.
     */
    async fill() {
      for (let spare = 64 * 1024; ; spare *= 2) {
        const used = Number((await run('df', '--block-size=1', '--output=used', folder)).split('\n')[1]);
        const isFull = await resize(String(used + spare)).then(
          () => true,
          (error: unknown) => {
            if (spare > MOST_SPARE) throw error;
          },
        );
        if (isFull) return;
      }
    },
    /** Restores its full size. */
    empty: () => resize(`${megabytes}m`),
    async end() {
      holder.kill('SIGKILL');
      await ended;
    },
  };
}
