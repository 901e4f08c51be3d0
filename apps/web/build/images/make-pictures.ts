import { existsSync, mkdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Focus } from '@rivermark/content';
import type { Picture } from '../../app/ui/picture-data.ts';
import { cropOf, focusWithin } from './crop.ts';
import { fileIn } from './cut.ts';
import { type CutInCache, cutPicture, cutQuickly, type Shelves } from './cut-picture.ts';
import { KnownFiles } from './known-files.ts';
import { readOwnPhotos } from './own-photos.ts';
import { placeFile } from './place-file.ts';
import { positionRules } from './position-css.ts';
import { type Source, sourceFrom } from './source.ts';
import { galleryRecipe, type PicturePlan, type Recipe } from './subjects.ts';

/** How many at a time. Encoding one AVIF already uses every core. */
const AT_ONCE = 2;

interface Places extends Shelves {
  /** The illustrations: `<subject>.webp`. */
  readonly masters: string;
  /** The agent's own photos; may be missing. */
  readonly own: string;
  /** Where the site's files go. */
  readonly output: string;
  /** Photos that were never cut are first cut quickly. */
  readonly quickPhotos?: boolean | undefined;
}

export interface MadePictures {
  /** What pages need to know of each, but for those of the galleries. */
  readonly pictures: readonly Picture[];
  /** The photos of each home that has a folder of them, in their order. */
  readonly galleries: Readonly<Record<string, readonly Picture[]>>;
  /** By the name of the subject, for what else is made of them. */
  readonly sources: ReadonlyMap<string, Source>;
  /** For each picture that many pages show a rule: around which point it is cut. */
  readonly css: string;
  readonly report: readonly PictureReport[];
  readonly notes: readonly string[];
  /** Whether some photos were cut quickly, so that better ones should take their place. */
  readonly areQuick: boolean;
}

export interface PictureReport extends Pick<CutInCache['cut'], 'files'> {
  readonly name: string;
  /** The most bytes at the width that a phone takes. */
  readonly most: number;
  readonly illustration: boolean;
  /** The home whose gallery has it. */
  readonly gallery?: string;
  /** False when all of it came from the cache. */
  readonly made: boolean;
}

/**
 * Every picture in AVIF at the widths that screens use, and in one WebP, from the agent's photo or
 * else from the illustration. Files made earlier from the same bytes come from the cache, and AVIF
 * files of illustrations from the repository. Rejects, naming the file, if a photo is unfit or a
 * picture over its budget. `onCut` reports progress after each cut.
 */
export async function makePictures(
  { masters, own, encoded, cache, output, quickPhotos = false }: Places,
  plan: PicturePlan,
  onCut: (made: number, all: number) => void = () => {},
): Promise<MadePictures> {
  mkdirSync(cache, { recursive: true });
  mkdirSync(output, { recursive: true });
  const known = new KnownFiles(join(cache, 'known-files.json'));
  const { photos, galleries: photosOfHomes, notes } = await readOwnPhotos(own, plan, known);
  const illustrations = await readIllustrations(masters, plan, known, photos);
  known.save();
  const sources = new Map([...illustrations, ...photos]);
  const wanted: { recipe: Recipe; source: Source; gallery?: string }[] = plan.recipes.flatMap((recipe) => {
    const photo = photos.get(recipe.of);
    const source = photo ?? illustrationFor(recipe, illustrations);
    return source && !(photo && recipe.drawn) ? [{ recipe, source }] : [];
  });
  for (const [gallery, all] of photosOfHomes)
    for (const [at, source] of all.entries())
      wanted.push({ gallery, source, recipe: galleryRecipe(gallery, at + 1, source) });
  const pictures: Picture[] = [];
  const galleries: Record<string, Picture[]> = {};
  const positioned: { recipe: Recipe; focus: Focus }[] = [];
  const report: PictureReport[] = [];
  let areQuick = false;
  for (let next = 0; next < wanted.length; next += AT_ONCE) {
    const some = wanted.slice(next, next + AT_ONCE);
    const cuts = await Promise.all(
      some.map(({ recipe, source }) => {
        const cut = quickPhotos && !source.illustration ? cutQuickly : cutPicture;
        return cut(...drawnForAll(source, recipe, illustrations), { encoded, cache });
      }),
    );
    for (const [place, { cut, folder, made, quick }] of cuts.entries()) {
      areQuick ||= quick === true;
      const { recipe, source, gallery } = some[place] as (typeof some)[number];
      const { name } = recipe;
      for (const { width, format } of cut.files)
        placeFile(fileIn(folder, width, format), join(output, `${name}-${width}-${cut.hash}.${format}`));
      const picture = pictureFrom(recipe, source, cut);
      if (gallery) galleries[gallery] = [...(galleries[gallery] ?? []), picture];
      else pictures.push(picture);
      if (plan.isOnManyPages(recipe)) {
        const part = cropOf(source, recipe.ratio, source.focus);
        positioned.push({ recipe, focus: focusWithin(source, part, source.focus) });
      }
      report.push({
        name,
        most: recipe.most,
        illustration: source.illustration,
        made,
        files: cut.files,
        ...(gallery && { gallery }),
      });
      onCut(report.length, wanted.length);
    }
  }
  return {
    pictures,
    galleries,
    sources,
    css: positionRules(positioned),
    report,
    notes,
    areQuick,
  };
}

