import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a site remembers of a page, so that the next site can keep it. */
export interface DrawnPage {
  /** The hash of everything that its body was drawn from. */
  readonly inputs: string;
  /** The hash of everything around its body. */
  readonly frame: string;
  /** Its letters beyond ASCII. */
  readonly letters: string;
}

/** What a site remembers for the next one. */
export interface DrawnPages {
  /** The version of the renderer that drew it. */
  readonly version: string;
  /** By path: the pages that may be kept. */
  readonly pages: Readonly<Record<string, DrawnPage>>;
}

/** The name of the file in the site's folder. */
export const DRAWN_FILE = 'drawn.json';

/** A site that was drawn before, whose pages can be kept. */
export interface PreviousSite extends DrawnPages {
  readonly folder: string;
}

export function previousSite(folder: string): PreviousSite {
  const file = join(folder, DRAWN_FILE);
  const drawn: Partial<DrawnPages> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  // An earlier format has no version; none of its pages are kept.
  return { folder, version: drawn.version ?? '', pages: drawn.version ? (drawn.pages ?? {}) : {} };
}
