import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';

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
  return {
    within: ['nsenter', '--user', '--mount', '--preserve-credentials', `--target=${holder.pid}`],
    async end() {
      holder.kill('SIGKILL');
      await ended;
    },
  };
}
