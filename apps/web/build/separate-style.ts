import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { browserTargets } from './browser-targets.ts';

/**
 * Keeps the style sheets whose files match out of the one of all pages, so that pages which show none of their parts do
 * not carry them. `css()` gives them together, once the build that has the plugin is done.
 */
export function separateStyle(root: string, files: RegExp): { plugin: Plugin; css: () => Promise<string> } {
  const kept = new Set<string>();
  return {
    plugin: {
      name: 'separate-style',
      enforce: 'pre',
      load: {
        filter: { id: files },
        handler(id) {
          kept.add(id);
          return '';
        },
      },
    },
    css: () => bundleStyle(root, [...kept].sort()),
  };
}

async function bundleStyle(root: string, files: readonly string[]): Promise<string> {
  if (files.length === 0) return '';
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-style-'));
  try {
    const entry = join(folder, 'style.js');
    writeFileSync(entry, files.map((file) => `import ${JSON.stringify(file)};`).join('\n'));
    await build({
      root,
      logLevel: 'warn',
      configFile: false,
      publicDir: false,
      build: {
        outDir: join(folder, 'made'),
        emptyOutDir: true,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        target: [...browserTargets],
        rolldownOptions: { input: entry },
      },
    });
    const assets = join(folder, 'made/assets');
    const style = readdirSync(assets).find((file) => file.endsWith('.css'));
    if (!style) throw new Error('The build made no separate style sheet');
    return readFileSync(join(assets, style), 'utf8').trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
