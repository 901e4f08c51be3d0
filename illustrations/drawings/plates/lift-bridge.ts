/** The blue lift bridge downtown, its span raised for a sloop: the only plate that is no house. */

import type { Sheet } from '../../kit/sheet.ts';
import { drawBridge } from '../not-found.ts';

export const draw = (): Sheet => drawBridge(false);
