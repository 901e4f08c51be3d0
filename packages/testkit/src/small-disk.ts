import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { promisify } from 'node:util';

/** In bytes. */
const MOST_SPARE = 16 * 1024 * 1024;

/**
 * A disk of so many megabytes at `folder`, seen by those alone who run within it: in a mount namespace of its own, so that
 * nobody has to be root. `within` is the command line that runs another one there.
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
    /** Leaves next to nothing free: it is made as small as what lies there, or a little larger while more still comes. */
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
    /** Gives back what it had. */
    empty: () => resize(`${megabytes}m`),
    async end() {
      holder.kill('SIGKILL');
      await ended;
    },
  };
}
