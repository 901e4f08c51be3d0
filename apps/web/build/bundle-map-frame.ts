import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { browserTargets } from './browser-targets.ts';

const ENTRY = 'app/maps/frame-entry.ts';

interface BuiltMapFrame {
  /** The whole style sheet, to be inlined. */
  readonly css: string;
  /** The address of the one script. */
  readonly script: string;
}

/** Builds the map's own script and style; apart from the site's, so that neither carries the other. */
export async function bundleMapFrame(root: string, next: string): Promise<BuiltMapFrame> {
  const folder = join(next, 'public');
  await build({
    root,
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      manifest: 'map-manifest.json',
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      target: [...browserTargets],
      rolldownOptions: { input: join(root, ENTRY) },
    },
  });
  const manifest = JSON.parse(readFileSync(join(folder, 'map-manifest.json'), 'utf8')) as Manifest;
  const style = manifest['style.css']?.file;
  const script = manifest[ENTRY]?.file;
  if (!style || !script) throw new Error('The build made no style or no script for the map');
  const css = readFileSync(join(folder, style), 'utf8').trim();
  rmSync(join(folder, style));
  rmSync(join(folder, 'map-manifest.json'));
  return { css, script: `/${script}` };
}
