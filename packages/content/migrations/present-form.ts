import type { Data } from './change-fields.ts';
import { migrations } from './migrations.ts';

/**
 * A file's fields as the present schema has them. An earlier program may have written the file, and
 * an upgrade does not rewrite content. Data in the present form is returned as it is.
 */
export const inPresentForm = (file: string, data: Data): Data =>
  migrations
    .filter(({ path }) => (path.endsWith('/') ? file.startsWith(path) : file === path))
    .reduce((before, { migrate }) => migrate(before), data);

/** The top-level fields that differ; undefined for one that is gone. */
export function differences(before: Data, after: Data): Data {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, after[name]]),
  );
}
