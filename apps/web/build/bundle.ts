import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest, type Rolldown } from 'vite';
import type * as EntryServer from '../app/entry-server.tsx';
import type { SiteRoute } from '../app/routes.ts';
import { browserTargets } from './browser-targets.ts';
import { cutFacesPlugin } from './cut-faces.ts';
import { definitions, type ForDefinitions } from './definitions.ts';
import { identityInStyle } from './identity-in-style.ts';
import { leanRouter } from './lean-router.ts';
import { SETTINGS_ENTRY } from './settings-entry.ts';

const ENTRY = 'app/entry-client.tsx';
/**
 * With everything that these import. What most pages have and is smaller than the lines that would fetch it is here as well: each file
 * more is named in every document that needs it, and packs by itself.
 */
const EVERY_PAGE =
  /app[\\/](browser-site\.tsx|loading[\\/]|shell[\\/](last-boundary|breadcrumbs)|plates[\\/]plate-set|ui[\\/](dialog-commands|tooltips|history-guard|icon|month-in-words|built-html|place-in-words))|react-dom[\\/]client/;
const WITH_PLATES = /app[\\/]plates[\\/]plate\.tsx/;

/**
 * 36 bits and more tell the versions of a file apart. Each page and script lists dozens of them, and a hash does not compress. What several
 * pages share has no name of its own: the bundler would give it that of any module in it.
 */
const namedByContent = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ isDynamicEntry, name }: Rolldown.PreRenderedChunk) =>
    isDynamicEntry || name === 'site' ? 'assets/[name]-[hash:7].js' : 'assets/shared-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

interface BuiltClient {
  /** The style of every page, to be inlined. */
  readonly css: string;
  /** Addresses of the faces that the first screen waits for: those of headings and of what works. */
  readonly fonts: readonly string[];
  /** The entry first, then everything that it and the page import statically, and a guide's own text. */
  modulesOf(route: SiteRoute): string[];
  /** The address of what applies settings. */
  readonly settings: string;
  /** What a page has beside the style of every page, to be inlined; `files` hold the same, for who comes from another page. */
  styleOf(route: SiteRoute): { readonly css: string; readonly files: readonly string[] };
}

/** Builds the browser's scripts and, from the same sources, what prerenders the pages. */
export async function bundle(
  root: string,
  next: string,
  made: ForDefinitions,
): Promise<{ server: typeof EntryServer; client: BuiltClient }> {
  const shared: InlineConfig = {
    root,
    logLevel: 'warn',
    configFile: false,
    define: definitions(made),
    plugins: [cutFacesPlugin(), identityInStyle(), leanRouter()],
    oxc: { jsx: { runtime: 'automatic' } },
  };
  await build({
    ...shared,
    build: {
      outDir: join(next, 'public'),
      emptyOutDir: false,
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      target: [...browserTargets],
      rolldownOptions: {
        input: [ENTRY, SETTINGS_ENTRY].map((entry) => join(root, entry)),
        // A word that two scripts share is in both, and no third file.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          // What stands on every page stays in one piece, which packs best; left alone it falls into many.
          codeSplitting: {
            groups: [
              { name: 'site', test: EVERY_PAGE, priority: 1 },
              { name: 'plates', test: WITH_PLATES },
            ],
          },
          ...namedByContent,
        },
      },
    },
  });
  // Inside the project, so that what is not bundled is found in node_modules.
  const ssr = join(next, 'prerender');
  await build({
    ...shared,
    publicDir: false,
    ssr: { noExternal: [/^@rivermark\//] },
    build: {
      ssr: join(root, 'app/entry-server.tsx'),
      // As for the browser: a sheet of a page's own bears the mark of its content, which both must give alike.
      cssTarget: [...browserTargets],
      cssMinify: true,
      outDir: ssr,
      emptyOutDir: true,
      rolldownOptions: { output: { ...namedByContent, entryFileNames: 'entry-server.js' } },
    },
  });
  const server = (await import(
    `${pathToFileURL(join(ssr, 'entry-server.js'))}?${Date.now()}`
  )) as typeof EntryServer;
  return { server, client: readClient(join(next, 'public')) };
}

function readClient(folder: string): BuiltClient {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  rmSync(join(folder, 'manifest.json'));
  /** The scripts and the styles of a module and of all that it imports statically. */
  const collect = (key: string, into = { scripts: new Set<string>(), styles: new Set<string>() }) => {
    const chunk = manifest[key];
    if (!chunk || into.scripts.has(`/${chunk.file}`)) return into;
    into.scripts.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) collect(imported, into);
    for (const style of chunk.css ?? []) into.styles.add(`/${style}`);
    return into;
  };
  const textOf = (styles: Iterable<string>) =>
    Array.from(styles, (style) => readFileSync(join(folder, style), 'utf8').trim()).join('');
  const keyOf = (page: string) => {
    const key = [`app/routes/${page}.tsx`, `app/gallery/${page}.tsx`].find((file) => manifest[file]);
    if (!key) throw new Error(`There is no page module ${page}`);
    return key;
  };
  const common = collect(ENTRY).styles;
  const css = textOf(common);
  const faces = [...css.matchAll(/url\(["']?(\/assets\/[^)"']+\.woff2)/g)].flatMap(([, url]) => url ?? []);
  return {
    css,
    fonts: faces.filter((url) => /(marcellus|figtree)-(?!latin)/.test(url)),
    settings: `/${manifest[SETTINGS_ENTRY]?.file}`,
    modulesOf({ page, path }) {
      const text = `/made/guide-${path.split('/').at(-1)}.ts`;
      const own = page === 'neighborhood' ? Object.keys(manifest).filter((file) => file.endsWith(text)) : [];
      const all = collect(keyOf(page), collect(ENTRY));
      for (const file of own) collect(file, all);
      return [...all.scripts];
    },
    styleOf({ page }) {
      const files = [...collect(keyOf(page)).styles].filter((style) => !common.has(style));
      return { css: textOf(files), files };
    },
  };
}
