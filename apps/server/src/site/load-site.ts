import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { BuiltSite } from '@rivermark/contracts/built-site';
import { asServed, COMPRESSED_FOLDER } from '@rivermark/contracts/served-files';
import { withSampleMark } from '../plugins/mark-samples.ts';
import { compressedForms } from './compressed-forms.ts';
import { PictureFile, type ServedFile, StoredFile } from './stored-file.ts';

/** The whole site, ready to be served by exact path: in memory, but for its pictures. */
export interface Site {
  readonly pages: ReadonlyMap<string, StoredFile>;
  readonly files: ReadonlyMap<string, ServedFile>;
  /** Those below /img/, by their names. */
  readonly pictures: ReadonlyMap<string, ServedFile>;
  /** Addresses that are no pages, to those that they mean. */
  readonly moved: ReadonlyMap<string, string>;
  readonly notFound: StoredFile;
  readonly framed: BuiltSite['framed'];
  readonly viewer: BuiltSite['viewer'];
  readonly desk: BuiltSite['desk'];
  readonly plate: BuiltSite['plate'];
  readonly csp: BuiltSite['csp'];
}

interface HowToLoad {
  /** Whether pages bear the mark of samples. */
  readonly markSamples?: boolean;
  /** Where compressed forms are kept that the build did not make. */
  readonly kept?: string;
}

/** Reads the built site and puts its address in. Throws with what to do when there is none. */
export function loadSite(
  folder: string,
  publicUrl: string,
  { markSamples = false, kept }: HowToLoad = {},
): Site {
  if (!existsSync(join(folder, 'site.json'))) {
    throw new Error('The site is not built yet. Run script/setup first.');
  }
  const built = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as BuiltSite;
  const framed = built.framed.map((path) => join(folder, 'pages', built.pages[path] ?? ''));
  // What stands in a frame is marked by the page around it.
  const isMarked = (file: string) => markSamples && file.endsWith('.html') && !framed.includes(file);
  const forms = compressedForms(join(folder, COMPRESSED_FOLDER), kept);
  const read = (file: string) => {
    const body = asServed(file, readFileSync(file), publicUrl);
    const marked = isMarked(file) ? Buffer.from(withSampleMark(body.toString('utf8'))) : body;
    return new StoredFile(file, marked, forms);
  };
  const publicFolder = join(folder, 'public');
  const pictureFolder = join(publicFolder, 'img');
  const all = readdirSync(publicFolder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const names = all
    .filter(({ parentPath }) => parentPath !== pictureFolder)
    .map((entry) => join(entry.parentPath, entry.name));
  const pictures = all.filter(({ parentPath }) => parentPath === pictureFolder).map(({ name }) => name);
  return {
    pages: new Map(
      Object.entries(built.pages).map(([path, file]) => [path, read(join(folder, 'pages', file))]),
    ),
    files: new Map(
      names.map((name) => [`/${relative(publicFolder, name).split(sep).join('/')}`, read(name)]),
    ),
    pictures: new Map(pictures.map((name) => [name, new PictureFile(join(pictureFolder, name))])),
    moved: new Map(Object.entries(built.moved)),
    notFound: read(join(folder, 'pages', built.notFound)),
    framed: built.framed,
    viewer: built.viewer,
    desk: built.desk,
    plate: built.plate,
    csp: built.csp,
  };
}
