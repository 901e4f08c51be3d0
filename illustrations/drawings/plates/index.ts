import type { Sheet } from '../../kit/sheet.ts';
import { draw as bungalow } from './bungalow.ts';
import { draw as farmhouse } from './farmhouse.ts';
import { draw as frameCottage } from './frame-cottage.ts';
import { draw as georgian } from './georgian.ts';
import { draw as mediterranean } from './mediterranean.ts';
import { draw as tudor } from './tudor.ts';

/** Every plate by its name. */
export const plates: Readonly<Record<string, () => Sheet>> = {
  bungalow,
  tudor,
  georgian,
  mediterranean,
  farmhouse,
  'frame-cottage': frameCottage,
};
