import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type InlineConfig, type Manifest, type Plugin, type Rolldown } from 'vite';
import { browserTargets } from './browser-targets.ts';
import { definitions } from './definitions.ts';
import { NOT_BUNDLED } from './not-bundled.ts';

const ENTRY = 'app/entry-client.ts';
/** The name of the file that the first use of an island needs. */
const RUNTIME = 'islands';
const STYLES = 'app/styles-entry.ts';
/** A sheet that no first drawing needs. */
const IS_DEFERRED = /\.deferred\.css$/;

/**
 * React, and the small islands that most pages have: one file, which packs better than many.
 * Nothing that the entry imports may be in it, or every page would run React at once.
 */
const WITH_RUNTIME =
  /node_modules[\\/](react|react-dom|scheduler)[\\/]|app[\\/]islands[\\/](hydrate-island|island-boundary)|app[\\/]features[\\/](featured-carousel[\\/](featured-carousel|rotation|use-carousel)|neighborhood-tabs[\\/]neighborhood-tabs|accessibility-panel[\\/]accessibility-button|enquiry-forms[\\/](enquiry-dialog|enquiry-keys|entries-of|form-labels|late-sending|showing-subject|use-))|app[\\/]loading[\\/](after-next-paint|restore-form-state|tolerate-dom-translation|use-retrying)|app[\\/]ui[\\/](button|dialog|dialog-opening|error-|field|icon|live-regions|picture|place-in-words|slot|tabs|toast-card|toaster|top-dialog|use-)/;

/** 36 bits and more tell the versions of a file apart; a longer hash would not compress. */
const namedByContent = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ isDynamicEntry, name }: Rolldown.PreRenderedChunk) =>
    isDynamicEntry || name === RUNTIME ? 'assets/[name]-[hash:7].js' : 'assets/shared-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

/** Leaves style sheets out of the browser's scripts: pages bring their own. */
const withoutStyles = (): Plugin => ({
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : null),
  load: (id) => (id === '\0no-style' ? '' : null),
});

/**
 * Collects the deferred sheets, in the order of their names, and leaves them out of the pages' own.
 */
function deferredStyles(): { plugin: Plugin; files: () => string[] } {
  const files = new Set<string>();
  return {
    files: () => [...files].sort(),
    plugin: {
      name: 'deferred-styles',
      enforce: 'pre',
      async resolveId(id, importer) {
        if (!IS_DEFERRED.test(id)) return null;
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        if (resolved) files.add(resolved.id);
        return '\0deferred-style';
      },
      load: (id) => (id === '\0deferred-style' ? '' : null),
    },
  };
}

