import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Path of a program for tests: from a setting of the environment, the PATH, or the system's
 * folders.
 */
export function findProgram(names: readonly string[], setting?: string): string | undefined {
  const { PATH = '' } = process.env;
  const told = setting && process.env[setting];
  const folders = [...PATH.split(':'), '/usr/sbin', '/usr/local/sbin'];
  return told || folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

/**
 * Like findProgram, but throws if CI is set and the program, which script/test installs, is
 * missing.
 */
export function findBroughtProgram(names: readonly string[], setting?: string): string | undefined {
  const found = findProgram(names, setting);
  if (!found && process.env.CI)
    throw new Error(`${names[0]} is not installed: run script/test, which brings it`);
  return found;
}
