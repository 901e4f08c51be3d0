import { draw as atlanticBeach } from './drawings/atlantic-beach.ts';
import { draw as avondale } from './drawings/avondale.ts';
import { draw as avondaleTudor } from './drawings/avondale-tudor.ts';
import { draw as downtownJacksonville } from './drawings/downtown-jacksonville.ts';
import { draw as downtownPenthouse } from './drawings/downtown-penthouse.ts';
import { hours } from './drawings/hero/hours.ts';
import { frames } from './drawings/hero/scene.ts';
import { drawRiver } from './drawings/hero.ts';
import { draw as jacksonvilleBeach } from './drawings/jacksonville-beach.ts';
import { draw as murrayHill } from './drawings/murray-hill.ts';
import { draw as nocatee } from './drawings/nocatee.ts';
import { draw as nocateeFarmhouse } from './drawings/nocatee-farmhouse.ts';
import { draw as notFound } from './drawings/not-found.ts';
import { draw as oceanfrontContemporary } from './drawings/oceanfront-contemporary.ts';
import { draw as ortega } from './drawings/ortega.ts';
import { draw as ortegaMediterranean } from './drawings/ortega-mediterranean.ts';
import { plans } from './drawings/plans/index.ts';
import { plates } from './drawings/plates/index.ts';
import { draw as ponteVedraBeach } from './drawings/ponte-vedra-beach.ts';
import { quizDrawings } from './drawings/quiz/index.ts';
import { draw as riverFromPorch } from './drawings/riverfront-estate/porch.ts';
import { draw as riverfrontEstate } from './drawings/riverfront-estate.ts';
import { draw as riverside } from './drawings/riverside.ts';
import { draw as riversideBungalow } from './drawings/riverside-bungalow.ts';
import { draw as sanMarco } from './drawings/san-marco.ts';
import { draw as sanMarcoGeorgian } from './drawings/san-marco-georgian.ts';
import { draw as socialCard } from './drawings/social-card.ts';
import { draw as southside } from './drawings/southside.ts';
import { draw as springfield } from './drawings/springfield.ts';
import { views } from './drawings/views/index.ts';
import { drawPlan } from './kit/plan/draw-plan.ts';
import type { Sheet } from './kit/sheet.ts';

/** One picture of the set. */
export interface Subject {
  /** Draws it; repeated drawings are identical. */
  readonly draw: () => Sheet;
  /** Pixels of the master for one unit of the sheet. */
  readonly scale: number;
  /** Strength of the film grain, 0 for none. */
  readonly grain: number;
  /** WebP quality of a master that is larger than screens need, so a lower one is enough. */
  readonly quality?: number;
  /** Drawn, but not on any page, so it has no master. */
  readonly unused?: true;
}

/** At least 2880 pixels across a window, and 1440 across a phone. */
const SCALES = { wide: 1.8, panorama: 1.4, tall: 1.5 } as const;

/**
 * For guides, whose picture takes seven twelfths of a window: 2880 pixels wide. The quality drops
 * grain that is too fine for any screen.
 */
const LARGE = { scale: 3.6, quality: 82 } as const;

/**
 * The river in each of its frames and hours: `hero` (wide, at dusk), `hero-tall`, `hero-dawn-tall`
 * and so on.
 */
const river = Object.fromEntries(
  Object.entries(hours).flatMap(([time, hour]) =>
    Object.entries(frames).map(([shape, frame]): [string, Subject] => [
      ['hero', ...(time === 'dusk' ? [] : [time]), ...(shape === 'wide' ? [] : [shape])].join('-'),
      {
        draw: () => drawRiver(frame, hour),
        scale: SCALES[shape as keyof typeof frames],
        grain: 0,
      },
    ]),
  ),
);

/** How far a home's view extends to either side at 16:9. */
const SIDE = (600 * (16 / 9) - 800) / 2;

/** Each home. */
const homes = {
  'riverfront-estate': { draw: riverfrontEstate },
  'oceanfront-contemporary': { draw: oceanfrontContemporary },
  'ortega-mediterranean': { draw: ortegaMediterranean },
  'san-marco-georgian': { draw: sanMarcoGeorgian },
  'avondale-tudor': { draw: avondaleTudor },
  'riverside-bungalow': { draw: riversideBungalow },
  'nocatee-farmhouse': { draw: nocateeFarmhouse },
  'downtown-penthouse': { draw: downtownPenthouse },
} as const satisfies Readonly<Record<string, { draw: (side?: number) => Sheet }>>;

