import type { Sheet } from '../../kit/sheet.ts';
import { draw as beachHouse } from './beach-house.ts';
import { draw as bungalow } from './bungalow.ts';
import { draw as contemporary } from './contemporary.ts';
import { draw as farmhouse } from './farmhouse.ts';
import { draw as frameCottage } from './frame-cottage.ts';
import { draw as georgian } from './georgian.ts';
import { draw as liftBridge } from './lift-bridge.ts';
import { draw as loft } from './loft.ts';
import { draw as mediterranean } from './mediterranean.ts';
import { draw as queenAnne } from './queen-anne.ts';
import { draw as ranch } from './ranch.ts';
import { draw as shingleEstate } from './shingle-estate.ts';
import { draw as tower } from './tower.ts';
import { draw as townhouses } from './townhouses.ts';
import { draw as tudor } from './tudor.ts';
import { draw as westIndies } from './west-indies.ts';

/** Every plate by its name. */
export const plates: Readonly<Record<string, () => Sheet>> = {
  bungalow,
  tudor,
  georgian,
  mediterranean,
  farmhouse,
  'frame-cottage': frameCottage,
  'queen-anne': queenAnne,
  contemporary,
  'shingle-estate': shingleEstate,
  'beach-house': beachHouse,
  ranch,
  loft,
  tower,
  townhouses,
  'lift-bridge': liftBridge,
  'west-indies': westIndies,
};
