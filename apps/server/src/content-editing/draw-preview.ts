import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DAY_MS } from '@rivermark/contracts/durations';
import { programId } from '../config/release.ts';
import type { ContentVersion } from '../content-versions/content-versions.ts';
import { linkOrCopy } from '../publishing/durable-files.ts';
import { liveSource, publishedFolder, readPointer, versionFolder } from '../site/published-version.ts';
import { builtSite } from '../start/built-content.ts';
import type { Publisher } from '../start/open-publisher.ts';
import { DRAWN_FROM, type DrawnFrom, previewFolder } from './previews.ts';

/** Prefix of temporary folders. A killed process leaves them behind. */
const WORK = 'work-';

async function workFolder(dataDir: string): Promise<string> {
  const parent = join(publishedFolder(dataDir), 'previews');
  await mkdir(parent, { recursive: true, mode: 0o700 });
  for (const name of (await readdir(parent)).filter((one) => one.startsWith(WORK))) {
    const { mtimeMs } = await stat(join(parent, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(parent, name), { recursive: true, force: true });
  }
  return mkdtemp(join(parent, WORK));
}

/**
 * Calls back with the published content in a temporary folder, and removes the folder afterwards.
 * Its files may be shared with the live content.
 */
export async function withContent<T>(
  { dataDir, versions, builtIn }: Pick<Publisher, 'dataDir' | 'versions' | 'builtIn'>,
  version: ContentVersion | undefined,
  run: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await workFolder(dataDir);
  try {
    if (version) await versions.writeTo(version, folder, await liveSource(dataDir));
    else {
      for (const part of ['content', 'photos'])
        await cp(join(builtIn, part), join(folder, part), {
          recursive: true,
          preserveTimestamps: true,
        }).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
        });
    }
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The folder of the site that a draft is compared with: the live version, or the site of the
 * release.
 */
async function siteBefore(dataDir: string): Promise<string> {
  const pointer = await readPointer(dataDir);
  return pointer ? versionFolder(dataDir, pointer.version) : builtSite();
}

interface Previewed {
  readonly folder: string;
  /** The file, and the hash of its drafts. */
  readonly file: string;
  readonly drafts: string;
  readonly content: string | undefined;
}

/**
 * Renders what a draft changes, for the agent only. Resolves with the addresses of the pages that
 * differ from the site. Throws `faulty-content` with what is wrong.
 */
export async function drawPreview(
  { dataDir, drawFolder }: Pick<Publisher, 'dataDir' | 'drawFolder'>,
  { folder, file, drafts, content }: Previewed,
): Promise<readonly string[]> {
  const drawing = await drawFolder(folder, true)(await siteBefore(dataDir));
  const next = await workFolder(dataDir);
  try {
    const changed = new Set<string>();
    for await (const drawn of drawing.files()) {
      const { path } = drawn;
      if ('keptFrom' in drawn || !/^(?:pages|public\/(?:assets|img))\//.test(path)) continue;
      if (path.startsWith('pages/')) changed.add(path.slice('pages/'.length));
      await mkdir(dirname(join(next, path)), { recursive: true, mode: 0o700 });
      if ('body' in drawn) await writeFile(join(next, path), drawn.body, { mode: 0o600 });
      else await linkOrCopy(drawn.from, join(next, path));
    }
    const pages = Object.entries(drawing.site.pages)
      .filter(([, name]) => changed.has(name))
      .map(([path]) => path);
    const from: DrawnFrom = { drafts, content, program: programId(), pages };
    await writeFile(join(next, 'site.json'), JSON.stringify(drawing.site), { mode: 0o600 });
    await writeFile(join(next, DRAWN_FROM), JSON.stringify(from), { mode: 0o600 });
    const place = previewFolder(dataDir, file);
    await rm(place, { recursive: true, force: true });
    await rename(next, place);
    return pages;
  } finally {
    await drawing.done?.();
    await rm(next, { recursive: true, force: true });
  }
}
