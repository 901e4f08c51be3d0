import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { rolldown } from 'rolldown';

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

/**
 * Writes the programs with all that they import into `folder`, as JavaScript: what they share once, and what is imported
 * late in files of its own. Left out is what holds machine code.
 */
export async function bundleServer(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: programs(),
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
