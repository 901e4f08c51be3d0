import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '@rivermark/content';
import { type LocatorMarks, locatorFile } from '../../app/locator/locator-data.ts';
import type { LonLat } from '../../app/maps/projection.ts';
import { drawLocator, LOCATOR_FRAMES } from './draw-locator.ts';

/** Draws one place in every frame into `assets/` of the output, and returns the mark of its files. */
function locatorInto(output: string, subject: string, at: LonLat, name: string): string {
  const drawn = Object.entries(LOCATOR_FRAMES).map(
    ([frame, size]) => [frame, drawLocator(at, name, size)] as const,
  );
  const mark = createHash('sha256')
    .update(drawn.map(([, svg]) => svg).join())
    .digest('hex')
    .slice(0, 8);
  for (const [frame, svg] of drawn) writeFileSync(join(output, locatorFile(subject, frame, mark)), svg);
  return mark;
}

/**
 * Draws where each neighborhood lies, and each home whose place the owner gives: as drawings, not as pixels, so that they
 * are light on any screen and sharp on paper. Returns their marks, those of homes apart: only their own pages know them.
 */
export function makeLocators(
  { homes, neighborhoods }: Pick<Content, 'homes' | 'neighborhoods'>,
  output: string,
): {
  readonly guides: LocatorMarks;
  readonly homes: LocatorMarks;
} {
  mkdirSync(join(output, 'assets'), { recursive: true });
  const placed = homes.flatMap(({ id, name, place }) => (place ? [{ id, name, place }] : []));
  return {
    guides: Object.fromEntries(
      neighborhoods.map(({ slug, name, center: { lon, lat } }) => [
        slug,
        locatorInto(output, slug, [lon, lat], name),
      ]),
    ),
    homes: Object.fromEntries(
      placed.map(({ id, name, place: { lon, lat } }) => [id, locatorInto(output, id, [lon, lat], name)]),
    ),
  };
}
