import { readdirSync, readFileSync } from 'node:fs';

/** Linux's value on nearly every machine. */
const TICKS_PER_SECOND = 100;

interface Stat {
  readonly parent: number;
  /** Processor seconds of the process and of its ended children. */
  readonly seconds: number;
  readonly ofEnded: number;
}

function statOf(pid: number | string): Stat {
  // The name, in brackets, may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return {
    parent: Number(fields[1]),
    seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
    ofEnded: (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND,
  };
}

/** The processor seconds that a process has used. */
export const processorSeconds = (pid: number): number => statOf(pid).seconds;

/** Those of this process and everything it started: site, stores, mail server, load. */
export function familySeconds(): number {
  const found = new Map<number, Stat>();
  for (const name of readdirSync('/proc')) {
    try {
      if (/^\d+$/.test(name)) found.set(Number(name), statOf(name));
    } catch {
      // It ended meanwhile.
    }
  }
  const isOurs = (pid: number): boolean => {
    const parent = found.get(pid)?.parent ?? 0;
    return pid === process.pid || (parent > 1 && isOurs(parent));
  };
  return [...found].reduce(
    (sum, [pid, { seconds, ofEnded }]) => (isOurs(pid) ? sum + seconds + ofEnded : sum),
    0,
  );
}

/** The memory of a process in MB. */
export const megabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
