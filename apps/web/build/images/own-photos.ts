import { cropOf } from './crop.ts';
import type { KnownFiles } from './known-files.ts';
import { type PhotoFolder, readPhotoFolder } from './photo-folder.ts';
import { PictureFault } from './picture-fault.ts';
import type { Source } from './source.ts';
import type { PicturePlan, Subject } from './subjects.ts';

export interface OwnPhotos {
  /** By the name of the subject; a home's is the first of its folder. */
  readonly photos: ReadonlyMap<string, Source>;
  /** By the home's id, in their order, for homes that have a folder. */
  readonly galleries: ReadonlyMap<string, readonly Source[]>;
  /** What was taken although its name says something else, in words. */
  readonly notes: readonly string[];
}

/** A gallery's photo is seen whole: its longer side must have so many pixels. */
const LEAST_SIDE = 1200;

/**
 * The agent's own photos. A file in `folder` is named after its subject. A folder in it is named
 * after a home, and holds that home's photos in order: 01.jpg, 02.jpg. A text beside each one
 * describes it. Rejects with all faults at once, each with its file and what to do. Without the
 * folder there are no photos.
 */
export async function readOwnPhotos(
  folder: string,
  { homeSubjects, hiddenHomes, subjects }: Pick<PicturePlan, 'homeSubjects' | 'hiddenHomes' | 'subjects'>,
  known?: KnownFiles,
): Promise<OwnPhotos> {
  const meant = (name: string, file: string) => {
    if (hiddenHomes.has(name)) return { key: name, checkSize: () => {} };
    const subject = subjects.find((one) => one.name === name);
    if (!subject)
      throw new PictureFault(
        `${file}: no picture of the site has this name. The names are: ${subjects.map((one) => one.name).join(', ')}.`,
      );
    return { key: name, checkSize: (source: Source) => checkCut(source, subject) };
  };
  const single = await readPhotoFolder(folder, '', meant, known);
  const photos = new Map([...single.photos].filter(([name]) => !hiddenHomes.has(name)));
  const galleries = new Map<string, readonly Source[]>();
  const read: PhotoFolder[] = [single];
  const faults: string[] = [];
  for (const name of single.folders) {
    if (hiddenHomes.has(name)) continue;
    const home = homeSubjects.find((one) => one.name === name);
    if (!home) {
      const known = homeSubjects.map((one) => one.name).join(', ');
      faults.push(`${name}/: no home has this name. The homes are: ${known}.`);
      continue;
    }
    if (photos.has(name))
      faults.push(
        `${single.photos.get(name)?.file}: there is the folder ${name} too. Move the photo and its text into it, as 01.`,
      );
    const one = await readPhotoFolder(folder, name, meantInGallery, known);
    read.push(one);
    const gallery = [...one.photos].sort(([a], [b]) => Number(a) - Number(b)).map(([, source]) => source);
    const [first] = gallery;
    if (!first) continue;
    galleries.set(name, gallery);
    photos.set(name, first);
    try {
      checkCut(first, home);
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  const all = [...read.flatMap((one) => one.faults), ...faults];
  if (all.length > 0)
    throw new PictureFault(
      `Your own photos (${folder}) have faults:\n${all.map((fault) => `- ${fault}`).join('\n')}`,
    );
  return { photos, galleries, notes: read.flatMap((one) => one.notes) };
}

/** Decodes every photo as the build does. Resolves with what is wrong with the broken ones. */
export async function brokenPhotos({ photos, galleries }: OwnPhotos): Promise<string[]> {
  const faults: string[] = [];
  for (const source of new Set([...photos.values(), ...[...galleries.values()].flat()]))
    await source.open().catch((error: PictureFault) => faults.push(error.message));
  return faults;
}

function meantInGallery(place: string, file: string) {
  if (!/^\d{1,3}$/.test(place))
    throw new PictureFault(`${file}: name it by its place among the photos: 01.jpg, 02.jpg, 03.jpg.`);
  return { key: String(Number(place)), checkSize: checkSide };
}

function checkCut(source: Source, { ratio, leastWidth }: Subject): void {
  const { file, width, height, focus } = source;
  if (cropOf({ width, height }, ratio, focus).width >= leastWidth) return;
  throw new PictureFault(
    `${file} is too small: ${width} × ${height} pixels. Give one of at least ${leastWidth} × ${Math.ceil(leastWidth / ratio)}.`,
  );
}

function checkSide({ file, width, height }: Source): void {
  if (Math.max(width, height) >= LEAST_SIDE) return;
  throw new PictureFault(
    `${file} is too small: ${width} × ${height} pixels. Give one whose longer side has at least ${LEAST_SIDE}.`,
  );
}
