import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** Takes a site that was built for it alone, and a release builds none. */
const OF_SOURCES = 'apps/server/src/commands/export-site.ts';

/** Every program of the server: the server itself, and what an operator runs beside it. */
const programs = (): Record<string, string> =>
  Object.fromEntries([
    ['server', 'apps/server/src/start/main.ts'],
    ...globSync('apps/server/src/commands/*.ts', { exclude: [OF_SOURCES] }).map((file) => [
      basename(file, '.ts'),
      file,
    ]),
  ]);

/** What a thread runs is named by its address: it becomes a file of its own, with the address that it then has. */
const threads: Plugin = {
  name: 'threads',
  transform(code, id) {
    if (!code.includes('new Worker(')) return null;
    return code.replaceAll(/new URL\('(\.\/[^']+)', import\.meta\.url\)/g, (_, file: string) => {
      const reference = this.emitFile({
        type: 'chunk',
        id: join(dirname(id), file),
        name: basename(file, '.ts'),
      });
      return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
    });
  },
};

/**
 * Writes the programs with all that they import into `folder`, as JavaScript: what they share once, and what is imported
 * late in files of its own. Left out is what holds machine code.
 */
export async function bundleServer(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: programs(),
    plugins: [threads],
    platform: 'node',
    // pg asks for its own machine code where it was installed; nobody does.
    external: ['better-sqlite3', 'pg-native'],
    transform: { target: 'node24', define: { 'process.env.NODE_ENV': '"production"' } },
    checks: { eval: false },
  });
  // Not minified: half a megabyte would be saved, and what the log says of a fault would name nothing.
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name]-[hash].js',
  });
  await bundle.close();
}
