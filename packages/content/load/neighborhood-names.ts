import type { ContentFolder } from './content-folder.ts';
import { fieldOf } from './fault.ts';

const folder = 'content/neighborhoods';

/** The neighborhoods that have a file, whether or not it is faulty. */
export const neighborhoodIds = (content: ContentFolder): string[] => content.idsIn(folder, '.md');

/** Where files name neighborhoods; `*` is every entry of a list or group. */
const places: readonly (readonly [file: RegExp, path: string])[] = [
  [/^content\/homes\//, 'neighborhood'],
  [/^content\/neighborhoods\//, 'similar.*'],
  [/^content\/market\.yaml$/, 'sales.*.neighborhood'],
  [/^content\/market\.yaml$/, 'spotlight.*.neighborhood'],
  [/^content\/developments\.yaml$/, 'areas.*.guide'],
  [/^content\/about\.md$/, 'serviceAreas.lines.*.*'],
  [/^content\/site\.yaml$/, 'footerNeighborhoods.*'],
  [/^content\/home\.yaml$/, 'neighborhoods.tabs.*'],
  [/^content\/quiz\.yaml$/, 'results.*.pictureOf'],
  [/^content\/quiz\.yaml$/, 'results.*.matches.*.neighborhood'],
];

/**
 * Yields the texts at a path, each with its full path. Skips other types, as the schema reports
 * them.
 */
function* textsAt(
  value: unknown,
  [step, ...rest]: readonly string[],
  before: readonly PropertyKey[] = [],
): Generator<readonly [path: readonly PropertyKey[], text: string]> {
  if (step === undefined) {
    if (typeof value === 'string') yield [before, value];
  } else if (step !== '*') {
    yield* textsAt((value as Record<string, unknown> | null | undefined)?.[step], rest, [...before, step]);
  } else if (Array.isArray(value)) {
    for (const [at, inner] of value.entries()) yield* textsAt(inner, rest, [...before, at]);
  } else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) yield* textsAt(inner, rest, [...before, key]);
  }
}

/**
 * Reports a fault for each unknown neighborhood. Reads the raw files, so that it is reported
 * together with all other faults.
 */
export function checkNeighborhoodNames(content: ContentFolder): void {
  const ids = neighborhoodIds(content);
  for (const { source } of content.entries) {
    const { file, data } = source;
    for (const [files, path] of places) {
      if (!files.test(file)) continue;
      // No neighborhood is like itself.
      const known = ids.filter((id) => file !== `${folder}/${id}.md`);
      for (const [at, name] of textsAt(data, path.split('.')))
        content.unknownName({ source }, at, fieldOf(at), ['neighborhood', name, known]);
    }
  }
}
