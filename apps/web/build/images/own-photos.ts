import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { type Focus, fairHousingFaults, middle } from '@rivermark/content';
import { cropOf } from './crop.ts';
import { acceptedEndings, endingFits, heicFault } from './image-kind.ts';
import { PictureFault } from './picture-fault.ts';
import { type Source, sourceFrom } from './source.ts';
import { type Subject, subjects } from './subjects.ts';

/** What computers put into folders by themselves. */
const litter = /^(\.|~|thumbs\.db$|desktop\.ini$|readme\.md$)/i;

interface PhotoFolder {
  /** By the name of the subject. */
  readonly photos: ReadonlyMap<string, Source>;
  /** What was taken although its name says something else, in words. */
  readonly notes: readonly string[];
}

/**
 * The agent's own photos: each file is named after its subject, and a text of the same name says what it shows.
 * Rejects with every fault of the folder at once, each naming its file and what to do. No folder is no photo.
 */
export async function readOwnPhotos(folder: string): Promise<PhotoFolder> {
  const photos = new Map<string, Source>();
  const faults: string[] = [];
  const notes: string[] = [];
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => !litter.test(file))
        .sort()
    : [];
  const texts = new Map(files.filter((file) => /\.txt$/i.test(file)).map((file) => [nameOf(file), file]));
  const taken = new Map<string, string>();
  for (const file of files.filter((one) => !/\.txt$/i.test(one))) {
    try {
      const subject = subjectOf(file);
      const first = taken.get(subject.name);
      if (first) throw new PictureFault(`${file}: there is ${first} too. Keep one of them.`);
      taken.set(subject.name, file);
      const { alt, focus } = readText(file, folder, texts.get(subject.name));
      const source = await sourceFrom(join(folder, file), { file, alt, focus, illustration: false });
      checkSize(source, subject);
      photos.set(subject.name, source);
      if (!endingFits(source.kind, parse(file).ext.toLowerCase()))
        notes.push(`${file} is a ${source.kind} in truth, and taken as one.`);
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  for (const [name, file] of texts)
    if (!taken.has(name))
      faults.push(
        `${file}: there is no picture of that name beside it. Put one there, or take the text away.`,
      );
  if (faults.length > 0)
    throw new PictureFault(
      `Your own photos (${folder}) have faults:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
  return { photos, notes };
}

const nameOf = (file: string) => parse(file).name.toLowerCase();

function subjectOf(file: string): Subject {
  const ending = parse(file).ext.toLowerCase();
  const subject = subjects.find(({ name }) => name === nameOf(file));
  if (!subject)
    throw new PictureFault(
      `${file}: no picture of the site has this name. The names are: ${subjects.map(({ name }) => name).join(', ')}.`,
    );
  if (ending === '.heic' || ending === '.heif') throw new PictureFault(`${file} ${heicFault}`);
  if (!acceptedEndings.includes(ending))
    throw new PictureFault(
      `${file}: a picture's name ends in ${acceptedEndings.join(', ')}. Export it as JPEG.`,
    );
  return subject;
}

/** What the text beside a photo says: what is seen, and in a line of its own, if it likes, where the focus lies. */
function readText(photo: string, folder: string, file: string | undefined) {
  const wanted = `${parse(photo).name}.txt`;
  if (!file)
    throw new PictureFault(
      `${photo}: ${wanted} is missing. Write into it, in one sentence, what the photo shows: it is read to those who do not see it.`,
    );
  const lines = readFileSync(join(folder, file), 'utf8')
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line) => line.trim());
  const pointed = lines.find((line) => /^focus:/i.test(line));
  const alt = lines
    .filter((line) => line !== '' && line !== pointed)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  if (alt.includes('\ufffd') || alt.includes('\0'))
    throw new PictureFault(`${file}: save it as plain text in UTF-8.`);
  if (alt.length < 10 || alt.length > 250 || /\.(jpe?g|png|webp|avif)\b/i.test(alt))
    throw new PictureFault(
      `${file}: write in one sentence of 10 to 250 letters what the photo shows, as you would on the telephone.`,
    );
  for (const phrase of fairHousingFaults(alt))
    throw new PictureFault(
      `${file}: "${phrase}" is kept out of the copy for fair housing. Say what is seen.`,
    );
  return { alt, focus: pointed === undefined ? middle : focusFrom(pointed, file) };
}

function focusFrom(line: string, file: string): Focus {
  const [, x, y] = /^focus:\s*(\d{1,3})\s*%?[\s,]+(\d{1,3})\s*%?$/i.exec(line) ?? [];
  if (x === undefined || y === undefined || Number(x) > 100 || Number(y) > 100)
    throw new PictureFault(
      `${file}: "${line}" is not like "Focus: 60% 40%": how far from the left, how far from the top.`,
    );
  return { x: Number(x) / 100, y: Number(y) / 100 };
}

function checkSize({ file, width, height, focus }: Source, { ratio, leastWidth }: Subject): void {
  if (cropOf({ width, height }, ratio, focus).width >= leastWidth) return;
  throw new PictureFault(
    `${file} is too small: ${width} × ${height} pixels. Give one of at least ${leastWidth} × ${Math.ceil(leastWidth / ratio)}.`,
  );
}