/**
 * The source of a cut. Illustrations have a drawing of their own for another aspect ratio; photos
 * are cropped; plates are never cropped.
 */
export function illustrationFor(
  { name, of }: Pick<Recipe, 'name' | 'of'>,
  illustrations: ReadonlyMap<string, Source>,
): Source | undefined {
  const whole = illustrations.get(of);
  const isPlate = whole && PLATE.test(whole.file);
  return illustrations.get(name) ?? (isPlate && name !== of ? undefined : whole);
}

const PLATE = /^plate-/;

/** A plate in the place of a home is cut once, as itself, however many homes it stands for. */
function drawnForAll(
  source: Source,
  recipe: Recipe,
  illustrations: ReadonlyMap<string, Source>,
): [Source, Recipe] {
  const plate = parse(source.file).name;
  const own = PLATE.test(plate) ? illustrations.get(plate) : undefined;
  return own ? [own, { ...recipe, name: plate, of: plate }] : [source, recipe];
}

/**
 * The masters of all illustrations by subject, and of other aspect ratios by the name of the cut.
 * A home that was not drawn has its plate's. A subject with a photo may have no drawing.
 */
export async function readIllustrations(
  masters: string,
  { subjects, fixedSubjects, recipes, plateOfHome }: PicturePlan,
  known?: KnownFiles,
  photos: ReadonlyMap<string, Source> = new Map(),
): Promise<ReadonlyMap<string, Source>> {
  const sources = new Map<string, Source>();
  for (const { name, illustration } of [...subjects, ...fixedSubjects]) {
    if (!illustration) continue;
    const isDrawn = existsSync(join(masters, `${name}.webp`));
    const file = `${isDrawn ? name : (plateOfHome.get(name) ?? name)}.webp`;
    if (photos.has(name) && !existsSync(join(masters, file))) continue;
    const about = { file, ...illustration, illustration: true };
    sources.set(name, await sourceFrom(join(masters, file), about, known));
  }
  for (const { name, of } of recipes) {
    const file = `${name}.webp`;
    const whole = sources.get(of);
    if (!whole || name === of || !existsSync(join(masters, file))) continue;
    const { alt, focus } = whole;
    const about = { file, alt, focus, illustration: true };
    sources.set(name, await sourceFrom(join(masters, file), about, known));
  }
  return sources;
}

function pictureFrom(
  { name }: Recipe,
  { illustration, alt }: Source,
  { hash, width, height, files }: CutInCache['cut'],
): Picture {
  const widths = files.filter(({ format }) => format === 'avif').map((file) => file.width);
  const about = { name, hash, width, height, widths };
  return illustration ? { ...about, illustration } : { ...about, illustration, alt };
}
