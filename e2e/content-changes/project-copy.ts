import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { BuiltSite } from '@rivermark/contracts/built-site';
import { load } from 'cheerio';

const project = join(import.meta.dirname, '../..');
const { NODE_ENV: _testRunners, ...environment } = process.env;

/** What the build reads, but for the content and the photos, which are edited. */
const sources = ['apps', 'packages', 'illustrations', 'script', 'package.json', 'package-lock.json'];
const edited = ['content', 'photos'];
const made = /(^|\/)(node_modules|dist|dist\.(next|previous)|made|var)$/;

/**
 * A copy of the project, to be edited as an agent edits theirs. Dependencies and encoded pictures are the original's.
 */
export class ProjectCopy implements Disposable {
  readonly #root = mkdtempSync(join(tmpdir(), 'rivermark-changes-'));

  constructor() {
    for (const name of [...sources, ...edited])
      cpSync(join(project, name), join(this.#root, name), {
        recursive: true,
        filter: (path) => !made.test(path),
      });
    mkdirSync(join(project, '.cache'), { recursive: true });
    symlinkSync(join(project, '.cache'), join(this.#root, '.cache'));
    // Each dependency by a link of its own, so that the workspaces among them are the copy's.
    const modules = join(this.#root, 'node_modules');
    mkdirSync(join(modules, '@rivermark'), { recursive: true });
    for (const name of readdirSync(join(project, 'node_modules')))
      if (name !== '@rivermark') symlinkSync(join(project, 'node_modules', name), join(modules, name));
    for (const name of readdirSync(join(project, 'node_modules/@rivermark'))) {
      const workspace = ['packages', 'apps']
        .map((folder) => join(this.#root, folder, name))
        .find((path) => readdirSync(dirname(path)).includes(name));
      if (workspace) symlinkSync(resolve(workspace), join(modules, '@rivermark', name));
    }
  }

  /** Takes back every edit. */
  restore(): void {
    for (const name of edited) {
      rmSync(join(this.#root, name), { recursive: true });
      cpSync(join(project, name), join(this.#root, name), { recursive: true });
    }
  }

  copy(from: string, to: string): void {
    cpSync(join(this.#root, from), join(this.#root, to));
  }

  write(file: string, content: string): void {
    mkdirSync(dirname(join(this.#root, file)), { recursive: true });
    writeFileSync(join(this.#root, file), content);
  }

  read = (file: string): string => readFileSync(join(this.#root, file), 'utf8');

  append(file: string, text: string): void {
    appendFileSync(join(this.#root, file), text);
  }

  /** Puts one text in the place of another that must be there. */
  replace(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} does not hold ${from}`);
    this.write(file, changed);
  }

  /** Runs a script of Node's in the copy; what it says, and whether it ended well. */
  run(...command: readonly string[]): { readonly ok: boolean; readonly said: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: this.#root,
      env: environment,
      encoding: 'utf8',
    });
    return { ok: status === 0, said: stdout + stderr };
  }

  /** The words of a built page, its descriptions of pictures among them. */
  wordsOf(path: string): string {
    const dist = join(this.#root, 'apps/web/dist');
    const { pages } = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as BuiltSite;
    const file = pages[path];
    if (!file) throw new Error(`There is no page ${path}`);
    const $ = load(readFileSync(join(dist, 'pages', file), 'utf8'));
    const alts = $('img')
      .toArray()
      .map((image) => $(image).attr('alt') ?? '');
    $('script, style').remove();
    return [$('body').text(), ...alts].join(' ').replaceAll(/\s+/g, ' ');
  }

  [Symbol.dispose](): void {
    rmSync(this.#root, { recursive: true });
  }
}
