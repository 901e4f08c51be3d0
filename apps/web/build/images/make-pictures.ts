import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { homes } from '@rivermark/content';
import type { Picture } from '../../app/ui/picture-data.ts';
import { cropOf, focusWithin } from './crop.ts';
import { type CutInCache, cutPicture, fileIn, type Shelves } from './cut-picture.ts';
import { readOwnPhotos } from './own-photos.ts';
import { placeholderRule } from './placeholder-css.ts';
import { type Source, sourceFrom } from './source.ts';
import { notFound, type Recipe, subjects } from './subjects.ts';

/** So many at a time: encoding AVIF uses every core by itself. */
const AT_ONCE = 2;

interface Places extends Shelves {
  /** The illustrations: `<subject>.webp`. */
  readonly masters: string;
  /** The agent's own photos; may be missing. */
  readonly own: string;
  /** Where the site's files go. */
  readonly output: string;
}

export interface MadePictures {
  /** What pages need to know of each. */
  readonly pictures: readonly Picture[];
  /** By the name of the subject, for what else is made of them. */
  readonly sources: ReadonlyMap<string, Source>;
  /** A rule for each picture: what stands in its place until it comes, and where its focus lies. */
  readonly css: string;
  readonly report: readonly PictureReport[];
  readonly notes: readonly string[];
}

export interface PictureReport extends Pick<CutInCache['cut'], 'files'> {
  readonly name: string;
  /** The most bytes at the width that a phone takes. */
  readonly most: number;
  readonly illustration: boolean;
  /** False when all of it came from the cache. */
  readonly made: boolean;
}

/**
 * Every picture in AVIF and WebP at the widths that screens take, from the agent's photo where there is one and
 * from the illustration otherwise. What was made once from the same bytes in the same way is taken from the cache,
 * and the AVIF files of illustrations from the repository. Rejects, naming the file, when a photo is unfit or a picture
 * over its budget. `onCut`: told after each cut how many there are of how many.
 */
export async function makePictures(
  { masters, own, encoded, cache, output }: Places,
  recipes: readonly Recipe[],
  onCut: (made: number, all: number) => void = () => {},
): Promise<MadePictures> {
  mkdirSync(cache, { recursive: true });
  mkdirSync(output, { recursive: true });
  const { photos, notes } = await readOwnPhotos(own);
  const sources = new Map([...(await readIllustrations(masters)), ...photos]);
  const wanted = recipes.flatMap((recipe) => {
    const source = sources.get(recipe.of);
    return source ? [{ recipe, source }] : [];
  });
  const pictures: Picture[] = [];
  const rules: string[] = [];
  const report: PictureReport[] = [];
  for (let next = 0; next < wanted.length; next += AT_ONCE) {
    const some = wanted.slice(next, next + AT_ONCE);
    const cuts = await Promise.all(
      some.map(({ recipe, source }) => cutPicture(source, recipe, { encoded, cache })),
    );
    for (const [place, { cut, folder, made }] of cuts.entries()) {
      const { recipe, source } = some[place] as (typeof some)[number];
      const { name } = recipe;
      for (const { width, format } of cut.files)
        copyFileSync(fileIn(folder, width, format), join(output, `${name}-${width}-${cut.mark}.${format}`));
      pictures.push(pictureFrom(name, source, cut));
      const part = cropOf(source, recipe.ratio, source.focus);
      rules.push(placeholderRule(name, cut.blurred, focusWithin(source, part, source.focus)));
      report.push({ name, most: recipe.most, illustration: source.illustration, made, files: cut.files });
      onCut(report.length, wanted.length);
    }
  }
  return { pictures, sources, css: rules.join(''), report, notes };
}

/** The masters of all illustrations, by the name of their subject. */
export async function readIllustrations(masters: string): Promise<ReadonlyMap<string, Source>> {
  const sources = new Map<string, Source>();
  for (const { name, illustration } of [...subjects, notFound]) {
    if (!illustration) continue;
    const file = `${name}.webp`;
    // A home that has only photos has no illustration.
    if (homes.some(({ id }) => id === name) && !existsSync(join(masters, file))) continue;
    sources.set(name, await sourceFrom(join(masters, file), { file, ...illustration, illustration: true }));
  }
  return sources;
}

function pictureFrom(name: string, { illustration, alt }: Source, cut: CutInCache['cut']): Picture {
  const { mark, width, height, files } = cut;
  const widths = files.filter(({ format }) => format === 'avif').map((file) => file.width);
  const about = { name, mark, width, height, widths };
  return illustration ? { ...about, illustration } : { ...about, illustration, alt };
}
