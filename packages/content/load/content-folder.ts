import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { z } from 'zod';
import { idPattern } from '../schema/fields.ts';
import { checked } from './checked.ts';
import type { Fault } from './fault.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** One thing of the content, with the file that says it. */
export interface Entry<T> {
  readonly id: string;
  readonly data: T;
  readonly source: YamlFile;
}

/** Reads the content's files, and gathers what is wrong with all of them. */
export class ContentFolder {
  readonly faults: Fault[] = [];
  readonly #root: string;

  /** `root`: the project's, in which `content/` lies. */
  constructor(root: string) {
    this.#root = root;
  }

  /** Something is wrong with an entry, at a path in its file. */
  fault(
    { source }: { source: YamlFile },
    path: readonly PropertyKey[],
    field: string,
    wrong: string,
    write: string,
  ): void {
    this.faults.push({ file: source.file, line: source.lineOf(path), field, wrong, write });
  }

  /** One YAML file; undefined when it is faulty. */
  file<T extends z.ZodType>(file: string, schema: T): Entry<z.output<T>> | undefined {
    const path = join(this.#root, file);
    if (!existsSync(path)) {
      this.faults.push({
        file,
        line: 1,
        field: '',
        wrong: 'the file is missing.',
        write: 'Put it back from the last version.',
      });
      return undefined;
    }
    const source = readYaml(file, readFileSync(path, 'utf8').replace(/^\ufeff/, ''));
    if (!('lineOf' in source)) {
      this.faults.push(...source);
      return undefined;
    }
    const { data, faults } = checked(schema, source);
    this.faults.push(...faults);
    return data === undefined ? undefined : { id: parse(file).name, data, source };
  }

  /** Every YAML file of a folder, by name; those that are faulty are left out. */
  folder<T extends z.ZodType>(folder: string, schema: T): Entry<z.output<T>>[] {
    return this.namesIn(folder, '.yaml').flatMap((file) => this.file(`${folder}/${file}`, schema) ?? []);
  }

  /** The files of a folder that end so. One whose name cannot be an id, or that ends otherwise, is a fault. */
  namesIn(folder: string, ending: string): string[] {
    const path = join(this.#root, folder);
    const names = existsSync(path)
      ? readdirSync(path).filter((name) => !/^[.~]|^readme\.md$/i.test(name))
      : [];
    return names.sort().filter((name) => {
      const { name: id, ext } = parse(name);
      if (ext === ending && idPattern.test(id)) return true;
      const write = `Call it by small letters, digits and hyphens: ${id
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '')}${ending}.`;
      this.faults.push({
        file: `${folder}/${name}`,
        line: 1,
        field: '',
        wrong: 'a file here cannot have this name.',
        write,
      });
      return false;
    });
  }
}
