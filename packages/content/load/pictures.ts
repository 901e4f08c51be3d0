import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { CAPTIONS_FILE, captionsIn } from '../src/captions.ts';
import type { ContentFolder, Entry } from './content-folder.ts';
import type { Fault } from './fault.ts';

const picture = /\.(jpe?g|png|webp|avif|heic|heif)$/i;

/** The photos in `photos/` by subject: `riverside.jpg`, or `riverside/01.jpg` and so on. */
interface Photos {
  readonly of: ReadonlySet<string>;
}

const AIM = 'it is read to those who do not see it.';

/** What is wrong with the text of a photo, and what to write. */
function faultOf(photo: string, hasFile: boolean, isListed: boolean): Pick<Fault, 'wrong' | 'write'> {
  const write = `Write into it, in one sentence, what the photo shows: ${AIM}`;
  if (hasFile) return { wrong: 'the text is empty.', write };
  if (!isListed) return { wrong: `${photo} has no text beside it.`, write };
  const words = `Write ${parse(photo).name}, a colon and in one sentence what the photo shows: ${AIM}`;
  return { wrong: `there are no words for ${photo}.`, write: words };
}

/**
 * Lists `photos/`. A photo without its text is a fault. The build checks the pictures themselves.
 */
export function readPhotos(content: ContentFolder, root: string): Photos {
  const of = new Set<string>();
  const look = (folder: string, subjectOf: (name: string) => string) => {
    const entries = existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { withFileTypes: true })
      : [];
    // Names count in letters of any size, as the build reads them.
    const texts = new Map(
      entries.filter(({ name }) => /\.txt$/i.test(name)).map(({ name }) => [name.toLowerCase(), name]),
    );
    const captionsFile = texts.get(CAPTIONS_FILE);
    const listed = captionsFile === undefined ? '' : content.text(`${folder}/${captionsFile}`);
    const captions = new Map(captionsIn(listed ?? '').map(({ photo, text }) => [photo, text]));
    for (const entry of entries) {
      if (entry.isDirectory() && folder === 'photos')
        look(`photos/${entry.name}`, () => entry.name.toLowerCase());
      if (!entry.isFile() || !picture.test(entry.name)) continue;
      const name = parse(entry.name).name.toLowerCase();
      of.add(subjectOf(name));
      // Captions that cannot be read are a fault already.
      if (listed === undefined || captions.get(name)) continue;
      const text = texts.get(`${name}.txt`);
      if (text !== undefined && content.text(`${folder}/${text}`)?.trim() !== '') continue;
      content.faults.push({
        file: `${folder}/${text ?? captionsFile ?? `${parse(entry.name).name}.txt`}`,
        line: 1,
        field: '',
        ...faultOf(entry.name, text !== undefined, captionsFile !== undefined),
      });
    }
  };
  look('photos', (name) => name);
  return { of };
}

/**
 * Reports a fault for each subject without a photo or a described and drawn illustration. Homes
 * need none, because a plate stands in for them.
 */
export function picturesMissing(
  content: ContentFolder,
  masters: string,
  photos: Photos,
  things: readonly Entry<{ readonly illustration?: unknown }>[],
): void {
  for (const thing of things) {
    if (photos.of.has(thing.id)) continue;
    if (existsSync(join(masters, `${thing.id}.webp`)) && thing.data.illustration) continue;
    content.fault(
      thing,
      [],
      '',
      'there is no picture of it.',
      `Put a photo into photos/${thing.id}.jpg, and beside it ${thing.id}.txt with one sentence that says what it shows; or draw it as illustrations/README.md says, and write under illustration what it shows.`,
    );
  }
}