/** The homes as shown across the page by the carousel. */
const wideHomes = Object.fromEntries(
  Object.entries(homes).map(([name, { draw }]): [string, Subject] => [
    `${name}-wide`,
    { draw: () => draw(SIDE), scale: 2.7, quality: 82, grain: 2.6 },
  ]),
);

/** Views of a home beyond its main picture, by the home and by what they show. */
const homeViews = Object.fromEntries(
  Object.entries(views).flatMap(([home, list]) =>
    Object.entries(list).map(([name, draw]): [string, Subject] => [
      `${home}-view-${name}`,
      { draw, scale: 2, quality: 86, grain: 2.4 },
    ]),
  ),
);

/** For each home that has them: its floor plans on a landscape and on a portrait sheet. */
const floorPlans = Object.fromEntries(
  Object.entries(plans).flatMap(([home, plan]): [string, Subject][] => {
    return [
      [`${home}-plan`, { draw: () => drawPlan(plan, 'wide'), scale: 4 / 3, grain: 1.6 }],
      [`${home}-plan-tall`, { draw: () => drawPlan(plan, 'tall'), scale: 2, grain: 1.6 }],
    ];
  }),
);

/** Every picture by the name of its file, `masters/<name>.webp`. */
export const subjects: Readonly<Record<string, Subject>> = {
  ...river,
  'riverfront-estate': { draw: riverfrontEstate, scale: 2, grain: 2.8 },
  'oceanfront-contemporary': { draw: oceanfrontContemporary, scale: 2, grain: 2.6 },
  'ortega-mediterranean': { draw: ortegaMediterranean, scale: 2, grain: 2.8 },
  'san-marco-georgian': { draw: sanMarcoGeorgian, scale: 2, grain: 2.8 },
  'avondale-tudor': { draw: avondaleTudor, scale: 2, grain: 2.8 },
  'riverside-bungalow': { draw: riversideBungalow, scale: 2, grain: 2.8 },
  'nocatee-farmhouse': { draw: nocateeFarmhouse, scale: 2, grain: 2.8 },
  'downtown-penthouse': { draw: downtownPenthouse, scale: 2, grain: 2.8 },
  'downtown-jacksonville': { draw: downtownJacksonville, ...LARGE, grain: 2.8 },
  riverside: { draw: riverside, ...LARGE, grain: 2.8 },
  'san-marco': { draw: sanMarco, ...LARGE, grain: 2.8 },
  'jacksonville-beach': { draw: jacksonvilleBeach, ...LARGE, grain: 3 },
  nocatee: { draw: nocatee, ...LARGE, grain: 3 },
  'murray-hill': { draw: murrayHill, ...LARGE, grain: 2.8 },
  avondale: { draw: avondale, ...LARGE, grain: 2.8 },
  southside: { draw: southside, ...LARGE, grain: 3 },
  ortega: { draw: ortega, ...LARGE, grain: 3 },
  springfield: { draw: springfield, ...LARGE, grain: 2.8 },
  'atlantic-beach': { draw: atlanticBeach, ...LARGE, grain: 3 },
  'ponte-vedra-beach': { draw: ponteVedraBeach, ...LARGE, grain: 3 },
  'social-card': { draw: socialCard, scale: 2, grain: 3, unused: true },
  ...Object.fromEntries(
    Object.entries(plates).map(([name, draw]) => [`plate-${name}`, { draw, scale: 4 / 3, grain: 1.6 }]),
  ),
  ...Object.fromEntries(
    Object.entries(quizDrawings).flatMap(([set, drawings]) =>
      Object.entries(drawings).map(([style, draw]) => [
        `option-${set}-${style}`,
        { draw, scale: 2, grain: 2.2 },
      ]),
    ),
  ),
  ...wideHomes,
  ...homeViews,
  ...floorPlans,
  'riverfront-estate-close-up': {
    draw: riverFromPorch,
    scale: 2,
    quality: 88,
    grain: 2.6,
  },
  'not-found': { draw: notFound, scale: 4 / 3, grain: 1.6 },
};
