/** The fields of a file. */
export type Data = Readonly<Record<string, unknown>>;

type Path = readonly [string, ...string[]];

const isGroup = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes the group that holds the last field of a path. A group that is not there stays away. */
function inGroup(data: Data, [name, ...rest]: Path, change: (group: Data, field: string) => Data): Data {
  const [next, ...more] = rest;
  if (next === undefined) return change(data, name);
  const group = data[name];
  if (!isGroup(group)) return data;
  const changed = inGroup(group, [next, ...more], change);
  return changed === group ? data : { ...data, [name]: changed };
}

/** Takes a field out. */
export const without = (data: Data, path: Path): Data =>
  inGroup(data, path, (group, field) =>
    field in group ? Object.fromEntries(Object.entries(group).filter(([name]) => name !== field)) : group,
  );

/** Gives a field a value where it has none. */
export const withDefault = (data: Data, path: Path, value: unknown): Data =>
  inGroup(data, path, (group, field) => (field in group ? group : { ...group, [field]: value }));
