import { fixtureContent } from '@rivermark/content/fixtures';
import type { Picture } from '../ui/picture-data.ts';
import type { Site } from './site.tsx';

/** Has a drawing of everything. */
class AnyPicture extends Map<string, Picture> {
  override has(): boolean {
    return true;
  }
  override get(name: string): Picture {
    const size = { width: 1600, height: 1200, widths: [480, 800] };
    return { name, hash: '0123456789', ...size, illustration: true };
  }
}

/** For tests: a site with a drawing of everything. */
export const siteForTests = (content = fixtureContent()): Site => ({
  content,
  pictures: new AnyPicture(),
  galleries: {},
  locators: { guides: {}, homes: {} },
  keepsTime: false,
  report: [],
});
