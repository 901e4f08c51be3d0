import { readFileSync } from 'node:fs';

/** Of Linux, on nearly every machine. */
const TICKS_PER_SECOND = 100;

/** The processor's seconds that a process has used. */
export function processorSeconds(pid: number): number {
  // The name, in brackets, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** The processors' seconds that everything on this machine has used. */
export function machineSeconds(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line.split(/\s+/).slice(1).map(Number);
  return (user + nice + system + irq + softirq) / TICKS_PER_SECOND;
}

/** The memory of a process in MB. */
export const megabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
