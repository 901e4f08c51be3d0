import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildEnvironmentOptions, build, type Manifest, type UserConfig } from 'vite';
import { browserTargets } from './browser-targets.ts';
import { facesStay } from './bundle.ts';

interface Apart extends Pick<UserConfig, 'define'>, Pick<BuildEnvironmentOptions, 'chunkSizeWarningLimit'> {
  /** The target folder, which may have other files. */
  readonly folder: string;
  /** Below `root`: scripts, and styles that each become a file of their own. */
  readonly entries: readonly string[];
  /** Merges the styles of all scripts into one, `style.css`. */
  readonly oneStyle?: boolean;
}

/** The key of `oneStyle`'s style among the entries'. */
export const ONE_STYLE = 'style.css';

/**
 * Bundles code that shares no file with the site's pages, so that neither loads the other's.
 * Returns a function from an entry to its output file below `folder`; it throws, naming the entry,
 * if there is none.
 */
export async function bundleApart(
  root: string,
  { folder, entries, oneStyle, define, chunkSizeWarningLimit }: Apart,
): Promise<(entry: string) => string> {
  await build({
    root,
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    ...(define && { define }),
    build: {
      outDir: folder,
      emptyOutDir: false,
      manifest: 'apart-manifest.json',
      cssCodeSplit: !oneStyle,
      modulePreload: { polyfill: false },
      target: [...browserTargets],
      ...(chunkSizeWarningLimit && { chunkSizeWarningLimit }),
      rolldownOptions: { ...facesStay, input: entries.map((entry) => join(root, entry)) },
    },
  });
  const list = join(folder, 'apart-manifest.json');
  const manifest = JSON.parse(readFileSync(list, 'utf8')) as Manifest;
  rmSync(list);
  return (entry) => {
    const made = manifest[entry]?.file;
    if (!made) throw new Error(`The build made nothing of ${entry}`);
    return made;
  };
}
