import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { neighborhoods } from '@rivermark/content';
import { type LocatorMarks, locatorFile } from '../../app/routes/guide/locator-data.ts';
import { drawLocator, GUIDE_FRAMES } from './draw-locator.ts';

/**
 * Draws for each guide where its neighborhood lies, in every frame, into `assets/` of the output: as drawings, not as
 * pixels, so that they are light on any screen and sharp on paper. Returns the mark of each, by slug.
 */
export function makeGuideLocators(output: string): LocatorMarks {
  mkdirSync(join(output, 'assets'), { recursive: true });
  return Object.fromEntries(
    neighborhoods.map(({ slug, name, center: { lon, lat } }) => {
      const drawn = Object.entries(GUIDE_FRAMES).map(
        ([frame, size]) => [frame, drawLocator([lon, lat], name, size)] as const,
      );
      const mark = createHash('sha256')
        .update(drawn.map(([, svg]) => svg).join())
        .digest('hex')
        .slice(0, 8);
      for (const [frame, svg] of drawn) writeFileSync(join(output, locatorFile(slug, frame, mark)), svg);
      return [slug, mark];
    }),
  );
}
