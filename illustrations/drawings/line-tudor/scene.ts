/** The scale of the elevation: metres from the middle of its foot, on the sheet. */

import { tuples } from '../../kit/lists.ts';
import type { XY } from '../../kit/path.ts';

export const W = 1200;
export const S = 40;
const BX = 590;
export const BY = 610;
export const px = (m: number) => BX + m * S;
export const py = (m: number) => BY - m * S;
/** Points of the elevation, in metres from the middle of its foot: `'-8.2,0 8.6,5'`. */
export const at = (points: string): XY[] => tuples(2, points).map(([x, y]) => [px(x), py(y)]);
