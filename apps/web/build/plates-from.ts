import { type PlateName, plateNames } from '@rivermark/content';
import type { Picture } from '../app/ui/picture-data.ts';

/** Of each plate what tells its files from others; the rest is common to all, so that pages need not be told it. */
export const platesFrom = (pictures: readonly Picture[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    plateNames.map((name: PlateName) => [
      name,
      pictures.find((picture) => picture.name === `plate-${name}`)?.mark ?? '',
    ]),
  );
