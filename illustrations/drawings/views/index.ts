/** The views of each home beyond its main picture, by the name that its file gives them. */
import type { Sheet } from '../../kit/sheet.ts';
import { views as avondaleTudor } from './avondale-tudor.ts';
import { views as downtownPenthouse } from './downtown-penthouse.ts';
import { views as nocateeFarmhouse } from './nocatee-farmhouse.ts';
import { views as oceanfrontContemporary } from './oceanfront-contemporary.ts';
import { views as ortegaMediterranean } from './ortega-mediterranean.ts';
import { views as riverfrontEstate } from './riverfront-estate.ts';
import { views as riversideBungalow } from './riverside-bungalow.ts';
import { views as sanMarcoGeorgian } from './san-marco-georgian.ts';

export const views: Readonly<Record<string, Readonly<Record<string, () => Sheet>>>> = {
  'riverfront-estate': riverfrontEstate,
  'oceanfront-contemporary': oceanfrontContemporary,
  'downtown-penthouse': downtownPenthouse,
  'riverside-bungalow': riversideBungalow,
  'ortega-mediterranean': ortegaMediterranean,
  'san-marco-georgian': sanMarcoGeorgian,
  'avondale-tudor': avondaleTudor,
  'nocatee-farmhouse': nocateeFarmhouse,
};
