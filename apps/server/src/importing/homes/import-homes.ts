import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileFormOf } from '@rivermark/content/edit';
import { faultlessContent } from '../faultless-content.ts';
import { draftOf, type HomeDraft, type NoHome } from './draft-of.ts';
import { fetchPhoto } from './fetch-photo.ts';
import { photosOf } from './photos-of.ts';
import { readReso } from './read-reso.ts';

/** What became of one property of the file. */
export type ImportedHome =
  | (Pick<HomeDraft, 'left'> & {
      readonly file: string;
      readonly photos: number;
      /** Photos that are not taken, each with why. */
      readonly photosLeft: readonly string[];
    })
  | NoHome;

interface HowToImport {
  readonly now: Date;
  /** For homes whose neighborhood the file does not tell. */
  readonly neighborhood?: string | undefined;
}

const textOf = (file: string, { fields, remarks }: HomeDraft): string => {
  const form = fileFormOf(file);
  if (!form) throw new Error(`${file} is no file of a home.`);
  const head = ['yaml-language-server: $schema=../.schema/home.json', ...remarks];
  return form.setFields(head.map((line) => `# ${line}\n`).join(''), fields);
};

/** A photo needs words, as it is read to those who do not see it. */
const hasWords = (words: string) => words.length >= 10 && words.length <= 250;

/** Fetches photos into a folder of the home's name; resolves with what could not be taken. */
async function fetchPhotos(folder: string, id: string, photos: ReturnType<typeof photosOf>) {
  const into = join(folder, 'photos', id);
  const left: string[] = [];
  let taken = 0;
  for (const [at, { url, words }] of photos.entries()) {
    const which = `photo ${at + 1}`;
    if (!hasWords(words)) {
      left.push(`${which} has no words that say what is seen`);
      continue;
    }
    try {
      const { bytes, ending } = await fetchPhoto(url);
      await mkdir(into, { recursive: true });
      const name = join(into, String(taken + 1).padStart(2, '0'));
      await writeFile(`${name}.${ending}`, bytes);
      await writeFile(`${name}.txt`, `${words}\n`);
      taken += 1;
    } catch (error) {
      left.push(`${which}: ${(error as Error).message}`);
    }
  }
  return { taken, left };
}

/**
 * Reads properties of an MLS into `content/homes/` of a folder, each as a draft that no page shows.
 * A home that is there already stays as it is.
 */
export async function importHomes(
  source: string,
  folder: string,
  { now, neighborhood }: HowToImport,
): Promise<ImportedHome[]> {
  const { neighborhoods } = faultlessContent(folder);
  const places = neighborhoods.map(({ slug, name, zipCode }) => ({ slug, name, zipCode }));
  if (neighborhood !== undefined && !places.some(({ slug }) => slug === neighborhood))
    throw new Error(
      `There is no neighborhood "${neighborhood}". The names are: ${places.map(({ slug }) => slug).join(', ')}.`,
    );
  const imported: ImportedHome[] = [];
  for (const { property, media } of readReso(await readFile(source, 'utf8'))) {
    const draft = draftOf(property, places, { now, neighborhood });
    if ('why' in draft) {
      imported.push(draft);
      continue;
    }
    const file = `content/homes/${draft.id}.yaml`;
    if (existsSync(join(folder, file))) {
      imported.push({ address: String(draft.fields.address), why: `${file} is there already.` });
      continue;
    }
    await mkdir(join(folder, 'content/homes'), { recursive: true });
    await writeFile(join(folder, file), textOf(file, draft));
    const photos = await fetchPhotos(folder, draft.id, photosOf(media));
    imported.push({ file, left: draft.left, photos: photos.taken, photosLeft: photos.left });
  }
  return imported;
}
