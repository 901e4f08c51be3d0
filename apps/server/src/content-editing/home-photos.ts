import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { CAPTIONS_FILE, captionsIn } from '@rivermark/content';
import type { Clock } from '../clock/clock.ts';
import { contentFilesIn, sha256Of } from '../content-versions/content-files.ts';
import type { ContentVersions } from '../content-versions/content-versions.ts';
import { type HomePhoto, PHOTO_DRAFTS, photosIn } from '../content-versions/photo-drafts.ts';
import type { PhotoFiles } from '../content-versions/photo-files.ts';
import { AppError } from '../errors.ts';
import { linkOrCopy } from '../publishing/durable-files.ts';
import type { ContentDraft, ContentDrafts } from './content-drafts.ts';
import { hashOfText } from './hash-of-text.ts';
import { receiveUpload } from './receive-upload.ts';
import type { RunDrafts } from './run-drafts.ts';

/** A home has room for so many photos. */
export const MOST_PHOTOS = 60;

/** A home's photos as they are edited, in their order. */
export interface EditedPhotos {
  readonly photos: readonly HomePhoto[];
  readonly published: readonly HomePhoto[];
  readonly draft: ContentDraft | undefined;
}

/** What a button beside a photo does. */
export type PhotoAct = 'first' | 'earlier' | 'later' | 'rotate' | 'remove';

export interface PhotoChange {
  /** Texts by the photo's hash. */
  readonly texts: ReadonlyMap<string, string>;
  /** The photos' hashes in another order; those that it does not name come last. */
  readonly order: readonly string[];
  readonly act: { readonly what: PhotoAct; readonly sha256: string } | undefined;
}

export interface HomePhotos {
  of(id: string): Promise<EditedPhotos>;
  /**
   * Re-encodes an upload and adds it as the last photo. The same photo again changes nothing.
   * Throws `photo-refused` with the reason in words, or `site-storage-full`.
   */
  add(id: string, upload: Readable, savedBy: string): Promise<void>;
  change(id: string, change: PhotoChange, savedBy: string): Promise<void>;
  /** The bytes of one of the home's photos or of its small form; undefined for any other. */
  read(id: string, sha256: string): Promise<Buffer | undefined>;
  discard(id: string): Promise<void>;
}

interface HomePhotosDeps {
  readonly drafts: ContentDrafts;
  readonly versions: Pick<ContentVersions, 'newest'>;
  readonly files: PhotoFiles;
  /** The folder of the `photos/` that came with the program. */
  readonly builtIn: string;
  readonly dataDir: string;
  readonly run: Pick<RunDrafts, 'takePhoto'>;
  readonly clock: Clock;
}

export const photoDraftOf = (id: string): string => `${PHOTO_DRAFTS}${id}`;

const ENDING = /\.(?:jpe?g|png|webp|avif)$/i;

/** The files of a home among `photos/`: one by its name, or those of its folder. */
const ofHome = (id: string) => new RegExp(`^photos/${id}(?:/\\d{1,3})?\\.\\w+$`, 'i');

/** In the order of their numbers. */
const placeOf = (path: string) => Number(/(\d+)\.\w+$/.exec(path)?.[1] ?? 0);

const withoutEnding = (path: string) => path.replace(/\.\w+$/, '').toLowerCase();

const asText = (photos: readonly HomePhoto[]) => JSON.stringify(photos);

/** Moves the photo within the list by what the button says. */
function moved(photos: readonly HomePhoto[], what: PhotoAct, sha256: string): readonly HomePhoto[] {
  const at = photos.findIndex((photo) => photo.sha256 === sha256);
  const photo = photos[at];
  if (!photo) return photos;
  const others = photos.filter((one) => one !== photo);
  if (what === 'remove') return others;
  const to = what === 'first' ? 0 : what === 'earlier' ? Math.max(0, at - 1) : at + 1;
  return [...others.slice(0, to), photo, ...others.slice(to)];
}

