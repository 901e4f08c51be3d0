import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a site remembers of a page, so that the next site can keep it. */
interface DrawnPage {
  /** The hash of everything that its body was drawn from. */
  readonly inputs: string;
  /** The hash of everything around its body. */
  readonly frame: string;
  /** Its letters beyond ASCII. */
  readonly letters: string;
}

/** By path: the pages that may be kept. */
export type DrawnPages = Readonly<Record<string, DrawnPage>>;

/** The name of the file in the site's folder. */
export const DRAWN_FILE = 'drawn.json';

/** A site that was drawn before, whose pages can be kept. */
export interface PreviousSite {
  readonly folder: string;
  readonly pages: DrawnPages;
}

export function previousSite(folder: string): PreviousSite {
  const file = join(folder, DRAWN_FILE);
  return { folder, pages: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {} };
}
