import {
  type Content,
  type Focus,
  featuredHomes,
  middle,
  plateAlt,
  plateNames,
  quizDrawings,
  quizStyles,
} from '@rivermark/content';
import { otherHours } from '../../app/river/river-hours.ts';
import { heroFrames, homeFrames } from '../../app/ui/picture-frames.ts';

/**
 * The subject of a picture. Its name is also the name of the master, and of the photo that replaces
 * it.
 */
export interface Subject {
  readonly name: string;
  /** The illustration's alt text, and the focus that crops keep. Absent without an illustration. */
  readonly illustration?: { readonly alt: string; readonly focus: Focus };
  /** Width over height of what pages take of a photo. */
  readonly ratio: number;
  /** How wide, in pixels, what pages take of a photo must be. */
  readonly leastWidth: number;
}

/** One cut of a subject, as pages take it. */
export interface Recipe {
  readonly name: string;
  readonly of: string;
  readonly ratio: number;
  readonly widths: readonly number[];
  /** The most bytes of its AVIF at the width for phones. */
  readonly most: number;
  /** The target size of its AVIF at the least width, if an acceptable quality allows it. */
  readonly leastWidthMost?: number;
  /**
   * Exists only as a drawing, not for a photo of the subject: the river's other hours, a closer
   * home.
   */
  readonly drawn?: true;
  /** One of very many: encoded with less effort. */
  readonly plain?: true;
  /** Temporary: few widths, encoded as fast as possible. */
  readonly quick?: true;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Phones load 800: `sizes` is set for two device pixels per CSS pixel, whatever the screen has. */
export const PHONE_WIDTH = 800;
const HERO_BYTES = 60_000;
const CARD_BYTES = 40_000;
/**
 * The first ten TCP packets (14,600 bytes) less headers. A phone's first picture needs no further
 * round trip.
 */
const FIRST_WINDOW_BYTES = 13_900;

const widths = [480, 800, 1200, 1600];
const optionWidths = [320, 480, 640];
const card = { ratio: 4 / 3, leastWidth: 1200 };

/** The plates, which no photo replaces. */
const plateSubjects: readonly Subject[] = plateNames.map((name) => ({
  name: `plate-${name}`,
  illustration: { alt: plateAlt(name), focus: middle },
  ...card,
}));

/** What stands beside the answers of the quiz. The answer says all, so they have no words. */
const optionSubjects: readonly Subject[] = quizDrawings.flatMap((set) =>
  quizStyles.map((style) => ({
    name: `option-${set}-${style}`,
    illustration: { alt: '', focus: middle },
    ratio: 4 / 3,
    leastWidth: 640,
  })),
);

const wideHero = { of: 'hero', ratio: 16 / 9, widths: [...widths, 2400], most: HERO_BYTES };

/** The hero's frames besides 16:9. */
const heroRecipes = (name: string): Recipe[] =>
  Object.entries(heroFrames).map(([frame, { ratio }]) => ({
    ...wideHero,
    name: `${name}-${frame}`,
    ratio,
    ...(ratio > 1 ? {} : { widths, leastWidthMost: FIRST_WINDOW_BYTES }),
  }));

/** The sheets of a floor plan: one that lies, and one that stands, for phones. */
const planSheets = {
  plan: { ratio: 3 / 2, widths },
  'plan-tall': { ratio: 2 / 3, widths: widths.slice(0, -1) },
} as const;

/** How wide a gallery's photo that lies is made; one that stands is made as large, not as wide. */
const galleryWidths = [480, 800, 1280, 1920];

/** A photo of a home's gallery, whole. `place` counts from 1. */
export function galleryRecipe(home: string, place: number, { width, height }: Size): Recipe {
  const ratio = width / height;
  const share = Math.min(1, Math.sqrt(ratio / (4 / 3)));
  return {
    name: `${home}-${String(place).padStart(2, '0')}`,
    of: `${home}/${place}`,
    ratio,
    widths: galleryWidths.map((full) => Math.round((full * share) / 10) * 10),
    most: CARD_BYTES,
    plain: true,
  };
}

/** A home from nearer and its floor plan, which stand on its own page alone. */
const isOfOwnPage = (name: string) => /-(?:close-up|plan|plan-tall|view-[a-z-]+)$/.test(name);

/** Every picture that a content asks for. */
export interface PicturePlan {
  /** The homes: each has one picture for cards, and a folder of photos may be named after it. */
  readonly homeSubjects: readonly Subject[];
  /** Homes that no page shows. Their photos stay where they are, and nothing is made of them. */
  readonly hiddenHomes: ReadonlySet<string>;
  /** Every subject that a photo of the agent's can stand for. */
  readonly subjects: readonly Subject[];
  /** What no photo replaces. */
  readonly fixedSubjects: readonly Subject[];
  /** All that is made: each subject whole, and its compositions for frames of another shape. */
  readonly recipes: readonly Recipe[];
  /** By the id of a home that was not drawn: the plate in its place. */
  readonly plateOfHome: ReadonlyMap<string, string>;
  /**
   * Whether a picture is on many kinds of pages. False for plates, quiz drawings, and homes that
   * are only on home pages.
   */
  isOnManyPages(recipe: Pick<Recipe, 'name' | 'of'>): boolean;
}

/** Lists the pictures that a content asks for. */
export function picturePlan(content: Content): PicturePlan {
  const { homePage, homes, neighborhoods, notFound, quiz } = content;
  const { hero } = homePage;
  const featured = featuredHomes(content);
  const homeSubjects = homes.map(
    ({ id, imageAlt, focus }): Subject => ({
      name: id,
      illustration: { alt: imageAlt, focus: focus ?? middle },
      ...card,
    }),
  );
  const subjects: Subject[] = [
    {
      name: 'hero',
      illustration: { alt: hero.imageAlt, focus: hero.focus },
      ratio: 16 / 9,
      leastWidth: 1920,
    },
    { name: 'agent', ratio: 4 / 5, leastWidth: 1200 },
    ...homeSubjects,
    ...neighborhoods.map(({ slug, imageAlt, focus }) => ({
      name: slug,
      illustration: { alt: imageAlt, focus: focus ?? middle },
      ...card,
    })),
  ];
  const missingPage: Subject = {
    name: 'not-found',
    illustration: { alt: notFound.illustration.alt, focus: middle },
    ...card,
  };
  const fixedSubjects = [missingPage, ...plateSubjects, ...optionSubjects];
  /** The pictures that take half a window or the whole of it. */
  const large = new Set<string>(['hero', ...neighborhoods.map(({ slug }) => slug)]);
  const recipes: Recipe[] = [
    ...[...subjects, ...fixedSubjects].map(({ name, ratio }) => ({
      name,
      of: name,
      ratio,
      widths: large.has(name) ? [...widths, 2400] : name.startsWith('option-') ? optionWidths : widths,
      most: name === 'hero' ? HERO_BYTES : CARD_BYTES,
    })),
    ...heroRecipes('hero'),
    ...otherHours.flatMap((hour) =>
      [{ ...wideHero, name: `hero-${hour}` }, ...heroRecipes(`hero-${hour}`)].map((recipe) => ({
        ...recipe,
        drawn: true as const,
      })),
    ),
    ...featured.map(({ id }) => ({
      name: `${id}-wide`,
      of: id,
      ratio: homeFrames.wide.ratio,
      widths: [...widths, 2400],
      most: CARD_BYTES,
    })),
    ...homes
      .filter(({ closeUp }) => closeUp)
      .map(({ id }) => ({
        name: `${id}-close-up`,
        of: id,
        ratio: 4 / 3,
        widths,
        most: CARD_BYTES,
        drawn: true as const,
      })),
    ...homes.flatMap(({ id, views }) =>
      views.map(({ name }) => ({
        name: `${id}-view-${name}`,
        of: id,
        ratio: 4 / 3,
        widths,
        most: CARD_BYTES,
        drawn: true as const,
      })),
    ),
    ...homes
      .filter(({ plan }) => plan)
      .flatMap(({ id }) =>
        Object.entries(planSheets).map(([name, sheet]) => ({
          name: `${id}-${name}`,
          of: id,
          ...sheet,
          most: CARD_BYTES,
          drawn: true as const,
        })),
      ),
    ...Object.values(quiz.results).map(({ style, pictureOf }) => ({
      name: `quiz-${style}`,
      of: pictureOf,
      ratio: 2,
      widths,
      most: CARD_BYTES,
    })),
  ];
  const isFeatured = new Set(featured.map(({ id }) => id));
  const onFewPages = new Set([...homeSubjects, ...plateSubjects, ...optionSubjects].map(({ name }) => name));
  return {
    homeSubjects,
    hiddenHomes: new Set(content.hiddenHomes),
    subjects,
    fixedSubjects,
    recipes,
    plateOfHome: new Map(homes.map(({ id, plate }) => [id, `plate-${plate}`])),
    isOnManyPages: ({ name, of }) =>
      !isOfOwnPage(name) && (isFeatured.has(of) || !onFewPages.has(of.split('/')[0] ?? '')),
  };
}