/** Style sheets keep the names of faces, which render() cuts. */
export const facesStay = { external: [/^@faces\//] };

const shared = (root: string): InlineConfig => ({
  root,
  logLevel: 'warn',
  configFile: false,
  define: definitions(),
  oxc: { jsx: { runtime: 'automatic' } },
});

/** Builds the browser's scripts and styles into the public folder of `next`. */
export async function bundleClient(root: string, next: string) {
  return {
    scripts: await buildScripts(root, next, shared(root)),
    ...(await buildStyles(root, next, shared(root))),
  };
}

/** Bundles the program that draws sites, `build/renderer.ts`, into `next`. */
export async function bundleRenderer(
  root: string,
  next: string,
  define: Record<string, string>,
): Promise<void> {
  const config = shared(root);
  await build({
    ...config,
    // It runs in plain Node, where nothing else tells React not to check itself.
    define: { ...config.define, ...define, 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutStyles()],
    publicDir: false,
    // These have machine code, or load it from beside themselves.
    ssr: { noExternal: true, external: [...NOT_BUNDLED] },
    build: {
      ssr: join(root, 'build/renderer.ts'),
      target: 'node24',
      outDir: next,
      emptyOutDir: false,
      rolldownOptions: {
        // All in one folder: fonts are found beside them.
        output: { entryFileNames: 'renderer.js', chunkFileNames: '[name]-[hash:7].js' },
      },
    },
  });
}

function takeManifest(folder: string): Manifest {
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  rmSync(file);
  return manifest;
}

/** The scripts and styles of a module and of all that it imports statically. */
function collect(
  manifest: Manifest,
  key: string,
  into = { scripts: new Set<string>(), styles: new Set<string>() },
) {
  const chunk = manifest[key];
  if (!chunk || into.scripts.has(`/${chunk.file}`)) return into;
  into.scripts.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, into);
  for (const style of chunk.css ?? []) into.styles.add(style);
  return into;
}

async function buildScripts(root: string, next: string, shared: InlineConfig) {
  const folder = join(next, 'public');
  await build({
    ...shared,
    plugins: [withoutStyles()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      target: [...browserTargets],
      rolldownOptions: {
        input: join(root, ENTRY),
        // A word that two scripts share is in both, and no third file.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          codeSplitting: {
            groups: [
              // With everything that it imports, so that none of it ends up beside React.
              { name: 'entry', test: /app[\\/]entry-client\.ts$/, priority: 1 },
              { name: RUNTIME, test: WITH_RUNTIME },
            ],
          },
          ...namedByContent,
        },
      },
    },
  });
  const manifest = takeManifest(folder);
  const start = [...collect(manifest, ENTRY).scripts];
  const runtime = Object.keys(manifest).find((key) => manifest[key]?.name === RUNTIME);
  if (!runtime) throw new Error('The islands have no runtime');
  const ahead = [...collect(manifest, runtime).scripts].filter((script) => !start.includes(script));
  if (ahead.length === 0) throw new Error('The entry imports React');
  return { start, ahead };
}

async function buildStyles(root: string, next: string, shared: InlineConfig) {
  const folder = join(next, 'style');
  const routes = ['routes', 'routes/gallery'].flatMap((part) =>
    readdirSync(join(root, 'app', part))
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
      .map((name) => `app/${part}/${name}`),
  );
  const deferred = deferredStyles();
  const build_ = (input: readonly string[], plugins: Plugin[], outDir: string) =>
    build({
      ...shared,
      publicDir: false,
      plugins,
      build: {
        outDir,
        emptyOutDir: true,
        manifest: 'manifest.json',
        target: [...browserTargets],
        rolldownOptions: {
          ...facesStay,
          input: input.map((file) => (file.startsWith('app/') ? join(root, file) : file)),
          preserveEntrySignatures: 'strict',
          output: namedByContent,
        },
      },
    });
  await build_([STYLES, ...routes], [deferred.plugin], folder);
  const manifest = takeManifest(folder);
  const textOf = (styles: Iterable<string>) =>
    Array.from(styles, (style) => readFileSync(join(folder, style), 'utf8').trim()).join('');
  const common = collect(manifest, STYLES);
  // What only a script brings into a page.
  const onDemand = new Set(
    Object.entries(manifest)
      .filter(([key, { isDynamicEntry }]) => isDynamicEntry && !key.startsWith('app/gallery/'))
      .flatMap(([key]) => [...collect(manifest, key).styles])
      .filter((style) => !common.styles.has(style)),
  );
  const css = textOf(common.styles);
  const ofPages: Record<string, string> = {};
  for (const route of routes) {
    const own = [...collect(manifest, route).styles].filter((style) => !common.styles.has(style));
    ofPages[basename(route, '.tsx')] = css + textOf(own);
  }
  const onDemandText = textOf(onDemand);
  cpSync(join(folder, 'assets'), join(next, 'public/assets'), {
    recursive: true,
    filter: (file) => !/\.(js|css)$/.test(file),
  });
  const deferredFolder = join(next, 'deferred');
  await build_(deferred.files(), [], deferredFolder);
  const sheets = Object.values(takeManifest(deferredFolder)).filter(({ isEntry }) => isEntry);
  const deferredText = sheets
    .map(({ file }) => readFileSync(join(deferredFolder, file), 'utf8').trim())
    .join('');
  for (const made of [folder, deferredFolder]) rmSync(made, { recursive: true });
  return { styles: ofPages, deferredStyle: deferredText + onDemandText };
}
