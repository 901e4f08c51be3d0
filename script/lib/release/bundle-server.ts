import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** Exports a site that was built for it, and a release cannot build. */
const OF_SOURCES = 'apps/server/src/commands/export-site.ts';

/** Every program of the server: the server itself, and those for operators. */
const programs = (): Record<string, string> =>
  Object.fromEntries([
    ['server', 'apps/server/src/start/main.ts'],
    ...globSync('apps/server/src/commands/*.ts', { exclude: [OF_SOURCES] }).map((file) => [
      basename(file, '.ts'),
      file,
    ]),
  ]);

/**
 * Worker threads and stylesheets are referenced by URL. Each becomes its own file, with its new
 * URL.
 */
const filesByUrl: Plugin = {
  name: 'files-by-url',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null;
    return code.replaceAll(/new URL\('(\.\/[^']+\.(?:ts|css))', import\.meta\.url\)/g, (_, file: string) => {
      const path = join(dirname(id), file);
      const reference = file.endsWith('.css')
        ? this.emitFile({ type: 'asset', name: basename(file), source: readFileSync(path) })
        : this.emitFile({ type: 'chunk', name: basename(file, '.ts'), id: path });
      return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
    });
  },
};

/**
 * Bundles the programs with all their imports as JavaScript in `folder`. Shared code is included
 * once, and lazy imports are files of their own. Packages with machine code are left out.
 */
export async function bundleServer(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: programs(),
    plugins: [filesByUrl],
    platform: 'node',
    // pg looks for its optional native code, which is never installed.
    external: ['better-sqlite3', 'pg-native'],
    transform: { target: 'node24', define: { 'process.env.NODE_ENV': '"production"' } },
    checks: { eval: false },
  });
  // Not minified: it would save half a megabyte, and stack traces in the log would be useless.
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name]-[hash].js',
    assetFileNames: 'parts/[name]-[hash][extname]',
  });
  await bundle.close();
}
