import { cpSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BuiltSite } from '@rivermark/contracts/built-site';
import { build, type Manifest } from 'vite';
import { browserTargets } from './browser-targets.ts';

const ENTRY = 'app/agent-viewer/viewer-entry.ts';
/** Decoders for pictures as scanners make them, in JavaScript: our policy lets nothing be compiled while running. */
const decoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'];

/** Builds what shows PDFs on the agent's page; apart from the site's, which no visitor's page loads. */
export async function bundleAgentViewer(root: string, next: string): Promise<BuiltSite['viewer']> {
  const folder = join(next, 'public');
  const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as { version: string };
  const files = `/pdfjs/${version}/`;
  cpSync(join(library, 'standard_fonts'), join(folder, files, 'fonts'), { recursive: true });
  for (const name of decoders) cpSync(join(library, 'wasm', name), join(folder, files, name));
  await build({
    root,
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    define: { __PDFJS_FILES__: JSON.stringify(files) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      manifest: 'viewer-manifest.json',
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      target: [...browserTargets],
      chunkSizeWarningLimit: 1500,
      rolldownOptions: { input: join(root, ENTRY) },
    },
  });
  const manifest = JSON.parse(readFileSync(join(folder, 'viewer-manifest.json'), 'utf8')) as Manifest;
  const style = manifest['style.css']?.file;
  const script = manifest[ENTRY]?.file;
  if (!style || !script) throw new Error('The build made no style or no script for the viewer');
  rmSync(join(folder, 'viewer-manifest.json'));
  return { script: `/${script}`, style: `/${style}` };
}
