import { type PlateSpotName, spotOf, spotsOf } from '../src/plate-spots.ts';
import type { PlateName } from '../src/plates.ts';
import type { ContentFolder, Entry } from './content-folder.ts';

/**
 * A number needs a part of the house that is drawn, and a place that no other number has. `list` is
 * the path of the rows in the file.
 */
export function checkSpots(
  content: ContentFolder,
  entry: Entry<unknown>,
  list: readonly string[],
  plate: PlateName,
  rows: readonly { readonly spot?: PlateSpotName | undefined }[],
): void {
  for (const [at, { spot }] of rows.entries()) {
    if (spot === undefined) continue;
    const path = [...list, at, 'spot'];
    const field = `${list.join('.')} ${at + 1}.spot`;
    const first = rows.findIndex((other) => other.spot === spot);
    if (!spotOf(plate, spot))
      content.fault(
        entry,
        path,
        field,
        `the drawing "${plate}" has no ${spot}.`,
        `Leave it out, or write one of: ${spotsOf(plate).join(', ')}.`,
      );
    else if (first < at)
      content.fault(
        entry,
        path,
        field,
        `${list.join('.')} ${first + 1} has the ${spot} already.`,
        'Give it another, or leave it out.',
      );
  }
}
