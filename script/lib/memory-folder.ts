import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** The tests use at most a third of it, and the machine keeps as much for itself. */
const ROOM_BYTES = 6e9;

/**
 * Whether this system has a file system in memory that is large enough and allows running programs.
 */
function hasRoom(): boolean {
  try {
    const isOpen = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .some(
        (line) => line.split(' ')[1] === IN_MEMORY && !/\bnoexec\b|\bro\b/.test(line.split(' ')[3] ?? ''),
      );
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    const available =
      Number(/^MemAvailable:\s+(\d+) kB/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]) * 1024;
    return isOpen && bavail * bsize >= ROOM_BYTES && available >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/**
 * Settings that put the tests' databases and files in memory, where a sync takes no time. On many
 * disks, syncs are most of their duration. A dead process leaves the same behind, and SQLite itself
 * is asked whether each commit is synced. Empty if there is too little room. The folder is removed
 * with this process, or by the next one of its kind.
 */
export function inMemory(): Readonly<Record<string, string>> {
  if (!hasRoom()) return {};
  for (const name of readdirSync(IN_MEMORY)) {
    const pid = /^rivermark-tests-(\d+)$/.exec(name)?.[1];
    if (pid && !existsSync(`/proc/${pid}`)) remove(join(IN_MEMORY, name));
  }
  const folder = join(IN_MEMORY, `rivermark-tests-${process.pid}`);
  mkdirSync(folder);
  // Like the system's own: PostgreSQL and others run as their own users.
  chmodSync(folder, 0o1777);
  process.once('exit', () => remove(folder));
  return { TMPDIR: folder };
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
