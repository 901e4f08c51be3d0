import type { Plan } from '../../kit/plan/draw-plan.ts';
import { plan as avondaleTudor } from './avondale-tudor.ts';
import { plan as downtownPenthouse } from './downtown-penthouse.ts';
import { plan as nocateeFarmhouse } from './nocatee-farmhouse.ts';
import { plan as oceanfrontContemporary } from './oceanfront-contemporary.ts';
import { plan as ortegaMediterranean } from './ortega-mediterranean.ts';
import { plan as riverfrontEstate } from './riverfront-estate.ts';
import { plan as riversideBungalow } from './riverside-bungalow.ts';
import { plan as sanMarcoGeorgian } from './san-marco-georgian.ts';

/** The floor plans, by the home that they are of. */
export const plans: Readonly<Record<string, Plan>> = {
  'avondale-tudor': avondaleTudor,
  'downtown-penthouse': downtownPenthouse,
  'nocatee-farmhouse': nocateeFarmhouse,
  'oceanfront-contemporary': oceanfrontContemporary,
  'ortega-mediterranean': ortegaMediterranean,
  'riverfront-estate': riverfrontEstate,
  'riverside-bungalow': riversideBungalow,
  'san-marco-georgian': sanMarcoGeorgian,
};
