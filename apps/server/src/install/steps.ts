import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The steps of an installation below a root directory, each logged; with `isTrial` only logged. */
export interface Steps {
  readonly root: string;
  /** Writes a missing or different file. Logs nothing if it is unchanged. */
  write(path: string, text: string, mode?: number): void;
  copy(from: string, path: string): void;
  /** Replaces a link atomically. */
  link(path: string, target: string): void;
  makeFolder(path: string): void;
  remove(path: string): void;
  /** Runs a system program and throws if it fails. Skipped if `root` is not the machine's own. */
  run(program: string, ...args: string[]): void;
  /** Always true if `root` is not the machine's own. */
  hasProgram(name: string): boolean;
  /** A program's output on both streams; empty if it is missing. Runs in a trial, too. */
  output(program: string, ...args: string[]): string;
  /** Whether a system user may write to a folder; true if `root` is not the machine's own. */
  canWrite(user: string, folder: string): boolean;
  isActive(unit: string): boolean;
  has(path: string): boolean;
  read(path: string): string;
  /** The target of a link; undefined if there is none. */
  target(path: string): string | undefined;
  /** The names in a folder, newest first. */
  namesIn(path: string): string[];
}

export function stepsBelow(root: string, isTrial: boolean, say: (line: string) => void): Steps {
  const at = (path: string) => join(root, path);
  const act = (line: string, action: () => void) => {
    say(isTrial ? `would ${line}` : line);
    if (!isTrial) action();
  };
  return {
    root,
    hasProgram: (name) => root !== '/' || spawnSync(name, ['-v']).error === undefined,
    output(program, ...args) {
      const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
      return `${stdout ?? ''}${stderr ?? ''}`;
    },
    canWrite: (user, folder) =>
      root !== '/' || isTrial || spawnSync('runuser', ['-u', user, '--', 'test', '-w', folder]).status === 0,
    isActive: (unit) => root === '/' && spawnSync('systemctl', ['is-active', '--quiet', unit]).status === 0,
    has: (path) => existsSync(at(path)),
    read: (path) => readFileSync(at(path), 'utf8'),
    target: (path) => (lstatSync(at(path), { throwIfNoEntry: false }) ? readlinkSync(at(path)) : undefined),
    namesIn(path) {
      if (!existsSync(at(path))) return [];
      const since = (name: string) => statSync(join(at(path), name)).ctimeMs;
      return readdirSync(at(path)).sort((one, other) => since(other) - since(one));
    },
    write(path, text, mode = 0o644) {
      if (existsSync(at(path)) && readFileSync(at(path), 'utf8') === text) return;
      act(`write ${path}`, () => {
        mkdirSync(dirname(at(path)), { recursive: true });
        writeFileSync(at(path), text, { mode });
        chmodSync(at(path), mode);
      });
    },
    copy(from, path) {
      if (existsSync(at(path))) return;
      act(`copy ${from} to ${path}`, () => {
        mkdirSync(dirname(at(path)), { recursive: true });
        // Replaced atomically.
        rmSync(`${at(path)}.next`, { recursive: true, force: true });
        cpSync(from, `${at(path)}.next`, { recursive: true, dereference: true });
        renameSync(`${at(path)}.next`, at(path));
      });
    },
    link(path, target) {
      act(`link ${path} to ${target}`, () => {
        mkdirSync(dirname(at(path)), { recursive: true });
        rmSync(`${at(path)}.next`, { force: true });
        symlinkSync(target, `${at(path)}.next`);
        renameSync(`${at(path)}.next`, at(path));
      });
    },
    makeFolder(path) {
      if (existsSync(at(path))) return;
      act(`make ${path}`, () => mkdirSync(at(path), { recursive: true, mode: 0o755 }));
    },
    remove(path) {
      if (existsSync(at(path))) act(`remove ${path}`, () => rmSync(at(path), { recursive: true }));
    },
    run(program, ...args) {
      if (root !== '/') return;
      act(`run ${[program, ...args].join(' ')}`, () => {
        const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
        if (status !== 0) throw new Error(`${program} failed${error ? `: ${error.message}` : ''}.`);
      });
    },
  };
}
