import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface ProjectCopy {
  readonly folder: string;
  remove(): void;
}

/**
 * A copy of the project in a folder of its own, for changing its content and photos and building it
 * there. It uses the original's dependencies and its own workspaces.
 */
export function copyProject(root: string): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-copy-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  // A removed file is listed until its removal is committed.
  for (const file of files.split('\0').filter((name) => name && existsSync(join(root, name))))
    cpSync(join(root, file), join(folder, file), { recursive: true });
  linkModules(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const workspaces of ['apps', 'packages'])
    for (const name of readdirSync(join(root, workspaces)))
      linkModules(
        join(root, workspaces, name, 'node_modules'),
        join(folder, workspaces, name, 'node_modules'),
      );
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Links each package to the original's. The original's links to its workspaces are copied as links.
 */
function linkModules(from: string, to: string): void {
  const entries = (() => {
    try {
      return readdirSync(from, { withFileTypes: true });
    } catch {
      return [];
    }
  })();
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // Its entries are by path, so those of a copy would pile up in the original's.
    if (entry.name === '.vitest-cache') continue;
    mkdirSync(to, { recursive: true });
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.name.startsWith('@')) linkModules(source, target);
    else symlinkSync(resolve(source), target);
  }
}
