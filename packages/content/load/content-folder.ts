import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { z } from 'zod';
import { idPattern } from '../schema/fields.ts';
import { checked } from './checked.ts';
import { closest } from './closest.ts';
import type { Fault } from './fault.ts';
import { type Block, readMarkdown } from './markdown-file.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** One thing of the content, with the file that says it. */
export interface Entry<T> {
  readonly id: string;
  readonly data: T;
  readonly source: YamlFile;
  /** The blocks of a Markdown file below its front matter. */
  readonly blocks: readonly Block[];
}

/** Reads the content's files, and gathers what is wrong with all of them. */
export class ContentFolder {
  readonly faults: Fault[] = [];
  /** Everything that could be read, in the order of reading. */
  readonly entries: Pick<Entry<unknown>, 'source' | 'blocks'>[] = [];
  readonly #root: string;

  /** `root`: the project's, in which `content/` lies. */
  constructor(root: string) {
    this.#root = root;
  }

  /** Something is wrong with an entry, at a path in its file. */
  fault(
    { source }: { readonly source: YamlFile },
    path: readonly PropertyKey[],
    field: string,
    wrong: string,
    write: string,
  ): void {
    this.faults.push({ file: source.file, line: source.lineOf(path), field, wrong, write });
  }

  /** A fault when a name is none of those that are known. */
  unknownName(
    entry: { readonly source: YamlFile },
    path: readonly PropertyKey[],
    field: string,
    [kind, name, known]: readonly [kind: string, name: string, known: readonly string[]],
  ): void {
    if (known.includes(name)) return;
    const meant = closest(name, known);
    const write = meant ? `Did you mean ${meant}?` : `Write one of: ${known.join(', ')}.`;
    this.fault(entry, path, field, `there is no ${kind} "${name}".`, write);
  }

  /** What a file says; undefined when its letters cannot be read, which is a fault. */
  text(file: string): string | undefined {
    const bytes = readFileSync(join(this.#root, file));
    const text = bytes
      .toString('utf8')
      .replace(/^\ufeff/, '')
      .replaceAll('\r\n', '\n');
    if (isUtf8(bytes)) return text;
    this.faults.push({
      file,
      line: text.slice(0, text.indexOf('\ufffd')).split('\n').length,
      field: '',
      wrong: 'a letter cannot be read.',
      write: 'Save the file with the encoding UTF-8, and look whether the letter is right.',
    });
    return undefined;
  }

  /** One YAML or Markdown file; undefined when it is faulty. */
  file<T extends z.ZodType>(file: string, schema: T): Entry<z.output<T>> | undefined {
    const path = join(this.#root, file);
    if (!existsSync(path)) {
      const write = 'Put it back from the last version.';
      this.faults.push({ file, line: 1, field: '', wrong: 'the file is missing.', write });
      return undefined;
    }
    const text = this.text(file);
    if (text === undefined) return undefined;
    const read = file.endsWith('.md') ? readMarkdown(file, text) : readYaml(file, text);
    if (Array.isArray(read)) {
      this.faults.push(...read);
      return undefined;
    }
    const { source, blocks } = 'blocks' in read ? read : { source: read as YamlFile, blocks: [] };
    this.entries.push({ source, blocks });
    const { data, faults } = checked(schema, source);
    this.faults.push(...faults);
    return data === undefined ? undefined : { id: parse(file).name, data, source, blocks };
  }

  /** The same; undefined, without a fault, when there is no such file. */
  optionalFile<T extends z.ZodType>(file: string, schema: T): Entry<z.output<T>> | undefined {
    return existsSync(join(this.#root, file)) ? this.file(file, schema) : undefined;
  }

  /** Every file of a folder with this ending, by name; those that are faulty are left out. */
  folder<T extends z.ZodType>(folder: string, ending: '.yaml' | '.md', schema: T): Entry<z.output<T>>[] {
    return this.namesIn(folder, ending).flatMap((file) => this.file(`${folder}/${file}`, schema) ?? []);
  }

  /** By their file names, the entries of a folder that can be, faulty ones among them. */
  idsIn(folder: string, ending: '.yaml' | '.md'): string[] {
    return this.#namesIn(folder)
      .map((name) => parse(name))
      .filter(({ name, ext }) => ext === ending && idPattern.test(name))
      .map(({ name }) => name);
  }

  #namesIn(folder: string): string[] {
    const path = join(this.#root, folder);
    const names = existsSync(path) ? readdirSync(path) : [];
    return names.filter((name) => !/^[.~]|~$|^readme\.md$/i.test(name)).sort();
  }

  /**
   * The files of a folder with this extension. Reports a fault for names that are not ids and for
   * other extensions.
   */
  namesIn(folder: string, ending: string): string[] {
    return this.#namesIn(folder).filter((name) => {
      const { name: id, ext } = parse(name);
      if (ext === ending && idPattern.test(id)) return true;
      const better = id
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '');
      this.faults.push({
        file: `${folder}/${name}`,
        line: 1,
        field: '',
        wrong: 'a file here cannot have this name.',
        write: `Call it by small letters, digits and hyphens: ${better}${ending}.`,
      });
      return false;
    });
  }
}
