import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

/** The folder beside the bundled renderer in which its fonts are. */
export const FONTS_FOLDER = 'fonts';

/** Every font file that drawing a site needs. */
export const fontFiles = [
  '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
  '@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2',
  '@fontsource/marcellus/files/marcellus-latin-400-normal.woff',
  '@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff',
  '@fontsource/figtree/files/figtree-latin-500-normal.woff',
  '@fontsource/figtree/files/figtree-latin-ext-500-normal.woff',
] as const;

export type FontFile = (typeof fontFiles)[number];

/** Where a font file is: beside the bundled renderer, or in its package. */
export function fontFile(file: FontFile): string {
  const bundled = join(import.meta.dirname, FONTS_FOLDER, basename(file));
  return existsSync(bundled) ? bundled : createRequire(import.meta.url).resolve(file);
}
