import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** The tests hold a third of it at most, and the machine keeps as much for itself. */
const ROOM_BYTES = 6e9;

/** Whether this system has a file system in memory that is large enough, and lets programs run that lie in it. */
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
 * Settings that have the tests' databases and files in memory, where a sync takes no time: on many disks it takes most of
 * theirs. What a dead process leaves is the same; that each commit is synced is asked of SQLite itself. None where there is
 * too little room. The folder goes with this process, or with the next one of its kind.
 */
export function inMemory(): Readonly<Record<string, string>> {
  if (!hasRoom()) return {};
  for (const name of readdirSync(IN_MEMORY)) {
    const pid = /^rivermark-tests-(\d+)$/.exec(name)?.[1];
    if (pid && !existsSync(`/proc/${pid}`)) remove(join(IN_MEMORY, name));
  }
  const folder = join(IN_MEMORY, `rivermark-tests-${process.pid}`);
  mkdirSync(folder);
  // As the system's own: PostgreSQL and others run as users of their own.
  chmodSync(folder, 0o1777);
  process.once('exit', () => remove(folder));
  return { TMPDIR: folder };
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
