import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleApart, ONE_STYLE } from './bundle-apart.ts';

const ENTRY = 'app/maps/frame-entry.ts';

interface BuiltMapFrame {
  /** The whole stylesheet, for inlining. */
  readonly css: string;
  /** The address of the one script. */
  readonly script: string;
}

/**
 * Builds the map's own script and style. Separate from the site's bundle, so that neither loads the
 * other's.
 */
export async function bundleMapFrame(root: string, next: string): Promise<BuiltMapFrame> {
  const folder = join(next, 'public');
  const made = await bundleApart(root, { folder, entries: [ENTRY], oneStyle: true });
  const style = join(folder, made(ONE_STYLE));
  const css = readFileSync(style, 'utf8').trim();
  rmSync(style);
  return { css, script: `/${made(ENTRY)}` };
}
