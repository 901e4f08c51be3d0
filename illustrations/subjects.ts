import { draw as atlanticBeach } from './drawings/atlantic-beach.ts';
import { draw as avondale } from './drawings/avondale.ts';
import { draw as avondaleTudor } from './drawings/avondale-tudor.ts';
import { draw as downtownJacksonville } from './drawings/downtown-jacksonville.ts';
import { draw as downtownPenthouse } from './drawings/downtown-penthouse.ts';
import { draw as hero } from './drawings/hero.ts';
import { draw as jacksonvilleBeach } from './drawings/jacksonville-beach.ts';
import { draw as murrayHill } from './drawings/murray-hill.ts';
import { draw as nocatee } from './drawings/nocatee.ts';
import { draw as nocateeFarmhouse } from './drawings/nocatee-farmhouse.ts';
import { draw as notFound } from './drawings/not-found.ts';
import { draw as oceanfrontContemporary } from './drawings/oceanfront-contemporary.ts';
import { draw as ortega } from './drawings/ortega.ts';
import { draw as ortegaMediterranean } from './drawings/ortega-mediterranean.ts';
import { plates } from './drawings/plates/index.ts';
import { draw as ponteVedraBeach } from './drawings/ponte-vedra-beach.ts';
import { quizDrawings } from './drawings/quiz/index.ts';
import { draw as riverfrontEstate } from './drawings/riverfront-estate.ts';
import { draw as riverside } from './drawings/riverside.ts';
import { draw as riversideBungalow } from './drawings/riverside-bungalow.ts';
import { draw as sanMarco } from './drawings/san-marco.ts';
import { draw as sanMarcoGeorgian } from './drawings/san-marco-georgian.ts';
import { draw as socialCard } from './drawings/social-card.ts';
import { draw as southside } from './drawings/southside.ts';
import { draw as springfield } from './drawings/springfield.ts';
import type { Sheet } from './kit/sheet.ts';

/** One picture of the set. */
export interface Subject {
  /** Draws it anew; two drawings are equal to the last character. */
  readonly draw: () => Sheet;
  /** Pixels of the master for one unit of the sheet. */
  readonly scale: number;
  /** Strength of the film grain, 0 for none. */
  readonly grain: number;
  /** Drawn, but shown on no page, so that it has no master. */
  readonly unused?: true;
  /** Its program in `drawings/`, where that is not named after it. */
  readonly program?: string;
}

/** Every picture by the name of its file, `masters/<name>.webp`. */
export const subjects: Readonly<Record<string, Subject>> = {
  hero: { draw: hero, scale: 2, grain: 0 },
  'riverfront-estate': { draw: riverfrontEstate, scale: 2, grain: 2.8 },
  'oceanfront-contemporary': { draw: oceanfrontContemporary, scale: 2, grain: 2.6 },
  'ortega-mediterranean': { draw: ortegaMediterranean, scale: 2, grain: 2.8 },
  'san-marco-georgian': { draw: sanMarcoGeorgian, scale: 2, grain: 2.8 },
  'avondale-tudor': { draw: avondaleTudor, scale: 2, grain: 2.8 },
  'riverside-bungalow': { draw: riversideBungalow, scale: 2, grain: 2.8 },
  'nocatee-farmhouse': { draw: nocateeFarmhouse, scale: 2, grain: 2.8 },
  'downtown-penthouse': { draw: downtownPenthouse, scale: 2, grain: 2.8 },
  'downtown-jacksonville': { draw: downtownJacksonville, scale: 2, grain: 2.8 },
  riverside: { draw: riverside, scale: 2, grain: 2.8 },
  'san-marco': { draw: sanMarco, scale: 2, grain: 2.8 },
  'jacksonville-beach': { draw: jacksonvilleBeach, scale: 2, grain: 3 },
  nocatee: { draw: nocatee, scale: 2, grain: 3 },
  'murray-hill': { draw: murrayHill, scale: 2, grain: 2.8 },
  avondale: { draw: avondale, scale: 2, grain: 2.8 },
  southside: { draw: southside, scale: 2, grain: 3 },
  ortega: { draw: ortega, scale: 2, grain: 3 },
  springfield: { draw: springfield, scale: 2, grain: 2.8 },
  'atlantic-beach': { draw: atlanticBeach, scale: 2, grain: 3 },
  'ponte-vedra-beach': { draw: ponteVedraBeach, scale: 2, grain: 3 },
  'social-card': { draw: socialCard, scale: 2, grain: 3, unused: true },
  ...Object.fromEntries(
    Object.entries(plates).map(([name, draw]) => [
      `plate-${name}`,
      { draw, scale: 4 / 3, grain: 1.6, program: `plates/${name}` },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(quizDrawings).flatMap(([set, drawings]) =>
      Object.entries(drawings).map(([style, draw]) => [
        `option-${set}-${style}`,
        { draw, scale: 2, grain: 1.2, program: `quiz/${set}` },
      ]),
    ),
  ),
  'not-found': { draw: notFound, scale: 4 / 3, grain: 1.6 },
};