export function createHomePhotos(deps: HomePhotosDeps): HomePhotos {
  const { drafts, versions, files, builtIn, dataDir, run, clock } = deps;

  /** Reads a file of the published photos. */
  async function published(id: string): Promise<readonly HomePhoto[]> {
    const newest = await versions.newest();
    const all = newest?.files ?? (await contentFilesIn(builtIn));
    const own = Object.keys(all).filter((path) => ofHome(id).test(path));
    const read = async (path: string) => {
      const bytes = newest ? await files.read(all[path] ?? '') : await readFile(join(builtIn, path));
      return bytes?.toString('utf8') ?? '';
    };
    const listed = `photos/${id}/${CAPTIONS_FILE}`;
    const captions = captionsIn(all[listed] ? await read(listed) : '');
    const textOf = async (photo: string) => {
      const path = own.find((one) => /\.txt$/i.test(one) && withoutEnding(one) === withoutEnding(photo));
      if (path) return (await read(path)).trim();
      return captions.find((one) => `photos/${id}/${one.photo}` === withoutEnding(photo))?.text ?? '';
    };
    return Promise.all(
      own
        .filter((path) => ENDING.test(path))
        .sort((one, other) => placeOf(one) - placeOf(other))
        .map(async (path) => ({
          sha256: all[path] ?? '',
          ending: path.slice(path.lastIndexOf('.')).toLowerCase(),
          text: await textOf(path),
        })),
    );
  }

  /** The draft, followed by photos that others published meanwhile. */
  function rebased(draft: ContentDraft, now: readonly HomePhoto[]): ContentDraft {
    const basedOn = hashOfText(asText(now));
    if (basedOn === draft.basedOn) return draft;
    const mine = photosIn(draft.text);
    const theirs = now.filter(({ sha256 }) => !mine.some((one) => one.sha256 === sha256));
    return { ...draft, text: asText([...mine, ...theirs]), basedOn };
  }

  const sameAs = (one: readonly HomePhoto[], other: readonly HomePhoto[]) =>
    one.length === other.length &&
    one.every(({ sha256, text }, at) => sha256 === other[at]?.sha256 && text === other[at]?.text);

  async function of(id: string): Promise<EditedPhotos> {
    const [now, found] = await Promise.all([published(id), drafts.find(photoDraftOf(id))]);
    const draft = found && rebased(found, now);
    if (!found || !draft || sameAs(photosIn(draft.text), now)) {
      if (found) await drafts.remove(found.file, found.text);
      return { photos: now, published: now, draft: undefined };
    }
    if (draft !== found) await drafts.replace(draft, found.text);
    return { photos: photosIn(draft.text), published: now, draft };
  }

  /** Another device may save at the same moment: the change is then made to what it saved. */
  async function edit(
    id: string,
    savedBy: string,
    change: (photos: readonly HomePhoto[]) => readonly HomePhoto[],
  ): Promise<void> {
    const file = photoDraftOf(id);
    for (;;) {
      const before = await drafts.find(file);
      const now = await published(id);
      const photos = before ? photosIn(rebased(before, now).text) : now;
      const next = asText(change(photos));
      const draft = { file, text: next, basedOn: hashOfText(asText(now)), savedAt: clock(), savedBy };
      if (await drafts.replace(draft, before?.text)) return;
    }
  }

  /** Runs something with a folder of its own, which goes afterwards. */
  async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
    const folder = await mkdtemp(join(dataDir, 'photo-'));
    try {
      return await run(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Re-encodes a file and keeps it with its small form. */
  const keep = (from: string, turned: number): Promise<Pick<HomePhoto, 'sha256' | 'small'>> =>
    inFolder(async (folder) => {
      const { fault } = await run.takePhoto(from, folder, turned);
      if (fault) throw new AppError('photo-refused', fault);
      const [photo, small] = [join(folder, 'photo.jpg'), join(folder, 'small.jpg')];
      const kept = { sha256: await sha256Of(photo), small: await sha256Of(small) };
      await files.put(kept.sha256, photo);
      await files.put(kept.small, small);
      return kept;
    });

  async function bytesOf(id: string, sha256: string): Promise<Buffer | undefined> {
    const { photos } = await of(id);
    if (!photos.some((one) => one.sha256 === sha256 || one.small === sha256)) return undefined;
    const kept = await files.read(sha256);
    if (kept) return kept;
    const builtInFiles = await contentFilesIn(builtIn);
    const path = Object.keys(builtInFiles).find((one) => builtInFiles[one] === sha256);
    return path === undefined ? undefined : readFile(join(builtIn, path));
  }

  async function rotate(id: string, sha256: string, savedBy: string): Promise<void> {
    const bytes = await bytesOf(id, sha256);
    if (!bytes) return;
    const turned = await inFolder(async (folder) => {
      const from = join(folder, 'before');
      await writeFile(from, bytes, { mode: 0o600 });
      return keep(from, 90);
    });
    await edit(id, savedBy, (photos) =>
      photos.map((photo) =>
        photo.sha256 === sha256 ? { ...turned, ending: '.jpg', text: photo.text } : photo,
      ),
    );
  }

  return {
    of,
    async add(id, upload, savedBy) {
      const { photos } = await of(id);
      if (photos.length >= MOST_PHOTOS)
        throw new AppError('photo-refused', `A home has room for ${MOST_PHOTOS} photos. Remove one first.`);
      const kept = await inFolder(async (folder) => {
        const file = join(folder, 'upload');
        await receiveUpload(upload, file, dataDir);
        return keep(file, 0);
      });
      await edit(id, savedBy, (all) =>
        all.some(({ sha256 }) => sha256 === kept.sha256)
          ? all
          : [...all, { ...kept, ending: '.jpg', text: '' }],
      );
    },
    async change(id, { texts, order, act }, savedBy) {
      const place = ({ sha256 }: HomePhoto) =>
        order.includes(sha256) ? order.indexOf(sha256) : order.length;
      await edit(id, savedBy, (photos) => {
        const written = photos
          .map((photo) => {
            const text = texts.get(photo.sha256)?.replaceAll('\r\n', '\n').trim();
            return text === undefined ? photo : { ...photo, text };
          })
          .toSorted((one, other) => place(one) - place(other));
        return act && act.what !== 'rotate' ? moved(written, act.what, act.sha256) : written;
      });
      if (act?.what === 'rotate') await rotate(id, act.sha256, savedBy);
    },
    read: bytesOf,
    async discard(id) {
      await drafts.remove(photoDraftOf(id));
    },
  };
}

/**
 * Puts the photos of a draft into a folder of content in place of those that the home has there.
 * Files of the folder may be shared with what is live, so none is written to.
 */
export async function writePhotos(
  folder: string,
  id: string,
  draft: string,
  files: Pick<PhotoFiles, 'writeTo'>,
): Promise<void> {
  const there = await contentFilesIn(folder);
  const pathWith = (sha256: string) => Object.keys(there).find((path) => there[path] === sha256);
  const next = await mkdtemp(join(folder, 'next-'));
  for (const [at, { sha256, ending, text }] of photosIn(draft).entries()) {
    const name = join(next, String(at + 1).padStart(2, '0'));
    const known = pathWith(sha256);
    if (known) await linkOrCopy(join(folder, known), name + ending);
    else await files.writeTo(sha256, name + ending);
    await writeFile(`${name}.txt`, text === '' ? '' : `${text}\n`);
  }
  for (const path of Object.keys(there)) if (ofHome(id).test(path)) await rm(join(folder, path));
  await rm(join(folder, 'photos', id), { recursive: true, force: true });
  await mkdir(join(folder, 'photos'), { recursive: true });
  if (photosIn(draft).length > 0) await rename(next, join(folder, 'photos', id));
  else await rm(next, { recursive: true });
}

/** What a draft of photos changes, in a sentence; undefined for nothing. */
export function photosInWords({ photos, published }: EditedPhotos): string | undefined {
  const hashes = (list: readonly HomePhoto[]) => list.map(({ sha256 }) => sha256);
  const [now, before] = [hashes(photos), hashes(published)];
  const added = now.filter((one) => !before.includes(one)).length;
  const removed = before.filter((one) => !now.includes(one)).length;
  const parts = [added > 0 && `${added} new`, removed > 0 && `${removed} taken out`].filter(Boolean);
  if (parts.length > 0) return `Photos: ${parts.join(', ')}`;
  if (now.some((one, at) => one !== before[at])) return 'Photos: another order';
  return photos.some(({ text }, at) => text !== published[at]?.text) ? 'Photos: new texts' : undefined;
}
