import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fixtureFolder, mastersFolder } from './fixtures.ts';

/** For tests: a copy of a content, to be edited as an agent edits it. */
export class ContentCopy implements Disposable {
  readonly root = mkdtempSync(join(tmpdir(), 'content-'));

  constructor() {
    cpSync(join(fixtureFolder('specification'), 'content'), join(this.root, 'content'), { recursive: true });
    mkdirSync(join(this.root, 'illustrations'));
    symlinkSync(mastersFolder, join(this.root, 'illustrations/masters'));
  }

  write(file: string, text: string): this {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text);
    return this;
  }

  read = (file: string): string => readFileSync(join(this.root, file), 'utf8');

  /** Puts one text in the place of another that must be there. */
  edit(file: string, from: string, to: string): this {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
    return this.write(file, text.replace(from, to));
  }

  remove(file: string): this {
    rmSync(join(this.root, file));
    return this;
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true });
  }
}
