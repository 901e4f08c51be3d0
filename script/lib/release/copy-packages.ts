import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Copies installed packages with all their dependencies, each once. Skips optional packages that
 * are not installed, such as code for other kinds of machines.
 */
export function copyPackages(names: readonly string[], target: string, modules = 'node_modules'): void {
  const copied = new Set<string>();
  const copy = (name: string, from: string, isOptional: boolean): void => {
    const nested = join(from, 'node_modules', name);
    const source = existsSync(nested) ? nested : join(modules, name);
    if (copied.has(source)) return;
    if (!existsSync(source)) {
      if (isOptional) return;
      throw new Error(`The package ${name} is not installed.`);
    }
    copied.add(source);
    cpSync(source, join(target, source.slice(modules.length + 1)), { recursive: true });
    const about = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Package;
    for (const dependency of Object.keys(about.dependencies ?? {})) copy(dependency, source, false);
    for (const dependency of Object.keys(about.optionalDependencies ?? {})) copy(dependency, source, true);
  };
  for (const name of names) copy(name, '', false);
}
