import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltSite } from '@rivermark/contracts/built-site';
import { asServed, typeOf } from '@rivermark/contracts/served-files';
import { withSampleNotice } from '../plugins/sample-notice.ts';
import type { Precompressed } from './precompressed.ts';
import { readVersion } from './published-version.ts';
import { StoredFile } from './stored-file.ts';

/** The whole site, ready to be served by exact path: in memory, but for its pictures. */
export interface Site {
  /** Where it was read from. */
  readonly folder: string;
  readonly pages: ReadonlyMap<string, StoredFile>;
  readonly files: ReadonlyMap<string, StoredFile>;
  /** Names of the files below /img/. They stay on the disk. */
  readonly pictures: ReadonlySet<string>;
  /** Addresses that are no pages, to those that they mean. */
  readonly moved: ReadonlyMap<string, string>;
  readonly notFound: StoredFile;
  readonly framed: BuiltSite['framed'];
  readonly viewer: BuiltSite['viewer'];
  readonly desk: BuiltSite['desk'];
  readonly plate: BuiltSite['plate'];
  readonly csp: BuiltSite['csp'];
  /** Whether its pages bear the mark of samples. */
  readonly marksSamples: boolean;
}

/** How files are changed on their way from the disk to a visitor. */
export interface ServedAs {
  readonly publicUrl: string;
  /** Whether pages bear the mark of samples. */
  readonly marksSamples: boolean;
}

/** A file as it is sent; `isFramed`: the page around it bears the mark of samples already. */
export function bodyAsSent(
  path: string,
  drawn: Buffer,
  { publicUrl, marksSamples }: ServedAs,
  isFramed: boolean,
): Buffer {
  const body = asServed(path, drawn, publicUrl);
  const hasNotice = marksSamples && path.endsWith('.html') && !isFramed;
  return hasNotice ? Buffer.from(withSampleNotice(body.toString('utf8'))) : body;
}

/** Paths in the folder of the pages that are shown in a frame. */
export const framedFiles = ({ framed, pages }: Pick<BuiltSite, 'framed' | 'pages'>): ReadonlySet<string> =>
  new Set(framed.map((path) => `pages/${pages[path]}`));

const PICTURES = 'public/img';

/** Paths of the public files that are read into memory. */
async function publicFiles(folder: string): Promise<string[]> {
  const found: string[] = [];
  const look = async (path: string): Promise<void> => {
    for (const entry of await readdir(join(folder, path), { withFileTypes: true })) {
      const inner = `${path}/${entry.name}`;
      if (entry.isFile()) found.push(inner);
      else if (inner !== PICTURES) await look(inner);
    }
  };
  await look('public');
  return found;
}

interface HowToLoad extends ServedAs {
  readonly forms: Precompressed;
  /** Unchanged files are taken from this site instead of the disk. */
  readonly before?: Site | undefined;
}

/**
 * Reads a built site or a version and puts the site's address in. A version says itself whether it
 * shows samples. Throws with what to do when there is none.
 */
export async function loadSite(folder: string, { before, ...asked }: HowToLoad): Promise<Site> {
  const text = await readFile(join(folder, 'site.json'), 'utf8').catch(() => {
    throw new Error('The site is not built yet. Run script/setup first.');
  });
  const built = JSON.parse(text) as BuiltSite;
  const framed = framedFiles(built);
  const version = await readVersion(folder);
  const how = { ...asked, marksSamples: version?.marksSamples ?? asked.marksSamples };
  const isAsPublished = version?.address === how.publicUrl;
  const inMemory = filesByHash(before);
  const read = async (path: string) => {
    const hash = isAsPublished ? version.served[path] : undefined;
    const before = hash === undefined ? undefined : inMemory.get(keyOf(hash, typeOf(path)));
    if (before) return before;
    const drawn = await readFile(join(folder, path));
    return new StoredFile(path, bodyAsSent(path, drawn, how, framed.has(path)), how.forms);
  };
  const readAll = async (paths: Iterable<readonly [address: string, path: string]>) => {
    const all = new Map<string, StoredFile>();
    for (const [address, path] of paths) all.set(address, await read(path));
    return all;
  };
  const files = await publicFiles(folder);
  const pictures = await readdir(join(folder, PICTURES)).catch(() => []);
  return {
    folder,
    pages: await readAll(Object.entries(built.pages).map(([path, file]) => [path, `pages/${file}`])),
    files: await readAll(files.map((path) => [path.slice('public'.length), path])),
    pictures: new Set(pictures),
    moved: new Map(Object.entries(built.moved)),
    notFound: await read(`pages/${built.notFound}`),
    framed: built.framed,
    viewer: built.viewer,
    desk: built.desk,
    plate: built.plate,
    csp: built.csp,
    marksSamples: how.marksSamples,
  };
}

/** The same bytes may be sent as two types. */
const keyOf = (hash: string, type: string) => `${hash} ${type}`;

export const filesInMemory = (site: Site): readonly StoredFile[] => [
  ...site.pages.values(),
  ...site.files.values(),
  site.notFound,
];

function filesByHash(site: Site | undefined): ReadonlyMap<string, StoredFile> {
  if (!site) return new Map();
  return new Map(filesInMemory(site).map((file) => [keyOf(file.etag, file.type), file]));
}

/** The picture of that name; undefined when there is none. */
export const pictureFile = ({ folder, pictures }: Site, name: string): string | undefined =>
  pictures.has(name) ? join(folder, PICTURES, name) : undefined;
