import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { CAPTIONS_FILE, captionsIn } from '@rivermark/content';
import { acceptedEndings, endingFits, heicFault } from './image-kind.ts';
import type { KnownFiles } from './known-files.ts';
import { readPhotoText } from './photo-text.ts';
import { PictureFault } from './picture-fault.ts';
import { type Source, sourceFrom } from './source.ts';

/** Files that operating systems create in folders. */
const litter = /^(\.|~|thumbs\.db$|desktop\.ini$|readme\.md$)/i;

/** A photo's file, by what it is called: what the folder knows it by, and what it must be. */
interface Meant {
  readonly key: string;
  /** Throws, naming the file, when pages cannot take a photo of this size there. */
  readonly checkSize: (source: Source) => void;
}

export interface PhotoFolder {
  readonly photos: ReadonlyMap<string, Source>;
  /** Names of the folders in it. */
  readonly folders: readonly string[];
  /** What was taken although its name says something else, in words. */
  readonly notes: readonly string[];
  /** What is wrong, each with its file and what to do. */
  readonly faults: readonly string[];
}

/** The file's name in messages, with its folder if that is not the top folder of photos. */
const shown = (within: string, file: string) => (within ? `${within}/${file}` : file);

const nameOf = (file: string) => parse(file).name.toLowerCase();

/**
 * The photos of one folder, each with the text of its name. `meant` tells from its name what a file
 * is for, and throws if unknown. Without the folder there are no photos.
 */
export async function readPhotoFolder(
  root: string,
  within: string,
  meant: (name: string, file: string) => Meant,
  known?: KnownFiles,
): Promise<PhotoFolder> {
  const folder = join(root, within);
  const photos = new Map<string, Source>();
  const faults: string[] = [];
  const notes: string[] = [];
  const entries = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter(({ name }) => !litter.test(name))
        .sort((one, other) => (one.name < other.name ? -1 : 1))
    : [];
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  const captionsFile = files.find((file) => file.toLowerCase() === CAPTIONS_FILE);
  const listed = captionsFile ? captionsIn(readFileSync(join(folder, captionsFile), 'utf8')) : [];
  const captions = new Map(listed.map((caption) => [caption.photo, caption]));
  const texts = new Map(
    files.filter((file) => /\.txt$/i.test(file) && file !== captionsFile).map((file) => [nameOf(file), file]),
  );
  const taken = new Map<string, string>();
  for (const name of files.filter((one) => !/\.txt$/i.test(one))) {
    const file = shown(within, name);
    try {
      const { key, checkSize } = meant(nameOf(name), file);
      checkEnding(file);
      const first = taken.get(key);
      if (first) throw new PictureFault(`${file}: there is ${first} too. Keep one of them.`);
      taken.set(key, file);
      const text = texts.get(nameOf(name));
      const { alt, focus } = readPhotoText(
        root,
        file,
        text && shown(within, text),
        captions.get(nameOf(name)),
      );
      const about = { file, alt, focus, illustration: false };
      const source = await sourceFrom(join(root, file), about, known);
      checkSize(source);
      photos.set(key, source);
      if (!endingFits(source.kind, parse(name).ext.toLowerCase()))
        notes.push(`${file} is a ${source.kind} in truth, and taken as one.`);
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  const pictured = new Set(files.filter((file) => !/\.txt$/i.test(file)).map(nameOf));
  for (const [name, file] of texts)
    if (!pictured.has(name))
      faults.push(
        `${shown(within, file)}: there is no picture of that name beside it. Put one there, or take the text away.`,
      );
  const pictureNames = [...pictured].join(', ');
  for (const { photo, line, text } of listed) {
    const where = `${shown(within, captionsFile ?? '')}, line ${line}`;
    if (photo === '')
      faults.push(`${where}: write the photo's name, a colon and its words, as in 01: The house.`);
    else if (!pictured.has(photo))
      faults.push(`${where}: there is no photo ${photo}. The photos are: ${pictureNames}.`);
    else if (captions.get(photo)?.text !== text) faults.push(`${where}: ${photo} is there twice.`);
  }
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return { photos, folders, notes, faults };
}

function checkEnding(file: string): void {
  const ending = parse(file).ext.toLowerCase();
  if (ending === '.heic' || ending === '.heif') throw new PictureFault(`${file} ${heicFault}`);
  if (!acceptedEndings.includes(ending))
    throw new PictureFault(
      `${file}: a picture's name ends in ${acceptedEndings.join(', ')}. Export it as JPEG.`,
    );
}
