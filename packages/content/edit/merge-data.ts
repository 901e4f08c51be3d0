import { titleOfEntry } from './form-fields.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Data = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly Data[] => Array.isArray(value) && value.every(isGroup);

function mergeGroups(base: Data, mine: Data, theirs: Data): Data {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  return Object.fromEntries(
    names
      .map((name) => [name, mergeData(base[name], mine[name], theirs[name])] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** Entries are the same if they have the same name, wherever they stand. */
function mergeLists(base: readonly Data[], mine: readonly Data[], theirs: readonly Data[]): readonly Data[] {
  const named = (list: readonly Data[], entry: Data) =>
    list.find((one) => titleOfEntry(one) === titleOfEntry(entry));
  const entries: Data[] = theirs.flatMap((entry) => {
    const [before, own] = [named(base, entry), named(mine, entry)];
    if (own) return [before ? mergeGroups(before, own, entry) : own];
    // Taken out here, unless it was changed there meanwhile.
    return before && isSame(before, entry) ? [] : [entry];
  });
  for (const [at, entry] of mine.entries()) {
    const before = named(base, entry);
    if (named(theirs, entry) || (before && isSame(before, entry))) continue;
    const previous = mine.slice(0, at).findLast((one) => named(entries, one));
    const behind = previous ? entries.findIndex((one) => titleOfEntry(one) === titleOfEntry(previous)) : -1;
    entries.splice(behind + 1, 0, entry);
  }
  return entries;
}

/**
 * Puts my changes since `base` on top of what others changed meanwhile. Where both changed the same
 * value mine stands.
 */
export function mergeData(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (isGroup(mine) && isGroup(theirs)) return mergeGroups(isGroup(base) ? base : {}, mine, theirs);
  if (isList(mine) && isList(theirs)) return mergeLists(isList(base) ? base : [], mine, theirs);
  return mine;
}
