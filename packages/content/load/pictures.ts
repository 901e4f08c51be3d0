import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { CAPTIONS_FILE, captionsIn } from '../src/captions.ts';
import type { ContentFolder, Entry } from './content-folder.ts';

const picture = /\.(jpe?g|png|webp|avif|heic|heif)$/i;

/** The photos in `photos/` by subject: `riverside.jpg`, or `riverside/01.jpg` and so on. */
interface Photos {
  readonly of: ReadonlySet<string>;
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
    const listed = existsSync(join(root, folder, CAPTIONS_FILE))
      ? captionsIn(content.text(`${folder}/${CAPTIONS_FILE}`) ?? '')
      : [];
    const captions = new Map(listed.map(({ photo, text }) => [photo, text]));
    for (const entry of entries) {
      if (entry.isDirectory() && folder === 'photos')
        look(`photos/${entry.name}`, () => entry.name.toLowerCase());
      if (!entry.isFile() || !picture.test(entry.name)) continue;
      of.add(subjectOf(parse(entry.name).name.toLowerCase()));
      const text = `${folder}/${parse(entry.name).name}.txt`;
      if (captions.get(parse(entry.name).name.toLowerCase())) continue;
      const isThere = existsSync(join(root, text));
      if (isThere && content.text(text)?.trim() !== '') continue;
      content.faults.push({
        file: text,
        line: 1,
        field: '',
        wrong: isThere ? 'the text is empty.' : `${entry.name} has no text beside it.`,
        write: 'Write into it, in one sentence, what the photo shows: it is read to those who do not see it.',
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
