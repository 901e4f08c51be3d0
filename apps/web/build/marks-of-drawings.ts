import type { Picture } from '../app/ui/picture-data.ts';

/**
 * Of each drawing whose name begins so, what tells its files from others, by the rest of its name. All else is common to
 * them, so that pages need not be told it.
 */
export const marksOf = (prefix: string, pictures: readonly Picture[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pictures
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ name, mark }) => [name.slice(prefix.length), mark]),
  );
