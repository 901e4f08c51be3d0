import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ClockFacts } from '../clock/clock-facts.ts';
import { diskSpaceOf } from '../disk-space.ts';
import { clockHealth } from '../health/clock/clock-health.ts';
import type { HealthItem } from '../health/health-item.ts';
import { diskHealth } from '../health/storage/disk-health.ts';
import { about, type Finding } from './finding.ts';
import { serviceUser } from './service-user.ts';

const NODE_NEEDED = 24;

export function nodeVersion(version = process.versions.node): Finding {
  const node = about('node', 'Node');
  return Number(version.split('.')[0]) >= NODE_NEEDED
    ? node.fine(`It is Node ${version}.`)
    : node.toDo(
        `It is Node ${version}. Install Node ${NODE_NEEDED} or start it by the scripts, which bring it.`,
      );
}

/** A line of the desk's health page as one of ours. */
export function ofHealth(code: string, { name, state, words, advice }: HealthItem): Finding {
  const line = about(code, name);
  if (state === 'fine') return line.fine(words);
  return state === 'unknown' ? line.unknown(words) : line.toDo([words, advice].filter(Boolean).join(' '));
}

/** Every file belongs to the server's user, and nobody else may read it. */
export function permissions(dataDir: string): Finding {
  const line = about('permissions', 'Permissions');
  const user = serviceUser(dataDir);
  const open: string[] = [];
  const foreign: string[] = [];
  const look = (path: string, name: string) => {
    const found = statSync(path);
    if ((found.mode & 0o077) !== 0) open.push(name);
    if (found.uid !== user.uid) foreign.push(name);
    if (!found.isDirectory()) return;
    for (const entry of readdirSync(path)) look(join(path, entry), join(name, entry));
  };
  try {
    look(dataDir, '.');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return line.unknown(`${dataDir} is not there yet: the server makes it.`);
    return line.toDo(`${dataDir} cannot be read (${code}). Run this as the user that the server runs as.`);
  }
  const [stranger] = foreign;
  if (stranger) {
    return line.toDo(
      `${foreign.length} of the files in ${dataDir} belong to another user than ${user.name}, ${stranger} for example. The server may fail to write them. Run: chown -R ${user.name}: ${dataDir}`,
    );
  }
  if (open.length === 0)
    return line.fine(`All files in ${dataDir} belong to ${user.name}, and no one else may read them.`);
  return line.toDo(
    `Others may read ${open.length} of the files in ${dataDir}, ${open[0]} for example. Run: chmod -R go= ${dataDir}`,
  );
}

export async function disk(dataDir: string): Promise<Finding> {
  const space = await diskSpaceOf(dataDir).catch(() => undefined);
  if (space === undefined) return about('disk', 'Disk space').unknown(`${dataDir} is not there yet.`);
  return ofHealth('disk', diskHealth(space));
}

export const clock = (facts: ClockFacts): Finding => ofHealth('clock', clockHealth(facts));
