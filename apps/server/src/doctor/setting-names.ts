import { readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settingNames } from '../config.ts';
import { about, type Finding } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const names = about('setting-names', 'Names of settings');
const file = about('settings-file', 'Settings file');

/** Names that Node, its libraries and our starter read. */
const ofOthers = /^(NODE|AWS|OTEL|RIVERMARK|LC|LANG|TZ|UV|SSL|HTTPS?_PROXY|NO_PROXY)(_|$)/;

/**
 * How many letters to insert, remove, replace or swap with their neighbor (optimal string
 * alignment).
 */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (rows[row - 1]?.[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (rows[row - 1]?.[column - 1] ?? 0) + Number(!isSame),
          isSwapped ? (rows[row - 2]?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(current);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** The setting that a misspelled name means; undefined if none is close enough. */
function nearestSetting(name: string, known: readonly string[]): string | undefined {
  const typed = name.toUpperCase();
  const allowed = typed.length > 8 ? 2 : 1;
  const [nearest] = known
    .map((setting) => ({ setting, distance: editDistance(typed, setting) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((one, other) => one.distance - other.distance);
  return nearest?.setting;
}

function unknownNames(given: readonly string[], where: string, isOurs: boolean): string[] {
  const known = settingNames();
  return given.flatMap((name) => {
    if (known.includes(name)) return [];
    const nearest = nearestSetting(name, known);
    if (nearest) return [`${name} in ${where} has no effect. Did you mean ${nearest}? Rename it.`];
    // The environment also holds other programs' names.
    if (!isOurs || ofOthers.test(name)) return [];
    return [`${name} in ${where} has no effect. Remove it; docs/settings.md has every name.`];
  });
}

/**
 * Names in the settings file or the environment that the server does not read, and access to that
 * file.
 */
export function settings(env: Environment): Finding[] {
  const path = env.RIVERMARK_ENV;
  if (!path) {
    const unknown = unknownNames(Object.keys(env), 'the environment', false);
    return unknown.length > 0 ? unknown.map(names.toDo) : [names.fine('None is misspelled.')];
  }
  let text: string;
  let mode: number;
  try {
    text = readFileSync(path, 'utf8');
    mode = statSync(path).mode;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return [
      file.toDo(`${path} cannot be read (${code}). Run: chown root:rivermark ${path}; chmod 640 ${path}`),
    ];
  }
  const unknown = unknownNames(Object.keys(parseEnv(text)), path, true);
  return [
    ...(unknown.length > 0 ? unknown.map(names.toDo) : [names.fine(`Every name in ${path} is known.`)]),
    (mode & 0o007) === 0
      ? file.fine('Only root and the server may read it.')
      : file.toDo(`Every user may read the passwords in it. Run: chmod o= ${path}`),
  ];
}
