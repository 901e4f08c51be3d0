import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawFault, Renderer } from '@rivermark/contracts/renderer';
import { copyProject } from '@rivermark/testkit/project-copy';
import { load } from 'cheerio';

const project = join(import.meta.dirname, '../..');
/** The drawing program as script/setup builds it. Edits of content do not change it. */
const renderer = join(project, 'apps/web/dist-renderer');
const { NODE_ENV: _testRunners, ...environment } = process.env;

interface DrawnWords {
  /** The words of a page, including its description and those of its pictures. */
  wordsOf(path: string): string;
}

/** What an agent edits, and `restore` resets. */
const edited = ['content', 'photos'];

/**
 * A copy of the project for edits like an agent's. Uses the original's dependencies and encoded
 * pictures.
 */
export class EditedProject implements Disposable {
  readonly #copy = copyProject(project);
  readonly #root = this.#copy.folder;

  constructor() {
    const cache = join(project, '.cache');
    mkdirSync(cache, { recursive: true });
    symlinkSync(cache, join(this.#root, '.cache'));
  }

  /** Resets every edit. */
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

  /** Replaces one text, which must exist, by another. */
  replace(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} does not hold ${from}`);
    this.write(file, changed);
  }

  /** Runs a Node script in the copy. Returns its output and whether it succeeded. */
  run(...command: readonly string[]): { readonly ok: boolean; readonly said: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: this.#root,
      env: environment,
      encoding: 'utf8',
    });
    return { ok: status === 0, said: stdout + stderr };
  }

  /** Builds the site from the copy's content, with the drawing program of the original. */
  build() {
    const program = join(project, 'apps/web/dist-renderer');
    return this.run('apps/web/build/build.ts', 'apps/web/dist', program, '.', '--quick');
  }

  /** Paths of unit tests with these words and without the others. */
  testsWith(words: RegExp, others: RegExp): string[] {
    const tests = globSync('{apps,e2e,illustrations,packages,script}/**/*.test.{ts,tsx}', {
      cwd: this.#root,
      exclude: ['**/node_modules/**'],
    });
    return tests.filter((file) => {
      const text = this.read(file);
      return !file.includes('.int.test.') && words.test(text) && !others.test(text);
    });
  }

  /**
   * Draws the site of the edited content in memory, without compressing it. New photos are cut
   * quickly, as the desk first publishes them.
   */
  async draw(): Promise<DrawnWords | { readonly faults: readonly DrawFault[] }> {
    const { drawFrom }: Renderer = await import(pathToFileURL(join(renderer, 'renderer.js')).href);
    const masters = join(this.#root, 'illustrations/masters');
    const drawn = await drawFrom({
      source: this.#root,
      today: new Date(),
      renderer,
      masters,
      encoded: join(this.#root, 'illustrations/encoded'),
      cache: join(project, '.cache'),
      output: mkdtempSync(join(this.#root, 'drawn-')),
      quickPhotos: true,
      check: () => {},
    });
    if ('faults' in drawn) return drawn;
    const { files, site } = drawn;
    return {
      wordsOf(path) {
        const file = site.pages[path];
        if (!file) throw new Error(`There is no page ${path}`);
        return wordsIn(String(files.get(`pages/${file}`)));
      },
    };
  }

  [Symbol.dispose](): void {
    this.#copy.remove();
  }
}

function wordsIn(html: string): string {
  const $ = load(html);
  const alts = $('img')
    .toArray()
    .map((image) => $(image).attr('alt') ?? '');
  const description = $('meta[name=description]').attr('content') ?? '';
  $('script, style').remove();
  return [$('body').text(), description, ...alts].join(' ').replaceAll(/\s+/g, ' ');
}
