import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BuiltSite } from '@rivermark/contracts/built-site';
import { bundleApart, ONE_STYLE } from './bundle-apart.ts';

const ENTRY = 'app/agent-viewer/viewer-entry.ts';
/**
 * Decoders for scanners' picture formats, in JavaScript: our policy forbids compiling WebAssembly.
 */
const decoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'];

/**
 * Builds the PDF viewer of the agent's page. Separate from the site's bundle, because no visitor's
 * page loads it.
 */
export async function bundleAgentViewer(root: string, next: string): Promise<BuiltSite['viewer']> {
  const folder = join(next, 'public');
  const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as { version: string };
  const files = `/pdfjs/${version}/`;
  cpSync(join(library, 'standard_fonts'), join(folder, files, 'fonts'), { recursive: true });
  for (const name of decoders) cpSync(join(library, 'wasm', name), join(folder, files, name));
  const made = await bundleApart(root, {
    folder,
    entries: [ENTRY],
    oneStyle: true,
    define: { __PDFJS_FILES__: JSON.stringify(files) },
    chunkSizeWarningLimit: 1500,
  });
  return { script: `/${made(ENTRY)}`, style: `/${made(ONE_STYLE)}` };
}
