import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildEnvironmentOptions, build, type Manifest, type UserConfig } from 'vite';
import { browserTargets } from './browser-targets.ts';
import { facesStay } from './bundle.ts';

interface Apart extends Pick<UserConfig, 'define'>, Pick<BuildEnvironmentOptions, 'chunkSizeWarningLimit'> {
  /** Where the files go, beside what is there already. */
  readonly folder: string;
  /** Below `root`: scripts, and styles where each is to be a file of its own. */
  readonly entries: readonly string[];
  /** The styles of all scripts become one, `style.css`. */
  readonly oneStyle?: boolean;
}

/** The name of `oneStyle`'s style, beside the entries'. */
export const ONE_STYLE = 'style.css';

/**
 * Builds what no page of the site shares a file with, so that neither carries the other. Gives the file that an entry
 * became, below `folder`; that throws, naming the entry, when none was made of it.
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
